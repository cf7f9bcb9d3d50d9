/// How a view with a ratio of its lengths uses a rectangle of another ratio.
public enum ContentMode: String, Sendable, CaseIterable {
  /// As large as it can be inside.
  case fit
  /// The smallest size that leaves nothing free.
  case fill
}

/// `aspectRatio`: the view is offered a rectangle of a ratio.
struct AspectRatioLayout: ModifierLayout, Equatable {
  /// Width divided by height; `nil` for that of the view's ideal size.
  var ratio: Double?
  var mode: ContentMode

  var name: String { "aspectRatio" }

  func isEqual(to other: any Layout) -> Bool { (other as? AspectRatioLayout) == self }

  func check() throws {
    guard let ratio, !ContentError.ratios.contains(ratio) else { return }
    throw ContentError.badRatio(ratio)
  }

  func offer(_ proposal: ProposedSize, to subviews: LayoutSubviews) throws -> ProposedSize {
    try check()
    guard let view = subviews.first, let ratio = ratio ?? idealRatio(view) else { return proposal }
    var width = proposal.width
    var height = proposal.height
    if width == nil, height == nil {
      let ideal = view.sizeThatFits(.unspecified)
      width = ideal.width
      height = ideal.height
    }
    let byWidth = width.map { Size(width: $0, height: $0 / ratio) }
    let byHeight = height.map { Size(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else {
      return bounded(byWidth ?? byHeight ?? .zero)
    }
    let isWidthShort = byWidth.width <= byHeight.width
    return bounded(isWidthShort == (mode == .fit) ? byWidth : byHeight)
  }

  private func idealRatio(_ view: LayoutSubview) -> Double? {
    let ideal = view.sizeThatFits(.unspecified)
    let ratio = ideal.width / ideal.height
    return ContentError.ratios.contains(ratio) ? ratio : nil
  }

  /// Ratios multiply when they are nested; what was finite stays so.
  private func bounded(_ size: Size) -> ProposedSize {
    func length(_ length: Double) -> Double {
      length.isInfinite ? length : min(length, .longestLength)
    }
    return ProposedSize(width: length(size.width), height: length(size.height))
  }
}
