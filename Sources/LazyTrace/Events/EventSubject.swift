/// What an event happened to: a view by its id and by its number, and along which axis.
package struct EventSubject: Equatable, Sendable {
  /// The id of the view, if it has one.
  package var id: ViewID?
  /// The number of the view as long as it lives.
  package var node: Int?
  /// The axis, where a scroll view scrolls along both.
  package var axis: Axis?

  /// Names nothing, or what is given.
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
