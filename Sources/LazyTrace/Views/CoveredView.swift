/// A subview of a lazy container of which another one in front of it covers a part (claim 55).
public struct CoveredView: Equatable, Sendable {
  /// The view's id, or its place where it has none.
  public var id: ViewID
  /// The view's name.
  public var view: String
  /// The id, or the place, of what is in front of it.
  public var cover: ViewID
  /// The part that both have in common, in the window's coordinates.
  public var covered: Rect

  /// Creates a view that another one covers in part.
  package init(id: ViewID, view: String, cover: ViewID, covered: Rect) {
    self.id = id
    self.view = view
    self.cover = cover
    self.covered = covered
  }
}
