/// Where a lazy container is in the content that moves it, and how it was filled there.
///
/// A track writes it for the containers that it moves. A container that no track moves writes its
/// own.
struct Standing {
  /// A reference to the track that moves the container; nil if none does directly.
  var track: Lifeline<ScrollTrack>?
  /// Where the container starts in the content of its scroll view, or in the region that shows it.
  var position = 0.0
  /// Where it was when it was filled, and what of it could be seen; nil if it was not filled since
  /// the content was placed.
  var filling: Filling?
  /// The part of the region in which it last placed subviews (rule R2).
  var visibleSpan = VisibleSpan(start: 0, end: 0)
  /// The first frame in which what is cached may be filled.
  var cacheFrame = 0
  /// What its lead was guessed to be so that its lines kept their places.
  var leadGuess = LeadGuess()
  /// The last frame in which it was filled because it might be in sight.
  var filledFrame = 0
  /// Whether it is out of sight where it is, so that it only holds its place.
  var isOutOfSight = false
  /// The round in which a track attached it; 0 if none did.
  var round = 0
  /// The row that has the focus of the keyboard.
  var focus = FocusedRow()
  /// Whether the track moves nothing but the container.
  var isAlone = false

  /// Where a container stood when it was filled, and which part of the region it could fill.
  struct Filling: Equatable {
    let start: Double
    let region: VisibleSpan

    static func == (left: Filling, right: Filling) -> Bool {
      left.start.isNearly(right.start) && left.region.start.isNearly(right.region.start)
        && left.region.end.isNearly(right.region.end)
    }
  }
}
