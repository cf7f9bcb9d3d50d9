/// The views of a window that are drawn elsewhere than where they were laid out.
///
/// It costs nothing in a window in which every view is drawn where it stands.
struct Painting {
  /// The modifiers that move, scale or turn something.
  private let modifiers = NodeRegistry<LayoutNode>()
  /// Those of them whose effect depends on the scroll.
  private let moving = NodeRegistry<LayoutNode>()
  /// Whether something may have moved since the transitions were last updated.
  var isOutdated = false
  /// Whether an animated transition is on its way.
  var isAnimated = false
  /// The views that vanished early so far, as far as they are kept.
  private(set) var vanished: [EarlyVanishing] = []

  /// How many vanishings are kept.
  private static let mostVanished = 1_000

  /// Whether anything is drawn elsewhere than where it was laid out.
  var isUsed: Bool { modifiers.count > 0 }

  /// Whether transitions have to be updated.
  var hasNews: Bool { moving.count > 0 && (isOutdated || isAnimated) }

  /// The modifiers whose effect depends on the scroll.
  var transitions: [LayoutNode] { moving.nodes }

  /// Adds a new modifier.
  mutating func insert(_ node: LayoutNode, isMoving: Bool) {
    modifiers.insert(node)
    if isMoving { moving.insert(node) }
  }

  /// Removes a view that is given up.
  mutating func remove(_ node: Node) {
    modifiers.remove(node)
    moving.remove(node)
  }

  mutating func note(_ vanishing: EarlyVanishing) {
    if vanished.count < Self.mostVanished { vanished.append(vanishing) }
  }
}
