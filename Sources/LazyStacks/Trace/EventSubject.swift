/// What an event happened to: a view by its id and by its number, and along which axis.
struct EventSubject {
  /// The id of the view, if it has one.
  var id: ViewID?
  /// The number of the view as long as it lives.
  var node: Int?
  /// The axis, where a scroll view scrolls along both.
  var axis: Axis?

  /// The same along an axis.
  func along(_ axis: Axis?) -> EventSubject {
    EventSubject(id: id, node: node, axis: axis)
  }
}
