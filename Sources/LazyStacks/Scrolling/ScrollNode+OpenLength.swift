/// A scroll view asks for the width of its content, and places it, before the content's length is
/// known.
extension ScrollNode {
  /// Whether the length of the content may be left open.
  struct OpenLength {
    /// Whether nothing that is asked now depends on the length.
    var isAllowed = false
    /// Whether the content may hold cached sizes that were computed with the length left open.
    var isRemembered = false
  }

  /// The length of the content along an axis that does not scroll.
  func acrossLength(for proposal: ProposedSize, along axis: Axis) -> Double? {
    let offer = offer(proposal)
    guard tracks.allSatisfy({ proposal[$0.axis] != nil }) else {
      return content?.acrossLength(for: offer, along: axis.cross)
    }
    return leavingLengthOpen { content?.acrossLength(for: offer, along: axis.cross) }
  }

  /// The length of the content along an axis that scrolls, known or estimated.
  func idealLength(for proposal: ProposedSize, along axis: Axis) -> Double? {
    if openLength.isRemembered { content?.invalidateSizesBelow() }
    openLength.isRemembered = false
    return content?.sizeThatFits(offer(proposal))[axis]
  }

  /// Runs a query that does not depend on the length of the content.
  func leavingLengthOpen<Value>(_ body: () -> Value) -> Value {
    openLength.isAllowed = true
    defer { openLength.isAllowed = false }
    return body()
  }
}
