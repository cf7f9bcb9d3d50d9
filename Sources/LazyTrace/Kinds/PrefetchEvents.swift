/// Work done ahead of time.
enum PrefetchEvents: EventFamily {
  static let kinds: [Event.Kind] = [.prefetchBody, .prefetchLayout, .prefetchDiscard]

  fileprivate static let index = "Which subview, from 1"

  fileprivate static func subview(at index: Int) -> String {
    "subview " + EventWords.scriptPosition(index).description
  }
}

extension Event.Kind {
  /// A subview was evaluated before it came into sight.
  public static let prefetchBody = Event.Kind(
    "prefetch.body",
    summary: "A subview was evaluated before it came into sight, because the frame had time left.",
    of: { detail -> (view: String, index: Int)? in
      if case .prefetchBody(let view, let index) = detail { (view, index) } else { nil }
    },
    line: { $0.view.onOneLine + ", " + PrefetchEvents.subview(at: $0.index) },
    fields: [
      .text("view", meaning: LoadingEvents.view) { $0.view },
      .count("index", from: 1, meaning: PrefetchEvents.index) {
        EventWords.scriptPosition($0.index)
      },
    ]
  )

  /// A subview was measured before it came into sight.
  public static let prefetchLayout = Event.Kind(
    "prefetch.layout",
    summary: "A subview was measured before it came into sight, because the frame had time left.",
    of: { detail -> (view: String, index: Int, length: Double)? in
      guard case .prefetchLayout(let view, let index, let length) = detail else { return nil }
      return (view, index, length)
    },
    line: {
      $0.view.onOneLine + " " + NumberFormat.decimal($0.length) + ", "
        + PrefetchEvents.subview(at: $0.index)
    },
    fields: [
      .text("view", meaning: LoadingEvents.view) { $0.view },
      .count("index", from: 1, meaning: PrefetchEvents.index) {
        EventWords.scriptPosition($0.index)
      },
      .length("length", meaning: "The length along the axis") { $0.length },
    ]
  )

  /// The work done ahead for a subview was wasted.
  public static let prefetchDiscard = Event.Kind(
    "prefetch.discard",
    summary: "What was prepared of a subview was for nothing.",
    of: { detail -> (view: String, index: Int, isChanged: Bool)? in
      guard case .prefetchDiscard(let view, let index, let isChanged) = detail else { return nil }
      return (view, index, isChanged)
    },
    line: {
      $0.view.onOneLine + ", " + PrefetchEvents.subview(at: $0.index) + ", "
        + ($0.isChanged ? "changed before it came into sight" : "given up unseen")
    },
    fields: [
      .text("view", meaning: LoadingEvents.view) { $0.view },
      .count("index", from: 1, meaning: PrefetchEvents.index) {
        EventWords.scriptPosition($0.index)
      },
      .flag(
        "isChanged",
        meaning: "Whether it changed before it came into sight; else it was given up"
      ) {
        $0.isChanged
      },
    ]
  )
}
