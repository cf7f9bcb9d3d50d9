/// The last values that an observer of a scroll view received.
struct ObservedState {
  var ids: [ViewID] = []
  var value: Any?
  /// The number of phase changes that it received, or came too late for.
  var phases = 0
}
