/// `safeAreaInset`: another view along an edge, beside which the view keeps its content.
///
/// A scroll view, through whatever modifies it, stays as large as it was: its content keeps from
/// the edge by the length of the other view, as with `safeAreaPadding`, and scrolls behind it. Any
/// other view is offered what is left beside it.
struct SafeAreaInsetLayout: ArrangedLayout, SummingLayout, Equatable {
  /// `"safeAreaInset"` or `"safeAreaBar"`.
  var name: String
  var edge: Edge
  var alignment: Alignment
  /// The distance between the two; nil for the default one.
  var spacing: Double?

  var isModifier: Bool { true }

  func isEqual(to other: any Layout) -> Bool { (other as? SafeAreaInsetLayout) == self }

  func check() throws {
    guard let spacing, !spacing.isLength else { return }
    throw ContentError.badLength(of: ":" + name, name: "spacing", length: spacing)
  }

  func placeSum(
    ofBase isBase: Bool,
    among subviews: LayoutSubviews,
    along axis: Axis
  ) -> PlaceSum {
    guard axis == edge.axis else { return isBase ? .inset(0) : .aligned(alignment.guide(axis)) }
    guard isBase else { return edge.isStart ? .inset(0) : .end }
    let isBehind = subviews.first?.isScrollView ?? false
    let taken = Taken.last(in: subviews.cache)?.placed ?? 0
    return edge.isStart && !isBehind ? .beside(taken) : .inset(0)
  }

  func lengthSum(along axis: Axis) -> LengthSum {
    axis == edge.axis ? .line : .view(insets: 0)
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    try check()
    let parts = parts(of: subviews, for: proposal)
    guard let view = parts.view else { return .zero }
    var size = view.sizeThatFits(parts.offer)
    if !parts.isBehind { size[edge.axis] += parts.taken }
    return size
  }

  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) -> [Arrangement] {
    let parts = parts(of: subviews, for: proposal)
    subviews.cache.value = Taken(length: parts.taken, placed: parts.taken)
    guard parts.view != nil else { return [] }
    var places = [Arrangement(origin: .zero, offer: parts.offer)]
    if edge.isStart, !parts.isBehind { places[0].origin[edge.axis] = parts.taken }
    guard let bar = parts.bar else { return places }
    var offer = ProposedSize(size)
    offer[edge.axis] = nil
    let dimensions = bar.dimensions(in: offer)
    var origin = alignment.origin(of: dimensions, in: size)
    origin[edge.axis] = edge.isStart ? 0 : size[edge.axis] - dimensions.size[edge.axis]
    places.append(Arrangement(origin: origin, offer: offer))
    return places
  }

  /// What the other view takes from the edge, as the layout keeps it.
  struct Taken {
    /// The length that was measured last, whatever was offered.
    var length: Double
    /// The length with which the views were placed last.
    var placed: Double?

    /// What was kept last, also before something changed that the views are not placed by yet.
    fileprivate static func last(in cache: LayoutCache) -> Taken? {
      (cache.value ?? cache.former) as? Taken
    }
  }

  /// The two views, and what the first one is offered.
  private struct Parts {
    var view: LayoutSubview?
    var bar: LayoutSubview?
    var offer: ProposedSize
    /// What the other view takes from the edge, with the distance to it.
    var taken = 0.0
    /// Whether the view is a scroll view, whose content goes on behind the other one.
    var isBehind: Bool
  }

  private func parts(of subviews: LayoutSubviews, for proposal: ProposedSize) -> Parts {
    var parts = Parts(
      view: subviews.first,
      bar: subviews.count > 1 ? subviews[1] : nil,
      offer: proposal,
      isBehind: subviews.first?.isScrollView ?? false
    )
    if let bar = parts.bar {
      var offer = proposal
      offer[edge.axis] = nil
      let length = bar.sizeThatFits(offer)[edge.axis]
      if length > 0 { parts.taken = length + (spacing ?? subviews.defaultSpacing) }
    }
    let placed = Taken.last(in: subviews.cache)?.placed
    subviews.cache.value = Taken(length: parts.taken, placed: placed)
    if !parts.isBehind {
      parts.offer[edge.axis] = proposal[edge.axis].map { max(0, $0 - parts.taken) }
    }
    return parts
  }
}
