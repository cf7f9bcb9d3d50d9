internal import LazyTrace

/// Identifies what scrolls: a scroll view, and the axis if it has two.
struct ScrollKey: Hashable, Sendable {
  let id: ViewID?
  let axis: Axis?
  /// The number of the scroll view: several may have no id.
  let node: Int?

  init(_ event: Event) {
    id = event.id
    axis = event.axis
    node = event.node
  }
}
