/// A view that left its lazy container because its frame left the region, while some of it would
/// still have been drawn in sight (claim 60).
public struct EarlyVanishing: Equatable, Sendable {
  /// The view's id, or its place.
  public var id: ViewID
  /// The frame in which it went.
  public var frame: Int

  package init(id: ViewID, frame: Int) {
    self.id = id
    self.frame = frame
  }
}
