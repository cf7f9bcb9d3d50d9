/// A view that is partly cut off, and by how much at which edge (claim 43).
public struct ClippedView: Equatable, Sendable {
  /// The view's id, or its place if it has none; nil if it has neither.
  public var id: ViewID?
  /// The view's name.
  public var view: String
  /// How much is cut off at each edge, in points.
  public var cut: EdgeInsets

  /// Creates a view that is partly cut off.
  package init(id: ViewID?, view: String, cut: EdgeInsets) {
    self.id = id
    self.view = view
    self.cut = cut
  }
}
