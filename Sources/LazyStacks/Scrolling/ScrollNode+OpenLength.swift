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
    forgetOpenLength()
    return content?.sizeThatFits(offer(proposal))[axis]
  }

  /// Places the content, whose length is left open unless nothing of it is shown: then nothing is
  /// ever filled, and the length is that of a sample (rule R6).
  func placeLeavingLengthOpen() {
    let isFilled = tracks.allSatisfy { containerSize[$0.axis] > Double.tolerance }
    if !isFilled { forgetOpenLength() }
    leavingLengthOpen(if: isFilled) {
      let offer = offer(ProposedSize(containerSize))
      content?.place(at: .zero, proposal: offer)
      if tracks.contains(where: { $0.hasRegrouped() }) {
        content?.place(at: .zero, proposal: offer)
      }
    }
  }

  /// Forgets sizes that were computed with the length left open.
  private func forgetOpenLength() {
    if openLength.isRemembered { content?.invalidateSizesBelow() }
    openLength.isRemembered = false
  }

  /// Runs a query that does not depend on the length of the content, which may be left open then.
  private func leavingLengthOpen<Value>(if isAllowed: Bool = true, _ body: () -> Value) -> Value {
    openLength.isAllowed = isAllowed
    defer { openLength.isAllowed = false }
    return body()
  }
}
