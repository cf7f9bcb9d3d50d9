/// The numbers of what lives in a window.
struct Population {
  var nodes = 0
  /// The composite views.
  var views = 0
  /// Those of them that keep states.
  var states = 0

  /// How many nodes a window may have: more would take minutes and gigabytes.
  static let nodeLimit = 1_000_000
}
