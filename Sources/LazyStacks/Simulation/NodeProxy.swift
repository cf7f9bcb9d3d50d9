/// What is known of one view at one moment.
public struct NodeProxy: Equatable, Sendable {
  /// In which part of its life a view is.
  public enum Phase: String, Sendable, CaseIterable {
    /// Not loaded.
    case absent
    /// Evaluated, and not yet on screen.
    case prefetched
    /// On screen, or placed by an eager container.
    case placed
    /// Off screen, kept for some updates (rule R11).
    case retained
  }

  /// The number by which events name the view; nil while it is not loaded.
  public var number: Int?
  /// The rectangle in the window's coordinates; nil while the view has no place.
  public var frame: Rect?
  /// In which part of its life the view is.
  public var phase: Phase
  /// How often a node was made for it.
  ///
  /// Counts of subviews that are no longer loaded are kept for the last 4,096 that each container
  /// gave up; for older ones all counts are 0. Counts of a view inside a subview begin anew with
  /// the subview's node.
  public var inits = 0
  /// How often its outermost view was evaluated.
  public var bodies = 0
  /// How often it was measured.
  public var measures = 0
  /// How often it came on screen.
  public var appears = 0
  /// The fraction of its area that can be seen, 0...1.
  public var visibleFraction = 0.0
  /// Whether its length is a guess because it is not placed.
  public var isEstimated: Bool
  /// The rectangle around what is drawn of it in the window's coordinates, where transforms of the
  /// view, in it and around it put it; nil while the view has no place.
  public var drawnRect: Rect?
  /// The effect of its scroll transition; nil if it has none or has no place.
  public var transition: ShownTransition?
}
