/// A scroll view asks for the width of its content, and gives it its place, before it is known how
/// long that is.
extension ScrollNode {
  /// Whether it matters how long the content is.
  struct OpenLength {
    /// Whether nothing that is asked now depends on it.
    var isAllowed = false
    /// Whether sizes of the content may be remembered in which it was left open.
    var isRemembered = false
  }

  /// How long the content is along an axis that does not scroll.
  func acrossLength(_ proposal: ProposedSize, _ axis: Axis) -> Double? {
    let offer = offer(proposal)
    guard tracks.allSatisfy({ proposal[$0.axis] != nil }) else {
      return content?.acrossLength(offer, axis.cross)
    }
    return leavingLengthOpen { content?.acrossLength(offer, axis.cross) }
  }

  /// How long the content is taken to be along an axis that scrolls.
  func idealLength(_ proposal: ProposedSize, _ axis: Axis) -> Double? {
    if openLength.isRemembered { content?.invalidateSizesBelow() }
    openLength.isRemembered = false
    return content?.sizeThatFits(offer(proposal))[axis]
  }

  /// Asks for something that does not depend on how long the content is.
  func leavingLengthOpen<Value>(_ body: () -> Value) -> Value {
    openLength.isAllowed = true
    defer { openLength.isAllowed = false }
    return body()
  }
}

extension ScrollTrack {
  /// Whether grids took other columns when they were placed, so that what they stand in took them
  /// to have another length; forgets that.
  func hasRegrouped() -> Bool {
    let regrouped = stacks.filter(\.isRegrouped)
    for stack in regrouped {
      stack.isRegrouped = false
      if stack !== contentStack { stack.invalidateSize() }
    }
    return contentStack == nil && !regrouped.isEmpty
  }
}
