public import LazyExtents

/// A user's lazy layout of a container, which can be compared with another one.
struct OwnLazyLayout: Equatable {
  let value: any LazyLayout
  /// Whether the container scrolls along the axis of the scroll view around it.
  let followsScrollView: Bool
  /// Whether the first subview stands at the end, and the others before it.
  let isReversed: Bool

  static func == (one: Self, other: Self) -> Bool {
    one.value.isEqual(to: other.value) && one.followsScrollView == other.followsScrollView
      && one.isReversed == other.isReversed
  }
}

extension LazyLayout {
  /// A lazy container whose subviews are placed by this layout, loaded as they come into sight.
  ///
  /// - Parameters:
  ///   - axis: The axis along which it is filled; nil for that of the scroll view around it, or
  ///     vertical if there is none or it scrolls along both.
  ///   - reversed: Whether everything is mirrored along the axis: the first subview stands at the
  ///     end, like the newest message of a chat, and a header below its section.
  ///   - pinnedViews: What stays at an edge while a part of its section is in sight.
  ///   - estimator: Estimates how far a subview moves the floor; nil for the window's.
  ///   - content: The subviews.
  /// - Returns: The container.
  /// - Throws: Errors of the content.
  public func callAsFunction(
    axis: Axis? = nil,
    reversed: Bool = false,
    pinnedViews: PinnedScrollableViews = [],
    estimator: EstimatorChoice? = nil,
    @ContentBuilder content: () throws -> Content
  ) rethrows -> Content {
    Content(
      .lazyStack(
        LazyAttributes(
          axis: axis ?? .vertical,
          alignment: .leading,
          spacing: 0,
          pinnedViews: pinnedViews,
          estimator: estimator,
          layout: OwnLazyLayout(
            value: self,
            followsScrollView: axis == nil,
            isReversed: reversed
          )
        ),
        try content().children
      )
    )
  }
}

extension Content {
  /// The container with the axis of the scroll view around it, if it follows that.
  func along(along axis: () -> Axis?) -> Content {
    guard case .lazyStack(var attributes, let children) = kind,
      attributes.layout?.followsScrollView ?? false, let axis = axis(), axis != attributes.axis
    else { return self }
    attributes.axis = axis
    return Content(.lazyStack(attributes, children))
  }
}
