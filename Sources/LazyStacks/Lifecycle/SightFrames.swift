/// In which frames it was remembered where things stand, to tell afterwards what moved.
struct SightFrames {
  /// The frame before which it was remembered where the rows of lazy containers stand.
  var ofRows = 0
  /// The last frame in which something else than a scroll changed what is seen.
  var ofUpdate = 0
  /// The last frame for which it was remembered where eager views stand.
  var ofViews = 0
}
