/// An element with several subviews that was read again together with its container's list.
///
/// Its subviews are matched by their places in its description, not by their numbers (rule R16).
struct ReopenedElement {
  /// The old index of the element, and the index at which it began.
  let element: Int
  let oldStart: Int
  /// The index at which it begins now.
  let start: Int
  /// What was read of it.
  let read: ElementOpening.Read
  let source: any ElementSource
  let value: (any ElementValue)?
  /// The window's update in or after which the content function ran.
  let update: Int
  /// Which of its subviews are still there.
  let change: SubviewListChange

  /// The element as part of a list that was taken over.
  func opened(version: Int, in outer: OpenedList) -> OpenedList {
    let opened = OpenedList(
      read.list,
      version: version,
      at: start,
      in: outer,
      of: source,
      value: value
    )
    opened.update = update
    (opened.reading, opened.content) = (read.reading, read.content)
    return opened
  }
}
