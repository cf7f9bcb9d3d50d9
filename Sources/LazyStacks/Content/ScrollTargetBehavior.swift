/// Where a scroll is to end, as SwiftUI's `ScrollTarget`.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is to be shown; its origin is the content offset.
  public var rect: Rect
  /// Which point of the rectangle is put at the same point of the container; nil for its origin.
  public var anchor: UnitPoint?

  package init(rect: Rect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The input of a target behavior, as SwiftUI's `ScrollTargetBehaviorContext`.
public struct ScrollTargetContext: Hashable, Sendable {
  /// What was shown when the finger touched.
  public var originalTarget: ScrollTarget
  /// The velocity of the content, in points per second.
  public var velocity: Point
  /// The size of the content, estimated where a lazy stack has not seen all of it.
  public var contentSize: Size
  /// The size of the scroll view without its insets.
  public var containerSize: Size
  /// The axes that scroll.
  public var axes: Set<Axis>
}

/// How many views a view-aligned scroll may pass at once, as SwiftUI's `LimitBehavior`.
public enum ViewAlignedLimit: String, Sendable, CaseIterable {
  /// Limited if a scroll view scrolls horizontally, otherwise not.
  case automatic
  /// A few.
  case always
  /// A few: three.
  case alwaysByFew
  /// One.
  case alwaysByOne
  /// As many as the fling passes.
  case never

  /// How many views a scroll along an axis may pass; nil for any number.
  func steps(along axis: Axis) -> Int? {
    switch self {
    case .automatic: axis == .horizontal ? 3 : nil
    case .always, .alwaysByFew: 3
    case .alwaysByOne: 1
    case .never: nil
    }
  }
}

/// Decides where a scroll ends when a finger lets go.
public enum ScrollTargetBehavior {
  /// At whole pages; a page is as long as the container without its insets.
  case paging
  /// Where a view begins, or where an anchor aligns it.
  case viewAligned(limit: ViewAlignedLimit = .automatic, anchor: UnitPoint? = nil)
  /// Where a function says, which is given the natural end; with limited scrolls that is at most
  /// one container from where the finger touched.
  case custom(
    limitsScrolls: Bool = false,
    (inout ScrollTarget, ScrollTargetContext) throws -> Void
  )
}

extension View {
  /// Decides where a scroll of the scroll view ends when a finger lets go.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Content {
    Content(.modified(content, .scrollSetting(.targetBehavior(behavior))))
  }
}
