/// Lazy containers with nothing beside them in what a scroll view shows, however they are wrapped.
extension LazyStackNode {
  /// The scroll view that moves the container and shows nothing before or after it; its place does
  /// not depend on how long it is.
  var scrollForItAlone: ScrollNode? {
    var view: Node = self
    while let parent = view.parent {
      if let scroll = parent as? ScrollNode { return scroll.track(axis) == nil ? nil : scroll }
      guard let container = parent as? LayoutNode, container.puts(view, atStartAlong: axis) else {
        return nil
      }
      view = parent
    }
    return nil
  }

  /// Whether a scroll view asks for something that does not depend on how long the container is,
  /// and nothing between them does.
  ///
  /// Then no sample is taken before it is filled, as where it is the content itself (rule R6).
  func mayLeaveLengthOpen() -> Bool {
    guard let scroll = scrollForItAlone, scroll.openLength.isAllowed else { return false }
    scroll.openLength.isRemembered = true
    return true
  }
}

extension LayoutNode {
  /// Whether a view stands where it does however long it is along an axis, and nothing stands
  /// before or after it.
  fileprivate func puts(_ view: Node, atStartAlong axis: Axis) -> Bool {
    guard view === children.first, layout.isModifier || children.count == 1 else { return false }
    func isFree(_ width: Bool, _ height: Bool) -> Bool { axis == .vertical ? height : width }
    return switch layout {
    case is PaddingLayout, is ClippedLayout, is FixedSizeLayout, is LayeredLayout, is StackLayout,
      is ZStackLayout, is any PaintingLayout:
      true
    case let frame as FrameLayout: isFree(frame.width == nil, frame.height == nil)
    case let frame as FlexibleFrameLayout:
      isFree(frame.width == FrameLimits(), frame.height == FrameLimits())
    default: false
    }
  }
}
