internal import LazyTrace

/// What scrolls: a scroll view, and the axis where it has two.
struct ScrollKey: Hashable, Sendable {
  let id: ViewID?
  let axis: Axis?

  init(_ event: Event) {
    id = event.id
    axis = event.axis
  }
}
