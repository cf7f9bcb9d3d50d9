/// What the next fill of a lazy container has to do besides placing what a span needs.
struct PendingFill {
  /// What keeps its place when everything is measured for another cross length (rule R9); nil where
  /// the lengths are worth something.
  var resetAnchor: LazyRun.ResetAnchor?
  /// Whether the container left the screen since it was filled, so that what it holds is placed
  /// anew.
  var wasHidden = false
  /// Whether lines are held out of sight, which are placed again where they come into sight.
  var holdsHidden = false
  /// Whether work was stopped before all of it was filled.
  var wasCutOff = false
}
