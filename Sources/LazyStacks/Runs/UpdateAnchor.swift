/// The line of a run that keeps its place in an update (rule R10).
struct UpdateAnchor {
  /// The index before the update.
  let old: Int
  /// The index after the update.
  let new: Int
  /// Where the line starts, or in a reversed run ends, counted from the start of the visible
  /// region.
  var rel: Double
}
