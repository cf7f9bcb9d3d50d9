/// What came into sight and left it.
enum SightEvents: EventFamily {
  static let kinds: [Event.Kind] = [.visible, .visibility, .crossing]

  fileprivate static let ids = "Ids in placement order"
}

extension Event.Kind {
  /// Other subviews are in sight.
  public static let visible = Event.Kind(
    "visible",
    summary: "Other subviews are in sight than before.",
    of: { if case .visible(let ids) = $0 { ids } else { nil } },
    line: { FoldedIDs.text(of: $0) },
    units: { $0.count },
    fields: [.ids("ids", meaning: SightEvents.ids) { $0 }]
  )

  /// Other targets are visible by a threshold.
  public static let visibility = Event.Kind(
    "visibility",
    summary: "Other targets are in sight as far as `onScrollTargetVisibilityChange` asks.",
    of: { detail -> (ids: [ViewID], threshold: Double)? in
      if case .visibility(let ids, let threshold) = detail { (ids, threshold) } else { nil }
    },
    line: { NumberFormat.decimal($0.threshold) + ": " + FoldedIDs.text(of: $0.ids) },
    units: { $0.ids.count },
    fields: [
      .ids("ids", meaning: SightEvents.ids) { $0.ids },
      .fraction("threshold", meaning: "The fraction that must be visible") { $0.threshold },
    ]
  )

  /// A target crossed a threshold.
  public static let crossing = Event.Kind(
    "crossing",
    summary:
      "A target, the view with the event's id, crossed one of the window's `thresholds`; those of "
      + "a frame are told in the order in which they happened on its way. What is compared is what "
      + "frames show, as SwiftUI's observers do: a row that a fast fling passes between two frames "
      + "was never shown and crosses nothing; a higher `refreshRate` shows more of them.",
    of: { if case .crossing(let crossing) = $0 { crossing } else { nil } },
    line: {
      NumberFormat.decimal($0.threshold) + ($0.isVisible ? ": in" : ": out") + " at "
        + NumberFormat.decimal($0.offset)
    },
    fields: [
      .fraction("threshold", meaning: "The fraction that must be visible") { $0.threshold },
      .flag("isVisible", meaning: "Whether at least that is visible from then on") { $0.isVisible },
      .points("offset", meaning: "The content offset at which it happened") { $0.offset },
      .fraction(
        "progress",
        meaning: "After which part of the frame's way; 1 where nothing scrolled"
      ) {
        $0.progress
      },
      .id("scroll", meaning: "The scroll view in which it happened", ifAbsent: .nothing) {
        $0.scroll
      },
    ]
  )
}
