internal import LazyStacks

/// Places subviews in a column while a plugin's layout fails.
enum ColumnStandIn {
  /// The size of the column, in points.
  static func size(proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    subviews.reduce(into: .zero) { size, subview in
      let own = subview.sizeThatFits(ProposedSize(width: proposal.width, height: nil))
      size.width = max(size.width, own.width)
      size.height += own.height
    }
  }

  /// The place of each subview.
  static func arrange(in size: Size, subviews: LayoutSubviews) -> [Arrangement] {
    var y = 0.0
    return subviews.map { subview in
      let offer = ProposedSize(width: size.width, height: nil)
      defer { y += subview.sizeThatFits(offer).height }
      return Arrangement(origin: Point(x: 0, y: y), offer: offer)
    }
  }
}
