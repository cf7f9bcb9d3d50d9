/// What a scroll view is about to do.
enum ScrollEvents: EventFamily {
  static let kinds: [Event.Kind] = [.phase, .target]
}

extension Event.Kind {
  /// A scroll view went from one phase to another.
  public static let phase = Event.Kind(
    "phase",
    summary: "A scroll view went from one phase to another.",
    of: { detail -> (old: ScrollPhase, new: ScrollPhase)? in
      if case .phase(let old, let new) = detail { (old, new) } else { nil }
    },
    line: { $0.old.rawValue + " → " + $0.new.rawValue },
    fields: [
      .text("from", meaning: "The phase that ended") { $0.old.rawValue },
      .text("to", meaning: "The phase that began") { $0.new.rawValue },
    ]
  )

  /// A program scrolls, and aims at an offset.
  public static let target = Event.Kind(
    "target",
    summary: "A program scrolls, and aims at an offset.",
    of: { if case .target(let offset) = $0 { offset } else { nil } },
    line: { NumberFormat.decimal($0) },
    fields: [.points("offset", meaning: "The offset aimed at") { $0 }]
  )
}
