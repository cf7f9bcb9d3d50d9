/// The frames in which positions were remembered, to report afterwards what moved.
struct SightFrames {
  /// The frame before which the places of rows of lazy containers were remembered.
  var ofRows = 0
  /// The last frame for which the places of eager views were remembered.
  var ofViews = 0
}
