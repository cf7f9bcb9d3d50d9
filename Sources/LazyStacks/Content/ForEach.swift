/// One view, or a constant number of views, for each element of some data.
///
/// ```swift
/// ForEach(1...1000, id: IDFormat("row-%d")) { index in Item(height: 44) }
/// ```
public struct ForEach: View {
  let source: any ElementSource

  /// Creates the views of a source, which the program may keep to change its data.
  public init(_ source: any ElementSource) {
    self.source = source
  }

  /// Creates the views of a range of integers, named by a pattern or by the integers themselves.
  public init(
    _ range: ClosedRange<Int>,
    id format: IDFormat? = nil,
    subviews: Int = 1,
    @ContentBuilder content: @escaping (Int) throws -> Content
  ) {
    source = RangeElements(
      range,
      identity: format.map { .format($0) } ?? .element,
      subviewsPerElement: subviews,
      content: content
    )
  }

  /// The views as the simulator reads them.
  public var content: Content { Content(.forEach(self)) }
}
