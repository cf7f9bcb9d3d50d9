import LazyExtents

/// The elements that nobody had evaluated before an edit and that are still there: their subviews
/// had no indices, but are not new.
struct UnopenedElements {
  /// Which elements of a segment of the new list were there, in their new order.
  private var kept: [ViewKey: [KeptStretch]] = [:]

  /// Notes what became of the elements of a segment.
  ///
  /// - Parameters:
  ///   - elements: The change of the elements.
  ///   - known: How many of them were evaluated before, from the first on.
  ///   - key: The segment.
  mutating func note(_ elements: ElementChange, from known: Int, of key: ViewKey) {
    kept[key] = elements.byNew.filter { $0.old.upperBound > known }.map { stretch in
      let start = max(stretch.old.lowerBound, known)
      return KeptStretch(
        old: start..<stretch.old.upperBound,
        new: stretch.new + start - stretch.old.lowerBound,
        isMoved: stretch.isMoved
      )
    }
  }

  /// Whether the element of a subview is one of them.
  ///
  /// - Parameters:
  ///   - index: The place of the subview in the description.
  ///   - list: The list as it is now.
  /// - Returns: Whether it was there before the edit.
  func contain(_ index: Int, of list: SubviewList) -> Bool {
    guard !kept.isEmpty, index < list.count else { return false }
    let location = list.location(of: index)
    return kept[list.segments[location.segment].key]?.stretch(at: location.element) != nil
  }
}
