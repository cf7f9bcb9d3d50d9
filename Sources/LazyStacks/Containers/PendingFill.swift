/// What the next fill of a lazy container must do besides filling a span.
struct PendingFill {
  /// What keeps its place when everything is measured for another cross length (rule R9); nil while
  /// the lengths are valid.
  var resetAnchor: ResetAnchor?
  /// Whether the container left the screen since it was filled, so that its lines must be placed
  /// again.
  var wasHidden = false
  /// Whether lines are held out of sight, which must be placed again when they come into sight.
  var holdsHidden = false
  /// Whether work was stopped before everything was filled.
  var wasCutOff = false
}
