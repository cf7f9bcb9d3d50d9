/// What a scroll view shows of its content, as SwiftUI's `ScrollGeometry`.
public struct ScrollGeometry: Hashable, Sendable {
  /// Where the container's top leading corner lies in the content, in points.
  public var contentOffset: Point
  /// The size of the content, estimated if a lazy stack has not seen all of it.
  public var contentSize: Size
  /// The insets of the content from the edges of the scroll view; at the top it rests at an offset
  /// of minus the top inset.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, insets included.
  public var containerSize: Size

  /// The part of the content that is shown.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }

  /// The container in content coordinates: origin at the offset, size of the container.
  public var bounds: Rect { visibleRect }

  package init(
    contentOffset: Point,
    contentSize: Size,
    contentInsets: EdgeInsets,
    containerSize: Size
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}
