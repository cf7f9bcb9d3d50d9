/// What ends a frame, or is found in it.
enum FrameEvents: EventFamily {
  static let kinds: [Event.Kind] = [.hitch, .frame, .diagnostic]

  fileprivate static let callback: [ReadField<FrameAccount.Callback>] = [
    .count("pass", from: 1, meaning: "In which pass it was called") { $0.pass },
    .text("name", meaning: "The modifier that it belongs to") { $0.name },
    .id("viewID", meaning: "The view that it belongs to") { $0.view.nameInTrace },
  ]

  fileprivate static let lostState: [ReadField<FrameAccount.LostState>] = [
    .id("viewID", meaning: "The view that ended") { $0.view.nameInTrace },
    .text("states", meaning: "The names of its states, with commas between them") {
      $0.states.joined(separator: ", ")
    },
    .text("reason", meaning: "Why it ended") { $0.reason.rawValue },
  ]

  fileprivate static let windowSize: [ReadField<FrameAccount.WindowSize>] = [
    .points("width", meaning: "Its width now") { $0.new.width },
    .points("height", meaning: "Its height now") { $0.new.height },
    .points("oldWidth", meaning: "Its width before") { $0.old.width },
    .points("oldHeight", meaning: "Its height before") { $0.old.height },
  ]

  fileprivate static let landing: [ReadField<FrameAccount.Landing>] = [
    .id("id", meaning: "What was scrolled to") { $0.id },
    .fraction("anchor", meaning: "Where in the region it was to stand", ifAbsent: .nothing) {
      $0.anchor
    },
    .points("miss", meaning: "How far behind the place that was asked for it stands") { $0.miss },
    .flag("isAtEnd", meaning: "Whether an end of the content keeps it from getting there") {
      $0.isAtEnd
    },
    .flag("isGuess", meaning: "Whether lengths on the way to it are guessed") { $0.isGuess },
    .id("coveredBy", meaning: "What an edge holds over it", ifAbsent: .nothing) {
      $0.coveredBy?.nameInTrace
    },
    .points("covered", meaning: "How much of it that covers", ifAbsent: .nothing) { landing in
      landing.coveredBy.map { _ in landing.covered }
    },
    .id(
      "around",
      meaning: "The row that was brought there instead, as it is in that",
      ifAbsent: .nothing
    ) {
      $0.around?.nameInTrace
    },
  ]

  /// The costs of a frame, as records.
  fileprivate static let cost: [ReadField<CostShare>] = [
    .text("work", meaning: "What was done") { $0.work.rawValue },
    .text("view", meaning: "The name of the views, or of the callback", ifAbsent: .nothing) {
      $0.view
    },
    .count("count", from: 1, meaning: "How often") { $0.count },
    .milliseconds("milliseconds", meaning: "What that took together") { $0.milliseconds },
  ]
}

extension Event.Kind {
  /// The frame was late.
  public static let hitch = Event.Kind(
    "hitch",
    summary: "The frame took longer than the display waits for one, so it was shown later.",
    of: { detail -> (late: Double, cost: Double)? in
      if case .hitch(let late, let cost) = detail { (late, cost) } else { nil }
    },
    line: {
      NumberFormat.decimal($0.late) + " ms late, took " + NumberFormat.decimal($0.cost) + " ms"
    },
    fields: [
      .milliseconds("late", meaning: "By how much it was shown later than expected") { $0.late },
      .milliseconds("cost", meaning: "What its work took") { $0.cost },
    ]
  )

  /// The frame is done.
  public static let frame = Event.Kind(
    "frame",
    summary: "The frame is done.",
    // Most accounts have no facts, and what has none need not be read for each field.
    of: { detail -> (passes: Int, account: FrameAccount?)? in
      guard case .frame(let passes, let account) = detail else { return nil }
      return (passes, account.isEmpty ? nil : account)
    },
    line: { $0.passes == 1 ? "1 pass" : "\($0.passes) passes" },
    fields: [
      .count("passes", from: 1, meaning: "How many passes the frame took") { $0.passes },
      .records(
        "callbacks",
        meaning: "The callbacks that changed data, so that the frame was laid out again",
        ifAbsent: .value(.records([])),
        of: FrameEvents.callback
      ) { $0.account?.callbacks.nonEmpty },
      .records(
        "resized",
        meaning: "The size of the window and what it was, where that was changed",
        ifAbsent: .value(.records([])),
        of: FrameEvents.windowSize
      ) { $0.account?.window.map { [$0] } },
      .ids(
        "gone",
        meaning: "What was in sight and went, with its data or as its element no longer gives it",
        ifAbsent: .value(.ids([]))
      ) { $0.account?.gone.nonEmpty?.map(\.nameInTrace) },
      .ids(
        "movedAway",
        meaning: "Which of those stand in another lazy container now",
        ifAbsent: .value(.ids([]))
      ) { $0.account?.movedAway.nonEmpty?.map(\.view.nameInTrace) },
      .ids(
        "dropped",
        meaning: "Which of those went although their elements are still there, which no longer "
          + "give them",
        ifAbsent: .value(.ids([]))
      ) { $0.account?.dropped.nonEmpty?.map(\.nameInTrace) },
      .records(
        "changes",
        meaning:
          "What came, went or got another length beside the lazy containers, where the offset "
          + "changed though nobody scrolled; what in sight got another length; and insets that "
          + "changed",
        ifAbsent: .value(.records([])),
        of: MovedEvents.reason
      ) { $0.account?.changes.nonEmpty },
      .records(
        "lostStates",
        meaning: "The states that ended with their views and were not as they began",
        ifAbsent: .value(.records([])),
        of: FrameEvents.lostState
      ) { $0.account?.lostStates.nonEmpty },
      .records(
        "landings",
        meaning: "Where programs scrolled to",
        ifAbsent: .value(.records([])),
        of: FrameEvents.landing
      ) { $0.account?.landings.nonEmpty },
      .milliseconds("cost", meaning: "What its work took", ifAbsent: .value(.number(0))) {
        $0.account.flatMap { $0.costs.isEmpty ? nil : $0.cost }
      },
      .records(
        "costs",
        meaning: "What that was, by what was done and for which views",
        ifAbsent: .value(.records([])),
        of: FrameEvents.cost
      ) { $0.account?.costs.nonEmpty },
    ]
  )

  /// Something that the user should know.
  public static let diagnostic = Event.Kind(
    "diagnostic",
    summary: "Something was found that the author of the script should know.",
    of: { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } },
    line: { $0.code.rawValue + ": " + $0.message.onOneLine },
    fields: [
      .text("code", meaning: "What was found") { $0.code.rawValue },
      .text("message", meaning: "What was found, where, and what to do") { $0.message },
    ]
  )
}

extension Array {
  /// The array itself; nil if it is empty.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
