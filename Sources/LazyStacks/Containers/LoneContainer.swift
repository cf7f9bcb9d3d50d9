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
      guard let container = parent as? LayoutNode,
        container.puts(view, atStartAlong: stack.axis)
      else { return nil }
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
}

extension LayoutNode {
  /// Whether the place of a view does not depend on its length along an axis, with nothing before
  /// or after it.
  fileprivate func puts(_ view: Node, atStartAlong axis: Axis) -> Bool {
    guard view === children.first, layout.isModifier || children.count == 1 else { return false }
    func isFree(width: Bool, height: Bool) -> Bool { axis == .vertical ? height : width }
    return switch layout {
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
