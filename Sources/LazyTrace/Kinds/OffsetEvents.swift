/// Changes of the offset and of the size of the content.
enum OffsetEvents: EventFamily {
  static let kinds: [Event.Kind] = [.offset, .contentSize, .correction]

  /// A distance and its cause.
  struct Displacement {
    let by: Double
    let cause: LedgerCause
    let subject: ViewID?

    var text: String {
      NumberFormat.change(by) + "  " + cause.rawValue
        + (subject.map { " " + FoldedIDs.text(of: $0) } ?? "")
    }
  }

  static let old = "What it was"
  static let new = "What it is"
  static let by = "How far"
  static let cause = "What did it"
  static let subject = "The subview because of which"

  fileprivate static let entry: [ReadField<LedgerEntry>] = [
    .text("cause", meaning: cause) { $0.cause.rawValue },
    .id("subject", meaning: subject, ifAbsent: .nothing) { $0.subject },
    .points("change", meaning: "By how much the offset changed") { $0.change },
    .points("old", meaning: "The offset before") { $0.old },
    .points("new", meaning: "The offset after") { $0.new },
    .text(
      "anchorRole",
      meaning: "The role of the default anchor that chose it",
      ifAbsent: .nothing
    ) { $0.anchor?.rawValue },
    .text("motion", meaning: "What moved the content over time", ifAbsent: .nothing) {
      $0.motion?.rawValue
    },
    .points(
      "retargeted",
      meaning: "By how much what an animated scroll goes to is taken to be elsewhere than before",
      ifAbsent: .nothing
    ) { $0.retargeted.by == 0 ? nil : $0.retargeted.by },
  ]
}

extension Event.Kind {
  /// The content offset changed.
  public static let offset = Event.Kind(
    "offset",
    summary: "The content offset changed, by the sum of its entries.",
    of: { detail -> (old: Double, new: Double, entries: [LedgerEntry])? in
      guard case .offset(let old, let new, let entries) = detail else { return nil }
      return (old, new, entries)
    },
    line: {
      EventWords.transition(from: $0.old, to: $0.new)
        + ($0.entries.isEmpty ? "" : "  " + EventWords.causes(of: $0.entries))
    },
    units: { $0.entries.count },
    fields: [
      .points("old", meaning: OffsetEvents.old) { $0.old },
      .points("new", meaning: OffsetEvents.new) { $0.new },
      .text("cause", meaning: "What did the largest part of it", ifAbsent: .value(.text(""))) {
        $0.entries.largest?.cause.rawValue
      },
      .id("subject", meaning: OffsetEvents.subject, ifAbsent: .nothing) {
        $0.entries.largest?.subject
      },
      .records("entries", meaning: "All parts of the change", of: OffsetEvents.entry) {
        $0.entries
      },
    ]
  )

  /// The size of the content changed.
  public static let contentSize = Event.Kind(
    "contentSize",
    summary: "The content got another size along the axis.",
    of: { detail -> (old: Double, new: Double, isEstimated: Bool)? in
      guard case .contentSize(let old, let new, let isEstimated) = detail else { return nil }
      return (old, new, isEstimated)
    },
    line: {
      EventWords.transition(from: $0.old, to: $0.new) + ($0.isEstimated ? "  estimated" : "  exact")
    },
    fields: [
      .points("old", meaning: OffsetEvents.old) { $0.old },
      .points("new", meaning: OffsetEvents.new) { $0.new },
      .flag("isEstimated", meaning: "Whether the new size is a guess") { $0.isEstimated },
    ]
  )

  /// Subviews and the offset were moved by the same amount.
  public static let correction = Event.Kind(
    "correction",
    summary:
      "The subviews of a lazy container and the offset were moved alike, so that nothing in sight "
      + "moved.",
    of: { detail -> OffsetEvents.Displacement? in
      guard case .correction(let by, let cause, let subject) = detail else { return nil }
      return OffsetEvents.Displacement(by: by, cause: cause, subject: subject)
    },
    line: \.text,
    fields: [
      .points("by", meaning: OffsetEvents.by) { $0.by },
      .text("cause", meaning: OffsetEvents.cause) { $0.cause.rawValue },
      .id("subject", meaning: OffsetEvents.subject, ifAbsent: .nothing) { $0.subject },
    ]
  )
}
