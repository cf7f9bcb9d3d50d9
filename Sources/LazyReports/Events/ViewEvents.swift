internal import LazyTrace

/// The declarations of what happens to one view: it is made, evaluated, measured, drawn, and given
/// up.
enum ViewEvents {
  static let initialize = event(
    .initialize,
    summary: "A node was made for a view, with its state as it begins."
  ) { if case .initialize(let view) = $0 { view } else { nil } }

  static let body = EventDeclaration(
    .body,
    summary: "The body of a view was evaluated.",
    of: { detail -> (view: String, reason: LoadReason)? in
      if case .body(let view, let reason) = detail { (view, reason) } else { nil }
    },
    line: { $0.view.onOneLine + ", " + $0.reason.rawValue },
    fields: [
      .text("view", meaning: view) { $0.view },
      .text("reason", meaning: reason) { $0.reason.rawValue },
    ]
  )

  static let measure = EventDeclaration(
    .measure,
    summary: "A subview was measured.",
    of: { detail -> (view: String, length: Double, reason: LoadReason)? in
      guard case .measure(let view, let length, let reason) = detail else { return nil }
      return (view, length, reason)
    },
    line: { $0.view.onOneLine + " " + NumberFormat.decimal($0.length) + ", " + $0.reason.rawValue },
    fields: [
      .text("view", meaning: view) { $0.view },
      .length("length", meaning: "The length along the axis") { $0.length },
      .text("reason", meaning: reason) { $0.reason.rawValue },
    ]
  )

  static let render = event(
    .render,
    summary: "A view was drawn, for the first time or again."
  ) { if case .render(let view) = $0 { view } else { nil } }

  static let appear = event(
    .appear,
    summary: "A view came on screen."
  ) { if case .appear(let view) = $0 { view } else { nil } }

  static let taskStart = event(
    .taskStart,
    summary: "A task of a view began."
  ) { if case .taskStart(let view) = $0 { view } else { nil } }

  static let taskCancel = event(
    .taskCancel,
    summary:
      "A task of a view was ended because the view left the screen, or the task's id changed."
  ) { if case .taskCancel(let view) = $0 { view } else { nil } }

  static let disappear = event(
    .disappear,
    summary: "A view left the screen."
  ) { if case .disappear(let view) = $0 { view } else { nil } }

  static let evict = event(
    .evict,
    summary: "A subview out of sight was given up, with its state."
  ) { if case .evict(let view) = $0 { view } else { nil } }

  /// The meaning of the field `view`, if it is a name.
  static let view = "The name of the view"
  private static let reason = "Why it was evaluated or measured"

  /// An event that has only the name of the view that it happened to.
  private static func event(
    _ kind: Event.Kind,
    summary: String,
    of name: @escaping @Sendable (Event.Detail) -> String?
  ) -> EventDeclaration {
    EventDeclaration(
      kind,
      summary: summary,
      of: name,
      line: { $0.onOneLine },
      fields: [.text("view", meaning: view) { $0 }]
    )
  }
}
