/// Assumptions of lazy containers.
enum EstimateEvents: EventFamily {
  static let kinds: [Event.Kind] = [.estimate]

  static let fields = guess + lead + measured + restart + edit

  private static let guess: [ReadField<EstimateChange>] = [
    .text("view", meaning: LoadingEvents.view) { $0.view },
    .id("container", meaning: "The lazy container, if it has an id", ifAbsent: .nothing) {
      $0.container
    },
    .text("estimator", meaning: "What the container guesses with") { $0.estimator },
    .points("old", meaning: OffsetEvents.old) { $0.old },
    .points("new", meaning: OffsetEvents.new) { $0.new },
    .count("lengths", meaning: "How many measured lengths are known") { $0.lengths },
  ]

  private static let lead: [ReadField<EstimateChange>] = [
    .count("lines", meaning: "How many lines stand before those in sight") { $0.lead.lines },
    .count("known", meaning: "How many of them count as measured") { $0.lead.known },
    .points("lead", meaning: "How long they are taken to be, with distances") { $0.lead.length },
    .points(
      "corrected",
      meaning: "By how much that was corrected, whatever came, went or was scrolled past"
    ) { $0.lead.corrected },
    .points("spacing", meaning: "The distance between lines") { $0.lead.spacing },
    .flag("isEstimated", meaning: "Whether `lead` is a guess") { !$0.lead.isExact },
    .points("oldStart", meaning: "Where the container started in the content") { $0.oldStart },
    .points("start", meaning: "Where it starts now") { $0.start },
  ]

  private static let measured: [ReadField<EstimateChange>] = [
    .count("measured", meaning: "How many lines came into sight or changed", ifAbsent: none) {
      $0.measured?.count
    },
    .count("unseen", meaning: "How many of them had never been measured before", ifAbsent: none) {
      $0.measured?.unseen
    },
    .length("length", meaning: "The length of all measured lines", ifAbsent: .value(.number(0))) {
      $0.measured?.length
    },
    .length(
      "assumed",
      meaning: "The length that they had been taken to have together",
      ifAbsent: .value(.number(0))
    ) { $0.measured?.assumed },
    .id("subject", meaning: "The one that was measured last", ifAbsent: .nothing) {
      $0.measured?.subject
    },
  ]

  private static let restart: [ReadField<EstimateChange>] = [
    .id(
      "jump",
      meaning: "Where the container began anew without measuring the way",
      ifAbsent: .nothing
    ) { if case .jump(let id) = $0.restart { id } else { nil } },
    .id(
      "reset",
      meaning: "What kept its place when all lengths were forgotten",
      ifAbsent: .nothing
    ) { if case .reset(let id) = $0.restart { id } else { nil } },
  ]

  private static let edit: [ReadField<EstimateChange>] = [
    .count("inserted", meaning: "How many lines came before those in sight", ifAbsent: none) {
      $0.edit?.inserted
    },
    .count("removed", meaning: "How many lines before those in sight went", ifAbsent: none) {
      $0.edit?.removed
    },
    .ids("insertedIDs", meaning: "Some of those that came", ifAbsent: .value(.ids([]))) {
      $0.edit?.insertedIDs
    },
    .ids("removedIDs", meaning: "Some of those that went", ifAbsent: .value(.ids([]))) {
      $0.edit?.removedIDs
    },
    .count(
      "moved",
      meaning: "How many of those that went are still there, further on",
      ifAbsent: none
    ) {
      $0.edit?.moved
    },
    .points(
      "change",
      meaning: "What coming and going did to what stands before",
      ifAbsent: .nothing
    ) { $0.edit?.change },
  ]

  private static let none = EventField.Absence.value(.integer(0))

  /// The estimate, the number of lengths behind it, and the resulting lead.
  @Sendable static func line(for change: EstimateChange) -> String {
    let lead = change.lead
    var text =
      (change.container.map { FoldedIDs.text(of: $0) + "  " } ?? "") + change.view.onOneLine
    text += " " + EventWords.transition(from: change.old, to: change.new)
    text += "  \(change.estimator.onOneLine), \(change.lengths) known"
    text += "  \(lead.lines) before: " + NumberFormat.decimal(lead.length)
    if NumberFormat.change(lead.corrected) != "0" {
      text += " (" + NumberFormat.change(lead.corrected) + ")"
    }
    switch change.restart {
    case .jump(let id): text += "  jump to " + FoldedIDs.text(of: id)
    case .reset(let id): text += "  reset at " + FoldedIDs.text(of: id)
    case nil: break
    }
    if let edit = change.edit { text += "  \(edit.inserted) came, \(edit.removed) went" }
    return text
  }
}

extension Event.Kind {
  /// The assumptions of a lazy container changed.
  public static let estimate = Event.Kind(
    "estimate",
    summary: "A lazy container takes what it does not hold to be otherwise than before.",
    of: { if case .estimate(let change) = $0 { change } else { nil } },
    line: EstimateEvents.line,
    fields: EstimateEvents.fields
  )
}
