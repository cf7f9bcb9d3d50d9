internal import LazyStacks

extension EventBinding {
  /// What each kind of event tells.
  static let terms: [Term] = Event.Kind.allCases.map { kind in
    let names = fieldNames(of: kind).map { "`\($0)`" }
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : ""
    return Term(
      name: kind.rawValue,
      owner: "Event",
      form: "kind = \"\(kind.rawValue)\"",
      summary: "\(meaning(of: kind)) It has \(list)\(names.last ?? "nothing")."
    )
  }

  private static func meaning(of kind: Event.Kind) -> String {
    switch kind {
    case .initialize: "A node was made for a view, with its state as it begins."
    case .body: "The body of a view was evaluated."
    case .measure: "A subview was measured."
    case .walk: "A subview was measured on the way to what is in sight, and not placed."
    case .place: "A subview came among those that are placed."
    case .render: "A view was drawn, for the first time or again."
    case .appear: "A view came on screen."
    case .disappear: "A view left the screen."
    case .remove: "A subview left those that are placed."
    case .evict: "A subview out of sight was given up, with its state."
    case .visible: "Other subviews are in sight than before."
    case .visibility: "Other targets are in sight as far as `onScrollTargetVisibilityChange` asks."
    case .offset: "The content offset changed, by the sum of its entries."
    case .contentSize: "The content got another size along the axis."
    case .correction:
      "The subviews of a lazy container and the offset were moved alike, so that nothing in sight "
        + "moved."
    case .estimate: "A lazy container takes what it does not hold to be otherwise than before."
    case .moved:
      "Something in sight changed its place, or was pushed out of sight, although no finger moved "
        + "it."
    case .phase: "A scroll view went from one phase to another."
    case .target: "A program scrolls, and aims at an offset."
    case .frame: "The frame is done."
    case .diagnostic: "Something was found that the author of the script should know."
    }
  }

  private static func fieldNames(of kind: Event.Kind) -> [String] {
    switch kind {
    case .initialize, .render, .appear, .disappear, .evict: ["view"]
    case .body: ["view", "reason"]
    case .measure: ["view", "length", "reason"]
    case .walk, .place, .remove: ["index"]
    case .visible: ["ids"]
    case .visibility: ["ids", "threshold"]
    case .offset: ["old", "new", "cause", "subject", "entries"]
    case .contentSize: ["old", "new", "isEstimated"]
    case .correction: ["by", "cause", "subject"]
    case .moved:
      ["by", "cause", "subject", "view", "row", "isOutOfSight", "isGuess", "reasons"]
    case .estimate:
      [
        "view", "container", "estimator", "old", "new", "lengths", "lines", "known", "lead",
        "corrected", "isEstimated", "measured", "unseen", "length", "assumed", "subject", "jump",
        "reset", "inserted", "removed", "insertedIDs", "removedIDs", "change", "spacing",
        "oldStart", "start",
      ]
    case .phase: ["old", "new"]
    case .target: ["offset"]
    case .frame: ["passes", "callbacks", "gone", "landings"]
    case .diagnostic: ["code", "message"]
    }
  }
}
