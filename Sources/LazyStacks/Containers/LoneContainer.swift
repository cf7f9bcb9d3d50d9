/// A lazy container as the only thing that a scroll view shows, however it is wrapped.
struct LoneContainer {
  private let stack: LazyStackNode

  init(_ stack: LazyStackNode) { self.stack = stack }

  /// The scroll view that moves the container and shows nothing before or after it.
  ///
  /// The place of such a container does not depend on its length.
  var scroll: ScrollNode? {
    var view: Node = stack
    while let parent = view.parent {
      if let scroll = parent as? ScrollNode {
        return scroll.track(along: stack.axis) == nil ? nil : scroll
      }
      guard let container = parent as? LayoutNode, isAtStart(view, of: container) else {
        return nil
      }
      view = parent
    }
    return nil
  }

  /// Whether nothing that the scroll view asks now depends on the length of the container.
  ///
  /// Then no sample is taken before the container is filled, as if it were the content itself (rule
  /// R6).
  func mayLeaveLengthOpen() -> Bool {
    guard let scroll, scroll.openLength.isAllowed else { return false }
    scroll.openLength.isRemembered = true
    return true
  }

  /// Whether the place of a view in another one does not depend on its length, with nothing before
  /// or after it.
  private func isAtStart(_ view: Node, of container: LayoutNode) -> Bool {
    guard view === container.children.first,
      container.layout.isModifier || container.children.count == 1
    else { return false }
    func isFree(width: Bool, height: Bool) -> Bool { stack.axis == .vertical ? height : width }
    return switch container.layout {
    case is PaddingLayout, is ClippedLayout, is FixedSizeLayout, is LayeredLayout, is StackLayout,
      is ZStackLayout, is any PaintingLayout:
      true
    case let frame as FrameLayout: isFree(width: frame.width == nil, height: frame.height == nil)
    case let frame as FlexibleFrameLayout:
      isFree(width: frame.width == FrameLimits(), height: frame.height == FrameLimits())
    default: false
    }
  }
}
