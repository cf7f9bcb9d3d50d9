/// What moved the start of a view that is aligned in the room around it.
struct AlignedShares {
  /// The share of another alignment.
  private(set) var setting = 0.0
  /// The share of the room.
  private(set) var room: Double
  /// The share of the view's own length.
  private(set) var own: Double

  /// Takes apart how far the start of a view moved.
  ///
  /// - Parameters:
  ///   - moved: That distance.
  ///   - room: How much longer the room is.
  ///   - own: How much longer the view is.
  ///   - guide: The line by which the view is aligned.
  ///   - former: The line by which it was.
  init(
    of moved: Double,
    room: Double,
    own: Double,
    by guide: AlignmentGuide,
    since former: AlignmentGuide
  ) {
    (self.room, self.own) = (guide.position(in: room), -guide.position(in: own))
    let rest = moved - self.room - self.own
    guard former == guide else {
      setting = rest
      return
    }
    // A view that sets its line itself is not aligned by a fraction of its length.
    if abs(room) <= Double.tolerance { self.own += rest } else { self.room += rest }
  }
}
