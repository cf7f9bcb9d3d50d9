/// The views of an element as its content function returned them, for as long as nothing changes
/// that they were made of.
struct KeptContent {
  let content: Content
  let source: any ElementSource
  /// The element, for comparison.
  let value: (any ElementValue)?
  /// The window's update in or after which the content function ran.
  let update: Int
  /// What the content function read; nil if that was nothing.
  let reading: ContentReading?

  /// Whether the content function would return the same views of an element now.
  func isCurrent(
    for value: (any ElementValue)?,
    of source: any ElementSource,
    in update: Int
  ) -> Bool {
    guard update == self.update, !isOutdated, source.makesSameViews(as: self.source) else {
      return false
    }
    guard let known = self.value, let value else { return self.value == nil && value == nil }
    return known.isEqual(to: value)
  }

  /// Whether anything changed that the content function read.
  var isOutdated: Bool { reading?.reader.isOutdated ?? false }
}
