/// How the insets of a scroll view along an axis changed: those of one edge, or the sum of both.
struct InsetChange {
  let old: Double
  let new: Double
  /// The edge whose inset changed, such as `top`; nil if both did.
  let edge: String?

  /// Compares insets; nil if they take up as much as before.
  init?(from before: EdgeInsets?, to now: EdgeInsets, along axis: Axis) {
    guard let before, !before.length(axis).isNearly(now.length(axis)) else { return nil }
    let isStartKept = before.start(axis).isNearly(now.start(axis))
    let isEndKept = before.end(axis).isNearly(now.end(axis))
    if isStartKept {
      (old, new) = (before.end(axis), now.end(axis))
      edge = axis == .vertical ? "bottom" : "trailing"
    } else if isEndKept {
      (old, new) = (before.start(axis), now.start(axis))
      edge = axis == .vertical ? "top" : "leading"
    } else {
      (old, new, edge) = (before.length(axis), now.length(axis), nil)
    }
  }
}
