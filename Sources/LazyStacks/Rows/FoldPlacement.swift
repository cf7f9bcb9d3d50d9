/// Where a lazy layout put a subview, and whether what the layout read of it still holds.
struct FoldPlacement {
  /// The place that the layout chose; nil in stacks and grids, and before the layout chose one.
  private(set) var place: FoldPlace?
  /// Whether the subview has other values for the layout since then.
  private(set) var isOutdated = false

  /// Takes over the place that the layout chooses now.
  mutating func take(_ place: FoldPlace) {
    self.place = place
    isOutdated = false
  }

  /// Notes that the subview has other values for the layout now.
  mutating func invalidate() { isOutdated = true }
}
