internal import LazyTrace

/// The declarations of work done ahead of time, and of late frames.
enum WorkEvents {
  static let prefetchBody = EventDeclaration(
    .prefetchBody,
    summary: "A subview was evaluated before it came into sight, because the frame had time left.",
    of: { detail -> (view: String, index: Int)? in
      if case .prefetchBody(let view, let index) = detail { (view, index) } else { nil }
    },
    line: { $0.view.onOneLine + ", " + subview(at: $0.index) },
    fields: [
      .text("view", meaning: ViewEvents.view) { $0.view },
      .count("index", from: 1, meaning: index) { EventLine.scriptPosition($0.index) },
    ]
  )

  static let prefetchLayout = EventDeclaration(
    .prefetchLayout,
    summary: "A subview was measured before it came into sight, because the frame had time left.",
    of: { detail -> (view: String, index: Int, length: Double)? in
      guard case .prefetchLayout(let view, let index, let length) = detail else { return nil }
      return (view, index, length)
    },
    line: {
      $0.view.onOneLine + " " + NumberFormat.decimal($0.length) + ", " + subview(at: $0.index)
    },
    fields: [
      .text("view", meaning: ViewEvents.view) { $0.view },
      .count("index", from: 1, meaning: index) { EventLine.scriptPosition($0.index) },
      .length("length", meaning: "The length along the axis") { $0.length },
    ]
  )

  static let prefetchDiscard = EventDeclaration(
    .prefetchDiscard,
    summary: "What was prepared of a subview was for nothing.",
    of: { detail -> (view: String, index: Int, isChanged: Bool)? in
      guard case .prefetchDiscard(let view, let index, let isChanged) = detail else { return nil }
      return (view, index, isChanged)
    },
    line: {
      $0.view.onOneLine + ", " + subview(at: $0.index) + ", "
        + ($0.isChanged ? "changed before it came into sight" : "given up unseen")
    },
    fields: [
      .text("view", meaning: ViewEvents.view) { $0.view },
      .count("index", from: 1, meaning: index) { EventLine.scriptPosition($0.index) },
      .flag(
        "isChanged",
        meaning: "Whether it changed before it came into sight; else it was given up"
      ) {
        $0.isChanged
      },
    ]
  )

  static let hitch = EventDeclaration(
    .hitch,
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

  /// The costs of a frame, as records.
  static let cost: [ReadField<CostShare>] = [
    .text("work", meaning: "What was done") { $0.work.rawValue },
    .text("view", meaning: "The name of the views, or of the callback", ifAbsent: .nothing) {
      $0.view
    },
    .count("count", from: 1, meaning: "How often") { $0.count },
    .milliseconds("milliseconds", meaning: "What that took together") { $0.milliseconds },
  ]

  private static let index = "Which subview, from 1"

  private static func subview(at index: Int) -> String {
    "subview " + EventLine.scriptPosition(index).description
  }
}
