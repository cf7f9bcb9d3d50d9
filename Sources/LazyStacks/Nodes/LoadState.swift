/// The reason and the context in which views are loaded at a moment.
struct LoadState {
  /// The reason for evaluations now.
  var reason = LoadReason.eager
  /// The id that events of nested views carry: that of the nearest view with an id.
  var subject: ViewID?
  /// Whether a row is measured before it comes into sight: what scrolls in it is filled later.
  var isPreparing = false
  /// How deep the view that is being resolved is nested.
  var depth = 0
}
