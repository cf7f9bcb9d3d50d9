internal import LazyTrace

/// The declarations of events that end a frame, or are found in it.
enum FrameEvents {
  static let frame = EventDeclaration(
    .frame,
    summary: "The frame is done.",
    of: { detail -> (passes: Int, account: FrameAccount)? in
      if case .frame(let passes, let account) = detail { (passes, account) } else { nil }
    },
    line: { $0.passes == 1 ? "1 pass" : "\($0.passes) passes" },
    fields: [
      .count("passes", from: 1, meaning: "How many passes the frame took") { $0.passes },
      .records(
        "callbacks",
        meaning: "The callbacks that changed data, so that the frame was laid out again",
        ifAbsent: .value(.records([])),
        of: callback
      ) { $0.account.callbacks.nonEmpty },
      .records(
        "resized",
        meaning: "The size of the window and what it was, where that was changed",
        ifAbsent: .value(.records([])),
        of: windowSize
      ) { $0.account.window.map { [$0] } },
      .ids(
        "gone",
        meaning: "What was in sight and went, with its data or as its element gives fewer views",
        ifAbsent: .value(.ids([]))
      ) { $0.account.gone.nonEmpty?.map(\.nameInTrace) },
      .ids(
        "movedAway",
        meaning: "Which of those stand in another lazy container now",
        ifAbsent: .value(.ids([]))
      ) { $0.account.movedAway.nonEmpty?.map(\.nameInTrace) },
      .ids(
        "dropped",
        meaning: "Which of those went although their elements are still there, which give fewer "
          + "views now",
        ifAbsent: .value(.ids([]))
      ) { $0.account.dropped.nonEmpty?.map(\.nameInTrace) },
      .records(
        "changes",
        meaning:
          "What came, went or got another length beside the lazy containers, where the offset "
          + "changed though nobody scrolled; and insets that changed",
        ifAbsent: .value(.records([])),
        of: MovedEvents.reason
      ) { $0.account.changes.nonEmpty },
      .records(
        "lostStates",
        meaning: "The states that ended with their views and were not as they began",
        ifAbsent: .value(.records([])),
        of: lostState
      ) { $0.account.lostStates.nonEmpty },
      .records(
        "landings",
        meaning: "Where programs scrolled to",
        ifAbsent: .value(.records([])),
        of: landing
      ) { $0.account.landings.nonEmpty },
      .milliseconds("cost", meaning: "What its work took", ifAbsent: .value(.number(0))) {
        $0.account.costs.isEmpty ? nil : $0.account.cost
      },
      .records(
        "costs",
        meaning: "What that was, by what was done and for which views",
        ifAbsent: .value(.records([])),
        of: WorkEvents.cost
      ) { $0.account.costs.nonEmpty },
    ]
  )

  static let diagnostic = EventDeclaration(
    .diagnostic,
    summary: "Something was found that the author of the script should know.",
    of: { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } },
    line: { $0.code.rawValue + ": " + $0.message.onOneLine },
    fields: [
      .text("code", meaning: "What was found") { $0.code.rawValue },
      .text("message", meaning: "What was found, where, and what to do") { $0.message },
    ]
  )

  private static let callback: [ReadField<FrameAccount.Callback>] = [
    .count("pass", from: 1, meaning: "In which pass it was called") { $0.pass },
    .text("name", meaning: "The modifier that it belongs to") { $0.name },
    .id("view", meaning: "The view that it belongs to") { $0.view.nameInTrace },
  ]

  private static let lostState: [ReadField<FrameAccount.LostState>] = [
    .id("view", meaning: "The view that ended") { $0.view.nameInTrace },
    .text("states", meaning: "The names of its states, with commas between them") {
      $0.states.joined(separator: ", ")
    },
    .text("reason", meaning: "Why it ended") { $0.reason.rawValue },
  ]

  private static let windowSize: [ReadField<FrameAccount.WindowSize>] = [
    .points("width", meaning: "Its width now") { $0.new.width },
    .points("height", meaning: "Its height now") { $0.new.height },
    .points("oldWidth", meaning: "Its width before") { $0.old.width },
    .points("oldHeight", meaning: "Its height before") { $0.old.height },
  ]

  private static let landing: [ReadField<FrameAccount.Landing>] = [
    .id("id", meaning: "What was scrolled to") { $0.id },
    .fraction("anchor", meaning: "Where in the region it was to stand", ifAbsent: .nothing) {
      $0.anchor
    },
    .points("miss", meaning: "How far behind the place that was asked for it stands") { $0.miss },
    .flag("isAtEnd", meaning: "Whether an end of the content keeps it from getting there") {
      $0.isAtEnd
    },
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
}

extension Array {
  /// The array itself; nil if it is empty.
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
