/// The frames in which positions were remembered, to report afterwards what moved.
struct SightFrames {
  /// How often anything was laid out.
  var layouts = 0
  /// What the trace said about views in no scroll view that observe their visibility.
  var visibility = ToldVisibility()
  /// Whether a view that was in sight by its observer left the screen since that was last told.
  var hasLostObservers = false
  /// The frame before which the places of rows of lazy containers were remembered.
  var ofRows = 0
  /// The last frame in which something else than a scroll changed what is seen.
  var ofUpdate = 0
  /// The last frame for which it was remembered where eager views stand.
  var ofViews = 0
  /// What views said otherwise before.
  var settings = FormerSettings()
  /// How far scroll views moved by themselves in the last frame in which any did.
  var scrolls = MovedScrolls()
  /// Where views stood whose container was exchanged for another one.
  var formerThings = FormerThings()
}
