/// Where a run begins anew, after it dropped its lines.
struct FreshStart {
  /// The index of the line that it begins with; `Int.max` is the last one.
  let index: Int
  /// Where the line starts, counted from the start of the visible region; after an edit of a lazy
  /// layout, where the fold reaches it.
  let rel: Double
  /// The length before the line, in points.
  let lead: Double
  /// Why the line is loaded.
  let reason: LoadReason
}
