/// Where a scroll view is or should be: SwiftUI's `ScrollPosition` and its binding in one.
///
/// ```swift
/// let position = ScrollPosition()
/// ScrollView { … }.scrollPosition(position)
/// position.scrollTo(.view("row-7", anchor: .top))
/// ```
///
/// It can be used anywhere, also in callbacks: a request takes effect in the next pass of the frame
/// in progress, or in the next frame. It belongs to one scroll view.
public final class ScrollPosition {
  /// Where a program wants a scroll view to be.
  public enum Target: Hashable, Sendable {
    /// A view, at an anchor; without one at that of the modifier, or after the smallest movement.
    case view(ViewID, anchor: UnitPoint? = nil)
    /// An edge of the content, at which it stays when the content gets another size.
    case edge(Edge)
    /// An offset; where one of the two is missing, the content rests at its start along that axis.
    case point(x: Double? = nil, y: Double? = nil)
  }

  /// A request that has not taken effect yet.
  struct Request {
    let target: Target
    let animation: Animation?
    let preservesVelocity: Bool
  }

  /// The program's last request; nil once the user scrolled.
  public private(set) var target: Target?
  /// Whether the user scrolled since the program did.
  ///
  /// Setting it to true forgets what the program asked for, as if the user had scrolled: the edge,
  /// the point and the view, and a request that was not carried out yet.
  public var isPositionedByUser: Bool {
    get { wasMovedByUser }
    set {
      wasMovedByUser = newValue
      if newValue { (target, request) = (nil, nil) }
    }
  }
  private var wasMovedByUser = false
  private(set) var request: Request?
  /// Stands for the scroll view that it belongs to, without keeping that alive.
  private var owner: AnyObject?
  private var isOwnerUsed: () -> Bool = { false }
  private var ask: (() -> Void)?
  private var readID: ((ViewID?) -> ViewID?)?

  /// Creates a position that requests a target as soon as there is a scroll view, or nothing.
  public init(_ target: Target? = nil) {
    self.target = target
    request = target.map { Request(target: $0, animation: nil, preservesVelocity: false) }
  }

  /// Scrolls, in one frame or along an animation.
  ///
  /// - Parameters:
  ///   - target: Where to scroll.
  ///   - animation: The animation; nil for one frame.
  ///   - preservesVelocity: Whether a fling goes on from there; an animation always ends it.
  public func scrollTo(
    _ target: Target,
    animation: Animation? = nil,
    preservesVelocity: Bool = false
  ) {
    self.target = target
    wasMovedByUser = false
    request = Request(
      target: target,
      animation: animation,
      preservesVelocity: preservesVelocity
    )
    ask?()
  }

  /// The id of the view that the program asked for until the user scrolls or the view is gone,
  /// otherwise that of the first view in what the insets leave of the region, or of the one that is
  /// nearest to the anchor of the modifier.
  ///
  /// Nil without a scroll view, and where only marked targets count and none is in sight.
  public var viewID: ViewID? {
    guard request == nil, let readID else { return targetID }
    return readID(targetID)
  }

  /// The edge that the program asked for; nil once the user scrolled.
  public var edge: Edge? {
    guard case .edge(let edge) = target else { return nil }
    return edge
  }

  /// The offset that the program asked for, as far as it said; nil once the user scrolled.
  public var point: (x: Double?, y: Double?)? {
    guard case .point(let x, let y) = target else { return nil }
    return (x, y)
  }

  /// The view that the program asked for; nil once the user scrolled.
  var targetID: ViewID? {
    guard case .view(let id, _) = target else { return nil }
    return id
  }

  /// Notes that the user scrolled.
  func noteUser() { (target, wasMovedByUser) = (nil, true) }

  func takeRequest() -> Request? {
    defer { request = nil }
    return request
  }

  /// Joins a scroll view.
  ///
  /// - Parameters:
  ///   - owner: Stands for the scroll view, and is kept in its place.
  ///   - isUsed: Whether the scroll view is still part of its window.
  ///   - ask: Has it carry out the request.
  ///   - readID: Names the view that a program asked for, if there is one, or else the one that it
  ///     shows.
  /// - Returns: False if it belongs to another scroll view that is shown.
  func bind(
    to owner: AnyObject,
    isUsed: @escaping () -> Bool,
    ask: @escaping () -> Void,
    readID: @escaping (ViewID?) -> ViewID?
  ) -> Bool {
    guard self.owner !== owner else { return true }
    guard self.owner == nil || !isOwnerUsed() else { return false }
    self.owner = owner
    isOwnerUsed = isUsed
    self.ask = ask
    self.readID = readID
    if request != nil { ask() }
    return true
  }
}

extension View {
  /// Joins a position to the scroll view.
  ///
  /// - Parameters:
  ///   - position: Scrolls the view, and knows where it is.
  ///   - anchor: The anchor for views that the position scrolls to without one.
  /// - Returns: The view with the position.
  public func scrollPosition(_ position: ScrollPosition, anchor: UnitPoint? = nil) -> Content {
    Content(.modified(content, .scrollSetting(.position(position, anchor))))
  }
}
