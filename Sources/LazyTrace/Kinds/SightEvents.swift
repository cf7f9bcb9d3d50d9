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

  /// Other views are visible by a threshold.
  public static let visibility = Event.Kind(
    "visibility",
    summary:
      "Other views of a scroll view are in sight as far as one of the window's `thresholds` asks, "
      + "or an `onScrollTargetVisibilityChange` or `onScrollVisibilityChange` in it.",
    of: { if case .visibility(let change) = $0 { change } else { nil } },
    line: { VisibilityChange.heading($0.threshold) + $0.text },
    units: { $0.ids.count + $0.left.count },
    fields: [
      .ids("ids", meaning: SightEvents.ids) { $0.ids },
      .fraction("threshold", meaning: "The fraction that must be visible") { $0.threshold },
      .ids("entered", meaning: "Those that were not in sight so far before") { $0.entered },
      .ids("left", meaning: "Those that no longer are") { $0.left },
    ]
  )

  /// A target crossed a threshold.
  public static let crossing = Event.Kind(
    "crossing",
    summary:
      "A view, that with the event's id, crossed a threshold of `visibility` events; those of "
      + "a frame are told in the order in which they happened on its way. What is compared is what "
      + "frames show, as SwiftUI's observers do: a row that a fast fling passes between two frames "
      + "was never shown and crosses nothing; a higher `refreshRate` shows more of them.",
    of: { if case .crossing(let crossing) = $0 { crossing } else { nil } },
    line: {
      VisibilityChange.heading($0.threshold) + ($0.isVisible ? "in" : "out") + " at "
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
