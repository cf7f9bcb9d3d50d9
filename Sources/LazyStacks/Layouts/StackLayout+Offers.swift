extension StackLayout {
  /// The offer to each subview: its ideal length if the stack is offered none, else a share of what
  /// is left.
  ///
  /// The subviews of the greatest priority are served first, from everything that those of lower
  /// priority do not need as their minimum; among equals the least flexible is served first.
  func offers(
    for proposal: ProposedSize,
    to subviews: LayoutSubviews,
    gaps: [Double]
  ) -> [ProposedSize] {
    let across = proposal[axis.cross]
    guard let length = proposal[axis], length.isFinite, subviews.count > 1 else {
      return Array(repeating: proposal, count: subviews.count)
    }
    let shares = subviews.map { share(of: $0, across: across) }
    let groups = Dictionary(grouping: shares.indices) { shares[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    var reserved = shares.reduce(0) { $0 + $1.least }
    var offers = Array(repeating: ProposedSize.unspecified, count: subviews.count)
    var left = max(0, length - gaps.reduce(0, +))
    for (rank, members) in groups.enumerated() {
      reserved -= members.reduce(0) { $0 + shares[$1].least }
      let isLast = rank == groups.count - 1
      var free = isLast ? left : max(0, left - max(0, reserved))
      let order = members.sorted { first, second in
        (shares[first].flexibility, first) < (shares[second].flexibility, second)
      }
      for (position, index) in order.enumerated() {
        let part = free / Double(order.count - position)
        offers[index] = ProposedSize(along: part, across: across, axis: axis)
        let taken = subviews[index].sizeThatFits(offers[index])[axis]
        free = max(0, free - taken)
        left = max(0, left - taken)
      }
    }
    return offers
  }

  /// The data that determines the share of a subview.
  private struct Share {
    let priority: Double
    let least: Double
    let flexibility: Double
  }

  private func share(of subview: LayoutSubview, across: Double?) -> Share {
    let most = ProposedSize(along: .infinity, across: across, axis: axis)
    let least = ProposedSize(along: 0, across: across, axis: axis)
    let length = subview.sizeThatFits(least)[axis]
    return Share(
      priority: subview.priority,
      least: length,
      flexibility: subview.sizeThatFits(most)[axis] - length
    )
  }
}
