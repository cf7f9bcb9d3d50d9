internal import LazyTrace

extension EstimateChange.Edit {
  /// That some of the removed lines were in sight.
  var seenWords: String {
    guard seen > 0 else { return "" }
    return removed == 1 ? " (in sight until then)" : " (\(seen) of them in sight until then)"
  }
}

extension FrameAccount.UnseenEdits {
  /// That subviews came or went; nil if none did.
  func words(came: Int, went: Int) -> String? {
    let noun = view == "LazyVStack" ? "row" : view.hasSuffix("Grid") ? "cell" : "view"
    let parts = [
      came > 0 ? Counted.text(came, one: noun) + " came in" : nil,
      went > 0 ? Counted.text(went, one: noun) + " went" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension EstimateChange.Lead {
  /// Whether all of its lines were measured, so that none is estimated.
  var isKnown: Bool { known == lines }
}

extension LineEditWords {
  /// The ids of what came or went, in parentheses; nothing if none is known.
  static func named(_ ids: [ViewID]) -> String {
    ids.isEmpty ? "" : " (\(FoldedIDs.text(of: ids, atMost: mostNames)))"
  }

  /// A clause saying what came and went before what is in sight; nil where something was moved.
  static func edited(_ edit: EstimateChange.Edit, in change: EstimateChange) -> String? {
    guard edit.moved == 0, edit.brought == 0, edit.elements.isEmpty else { return nil }
    func names(_ ids: [ViewID], _ count: Int) -> String {
      guard ids.count == count else { return LineWords.counted(count, in: change) }
      return FoldedIDs.text(of: ids, atMost: mostNames)
    }
    let parts = [
      edit.inserted > 0 ? names(edit.insertedIDs, edit.inserted) + " came in" : nil,
      edit.removed > 0 ? names(edit.removedIDs, edit.removed) + " went" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ") + " before"
  }

  /// How many ids, or rows of ids that follow one another, are named.
  private static let mostNames = 4
}

extension LineEditWords {
  /// Whether what came in counts as much as lines whose length is not known.
  func isAssumed(_ edit: EstimateChange.Edit) -> Bool {
    let length = Double(edit.inserted) * (change.old + change.lead.spacing)
    return abs(length - edit.change) <= 1e-6 * max(1, abs(length))
  }
}
