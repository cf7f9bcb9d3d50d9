/// What the views of a subview are made from, and what is out of date about them.
struct SubviewContent {
  /// How its views were resolved, for resolving them again after a change.
  var resolution: Resolution?
  /// The role of the subview in its section.
  var role = SubviewRole.content
  /// The list that it comes from, which lives as long as any of its subviews.
  var holder: OpenedList?
  /// The data that its views were made from, and the value of the element at that moment.
  var source: (any ElementSource)?
  var value: (any ElementValue)?
  /// Whether other subviews have the same element id.
  var sharesID = false
  /// What the content function of its element read; nil for a stand-in.
  var reading: ContentReading?
  /// What must be evaluated before it comes back on screen.
  var waiting: [any Evaluated] = []
  /// The version of the container's list for which the views were last compared.
  var listVersion = 0
  /// The window's update in or after which its content function last ran.
  var update = 0

  /// Whether anything changed that was read to make the views.
  var isOutdated: Bool {
    resolution?.readings.contains(where: \.isOutdated) ?? false
      || reading?.reader.isOutdated ?? false
  }

  /// Whether the views must be compared with the container's list before they are shown again.
  func needsComparing(withVersion version: Int) -> Bool {
    listVersion != version || reading?.reader.isOutdated ?? false
  }

  /// Takes what waits to be evaluated, in the order of the views.
  mutating func takeWaiting() -> [any Evaluated] {
    defer { waiting.removeAll() }
    return waiting.sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
  }
}
