/// What an observer of a scroll view was last told.
struct ObservedState {
  var ids: [ViewID] = []
  var value: Any?
  /// How many changes of the phase it was told, or came too late for.
  var phases = 0
}
