import DequeModule

extension Node {
  /// The size of what the nearest scroll view shows of its content, less its insets, or of the
  /// window.
  ///
  /// A scroll view that has no size yet counts as large as its container; once it has one, views
  /// that depend on it are measured again.
  var regionSize: Size {
    guard let scroll = nearest(ScrollNode.self) else { return context.settings.size }
    return scroll.containerSize == .zero ? scroll.regionSize : scroll.sizeWithoutInsets
  }

  /// The axis along which the nearest scroll view scrolls; nil without one, or if it scrolls along
  /// both.
  var scrollAxis: Axis? {
    let scroll = self as? ScrollNode ?? nearest(ScrollNode.self)
    guard let axes = scroll?.axes, axes.count == 1 else { return nil }
    return axes.first
  }

  /// Whether its size, or that of a view in it, depends on what the nearest scroll view shows.
  var isRelativeToRegion: Bool {
    if self is ScrollNode || self is LazyStackNode { return false }
    if (self as? LayoutNode)?.layout is ContainerRelativeLayout { return true }
    return children.contains(where: \.isRelativeToRegion)
  }

  /// Forgets the sizes that depend on what the nearest scroll view shows, after that changed.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  func forgetSizesRelativeToRegion() -> Bool {
    switch self {
    case is ScrollNode: return false
    case let stack as LazyStackNode: return ChangedRows(of: stack).addRelativeToRegion()
    default:
      let isRelative = (self as? LayoutNode)?.layout is ContainerRelativeLayout
      if isRelative { invalidateSize() }
      return children.reduce(isRelative) { $1.forgetSizesRelativeToRegion() || $0 }
    }
  }
}

extension Node {
  /// Forgets the sizes of this node, of all above it and of all below it, loaded subviews of lazy
  /// stacks among them.
  func remeasureAll() {
    invalidateSize()
    forgetSizesOfLoaded()
  }

  private func forgetSizesOfLoaded() {
    forgetSizes()
    if let stack = self as? LazyStackNode {
      for subview in stack.allLoaded {
        subview.measurement.invalidate()
        subview.node.forgetSizesOfLoaded()
      }
    } else {
      for child in children { child.forgetSizesOfLoaded() }
    }
  }
}
