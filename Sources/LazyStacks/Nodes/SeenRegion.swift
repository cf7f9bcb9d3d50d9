/// What the nearest scroll view around a view shows, or the window.
struct SeenRegion {
  private let node: Node

  init(around node: Node) { self.node = node }

  /// The size of what the scroll view shows of its content, less its insets, or of the window.
  ///
  /// A scroll view that has no size yet counts as large as its container; once it has one, views
  /// that depend on it are measured again.
  var size: Size {
    guard let scroll = node.nearest(ScrollNode.self) else { return node.context.settings.size }
    return scroll.containerSize == .zero
      ? SeenRegion(around: scroll).size : scroll.sizeWithoutInsets
  }

  /// The axis along which the scroll view scrolls, which may be the view itself; nil without one,
  /// or if it scrolls along both.
  var axis: Axis? {
    let scroll = node as? ScrollNode ?? node.nearest(ScrollNode.self)
    guard let axes = scroll?.axes, axes.count == 1 else { return nil }
    return axes.first
  }

  /// Notes in the scroll views at and around a view that their moves have data as their cause (rule
  /// R10).
  static func noteUpdate(around view: Node) {
    for around in ViewsAround(from: view) { (around as? ScrollNode)?.pending.isUpdated = true }
  }
}
