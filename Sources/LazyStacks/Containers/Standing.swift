/// Where a lazy container stands in what moves it, and how it was filled there.
///
/// A track writes it for the containers that it moves, a container that nothing moves for itself.
struct Standing {
  /// Where the container starts in the content of its scroll view, or in the region that shows it.
  var position = 0.0
  /// Where it stood when it was filled, and what of it could be seen; nil where it was not filled
  /// since the content was placed.
  var filling: ScrollTrack.Filling?
  /// The part of the region in which it placed subviews last (rule R2).
  var visibleSpan = VisibleSpan(start: 0, end: 0)
  /// The last frame in which it was filled because it can be in sight.
  var filledFrame = 0
  /// Whether nothing of it can be in sight where it stands, so that it only holds its place.
  var isOutOfSight = false
  /// The round in which the track took it under control; 0 while none does.
  var round = 0
  /// Whether the track moves nothing but the container.
  var isAlone = false
}
