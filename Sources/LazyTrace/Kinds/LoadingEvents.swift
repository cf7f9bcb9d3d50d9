/// How subviews come to be: they are made, evaluated, measured and placed.
enum LoadingEvents: EventFamily {
  static let kinds: [Event.Kind] = [.initialize, .body, .measure, .walk, .place]

  /// The meaning of the field `view`, if it is a name.
  static let view = "The name of the view"
  fileprivate static let reason = "Why it was evaluated or measured"
}

extension Event.Kind {
  /// A node was made for a view.
  public static let initialize = ofView(
    "init",
    summary: "A node was made for a view, with its state as it begins."
  ) { if case .initialize(let view) = $0 { view } else { nil } }

  /// The body of a view was evaluated.
  public static let body = Event.Kind(
    "body",
    summary: "The body of a view was evaluated.",
    of: { detail -> (view: String, reason: LoadReason)? in
      if case .body(let view, let reason) = detail { (view, reason) } else { nil }
    },
    line: { $0.view.onOneLine + ", " + $0.reason.rawValue },
    fields: [
      .text("view", meaning: LoadingEvents.view) { $0.view },
      .text("reason", meaning: LoadingEvents.reason) { $0.reason.rawValue },
    ]
  )

  /// A subview was measured.
  public static let measure = Event.Kind(
    "measure",
    summary: "A subview was measured.",
    of: { detail -> (view: String, length: Double, reason: LoadReason)? in
      guard case .measure(let view, let length, let reason) = detail else { return nil }
      return (view, length, reason)
    },
    line: { $0.view.onOneLine + " " + NumberFormat.decimal($0.length) + ", " + $0.reason.rawValue },
    fields: [
      .text("view", meaning: LoadingEvents.view) { $0.view },
      .length("length", meaning: "The length along the axis") { $0.length },
      .text("reason", meaning: LoadingEvents.reason) { $0.reason.rawValue },
    ]
  )

  /// A subview was measured on the way to what is in sight.
  public static let walk = ofIndex(
    "walk",
    summary: "A subview was measured on the way to what is in sight, and not placed."
  ) { if case .walk(let index) = $0 { index } else { nil } }

  /// A subview entered the placed set.
  public static let place = ofIndex(
    "place",
    summary: "A subview came among those that are placed."
  ) { if case .place(let index) = $0 { index } else { nil } }

  /// Declares a kind whose events have only the name of the view that they happened to.
  static func ofView(
    _ name: String,
    summary: String,
    of view: @escaping @Sendable (Event.Detail) -> String?
  ) -> Event.Kind {
    Event.Kind(
      name,
      summary: summary,
      of: view,
      line: { $0.onOneLine },
      fields: [.text("view", meaning: LoadingEvents.view) { $0 }]
    )
  }

  /// Declares a kind whose events have only the place of the subview that they happened to.
  static func ofIndex(
    _ name: String,
    summary: String,
    of index: @escaping @Sendable (Event.Detail) -> Int?
  ) -> Event.Kind {
    Event.Kind(
      name,
      summary: summary,
      of: index,
      line: { "subview " + EventWords.scriptPosition($0).description },
      fields: [
        .count("index", from: 1, meaning: "Which subview, from 1") { EventWords.scriptPosition($0) }
      ]
    )
  }
}
