/// What becomes of what is placed, until it is given up.
enum PlacedEvents: EventFamily {
  static let kinds: [Event.Kind] = [
    .seam, .render, .appear, .taskStart, .taskCancel, .disappear, .remove, .evict,
  ]
}

extension Event.Kind {
  /// A user's lazy layout begins anew with a subview.
  public static let seam = ofIndex(
    "seam",
    summary:
      "A lazy layout of one's own begins anew with a subview, below all that stands above it."
  ) { if case .seam(let index) = $0 { index } else { nil } }

  /// A view was drawn.
  public static let render = ofView(
    "render",
    summary: "A view was drawn, for the first time or again."
  ) { if case .render(let view) = $0 { view } else { nil } }

  /// A view came on screen.
  public static let appear = ofView(
    "appear",
    summary: "A view came on screen."
  ) { if case .appear(let view) = $0 { view } else { nil } }

  /// A task of a view began.
  public static let taskStart = ofView(
    "task.start",
    summary: "A task of a view began."
  ) { if case .taskStart(let view) = $0 { view } else { nil } }

  /// A task of a view was ended.
  public static let taskCancel = ofView(
    "task.cancel",
    summary:
      "A task of a view was ended because the view left the screen, or the task's id changed."
  ) { if case .taskCancel(let view) = $0 { view } else { nil } }

  /// A view left the screen.
  public static let disappear = ofView(
    "disappear",
    summary: "A view left the screen."
  ) { if case .disappear(let view) = $0 { view } else { nil } }

  /// A subview left the placed set.
  public static let remove = ofIndex(
    "remove",
    summary: "A subview left those that are placed."
  ) { if case .remove(let index) = $0 { index } else { nil } }

  /// A subview was given up.
  public static let evict = ofView(
    "evict",
    summary: "A subview out of sight was given up, with its state."
  ) { if case .evict(let view) = $0 { view } else { nil } }
}
