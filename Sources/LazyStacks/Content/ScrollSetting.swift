/// What a modifier asks of the first scroll view at or below the modified view.
enum ScrollSetting {
  /// How far the content keeps from some edges.
  case contentMargins(Set<Edge>, Double)
  /// How much of some edges is covered by something else.
  case safeAreaPadding(Set<Edge>, Double)
  /// The part of the content that is shown, for a role or for all that no modifier names; the
  /// default without a point.
  case scrollAnchor(UnitPoint?, ScrollAnchorRole?)
  /// Whether the content may be seen beyond its ends, along some axes.
  case bounce(ScrollBounceBehavior, Set<Axis>)
  /// Where a scroll ends when a finger lets go.
  case targetBehavior(ScrollTargetBehavior)
  /// The position with which a program scrolls, and the anchor for views.
  case position(ScrollPosition, UnitPoint?)
  /// Whether no finger scrolls the scroll views in the view.
  case disabled(Bool)
  /// Whether the scroll views in the view cut nothing off.
  case clipDisabled(Bool)
}

/// The settings of a scroll view's modifiers and of the views around it, the nearest ones first.
struct ScrollSettings {
  private(set) var insets = EdgeInsets.zero
  private var anchors: [ScrollAnchorRole?: UnitPoint?] = [:]
  private var edges: Set<Edge> = []
  /// The behavior that decides where a scroll ends when a finger lets go.
  private(set) var targetBehavior: ScrollTargetBehavior?
  /// The position with which a program scrolls.
  private(set) var position: ScrollPosition?
  /// The anchor for views that it scrolls to.
  private(set) var positionAnchor: UnitPoint?
  private var bounces: [Axis: ScrollBounceBehavior] = [:]
  /// The first error in the modifiers, until it is reported.
  private(set) var error: (any Error)?

  /// Remembers an error in the modifiers, if it is the first one.
  mutating func note(_ error: (any Error)?) { self.error = self.error ?? error }

  /// Returns and forgets the error.
  mutating func takeError() -> (any Error)? {
    defer { error = nil }
    return error
  }

  /// Whether the content may be seen beyond its ends along an axis.
  func bounce(along axis: Axis) -> ScrollBounceBehavior { bounces[axis] ?? .automatic }

  /// The fraction of the content, 0...1, that is shown for a role, if one was asked for.
  ///
  /// A modifier that names the role counts before one for all of them, wherever each stands.
  func fraction(_ role: ScrollAnchorRole, along axis: Axis) -> Double? {
    guard let point = anchors[role] ?? anchors[nil], let fraction = point?[axis],
      fraction.isFinite
    else { return nil }
    return min(max(fraction, 0), 1)
  }

  /// Adds a setting from further out: of the margins at one edge, and of the anchors for one role,
  /// the nearest counts; safe areas add up.
  mutating func add(_ setting: ScrollSetting) throws {
    switch setting {
    case .contentMargins(let edges, let length):
      try Self.check(length, named: "contentMargins")
      insets = insets + EdgeInsets(edges.subtracting(self.edges), length)
      self.edges.formUnion(edges)
    case .safeAreaPadding(let edges, let length):
      try Self.check(length, named: "safeAreaPadding")
      insets = insets + EdgeInsets(edges, length)
    case .scrollAnchor(let point, let role):
      if anchors[role] == nil { anchors[role] = .some(point) }
    case .targetBehavior(let behavior):
      if targetBehavior == nil { targetBehavior = behavior }
    case .position(let position, let anchor):
      guard self.position == nil else { return }
      self.position = position
      positionAnchor = anchor
    case .bounce(let behavior, let axes):
      for axis in axes where bounces[axis] == nil { bounces[axis] = behavior }
    // These hold for all scroll views in the view, which ask for them.
    case .disabled, .clipDisabled: break
    }
  }

  private static func check(_ length: Double, named name: String) throws {
    guard length.isLength else {
      throw ContentError.badLength(of: name, name: "length", length: length)
    }
  }
}
