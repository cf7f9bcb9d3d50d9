/// The subject of an event: a view by its id and number, and an axis.
package struct EventSubject: Equatable, Sendable {
  /// The id of the view, if it has one.
  package var id: ViewID?
  /// The number of the view as long as it lives.
  package var node: Int?
  /// The axis, where a scroll view scrolls along both.
  package var axis: Axis?

  /// Creates a subject, which may name nothing.
  package init(id: ViewID? = nil, node: Int? = nil, axis: Axis? = nil) {
    self.id = id
    self.node = node
    self.axis = axis
  }

  /// The same along an axis.
  package func along(_ axis: Axis?) -> EventSubject {
    EventSubject(id: id, node: node, axis: axis)
  }
}
