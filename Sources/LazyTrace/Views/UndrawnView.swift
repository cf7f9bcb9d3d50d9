/// A view that is missing because of where it would be laid out, although it would be drawn in
/// sight.
public struct UndrawnView: Equatable, Sendable {
  /// The view's id, or its place where it has none.
  public var id: ViewID
  /// The view's name.
  public var view: String
  /// Where it would be laid out by measured and estimated lengths, in the window's coordinates.
  public var frame: Rect
  /// The rectangle around what would be drawn of it.
  public var drawnRect: Rect

  /// Creates a missing view.
  package init(id: ViewID, view: String, frame: Rect, drawnRect: Rect) {
    self.id = id
    self.view = view
    self.frame = frame
    self.drawnRect = drawnRect
  }
}
