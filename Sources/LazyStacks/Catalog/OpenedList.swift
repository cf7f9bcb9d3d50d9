/// A list of subviews, with the lists of its elements that have several subviews and are in use.
///
/// Whoever uses a subview holds the list that it comes from. A list that is no longer used goes,
/// and with it what was evaluated to open it.
final class OpenedList {
  // Fields not checked for overlapping access are changed in single steps that run no callback.

  @exclusivity(unchecked) private(set) var list: SubviewList
  /// The outer list, kept alive by this one; nil for the container's own list, and if the outer
  /// list keeps this one alive.
  private let kept: OpenedList?
  private weak var around: OpenedList?
  /// Where the element begins in the outer list.
  private var start: Int
  /// The data and the element that were opened, for comparison after an update.
  let source: (any ElementSource)?
  let value: (any ElementValue)?
  /// The version of the container's list for which the element was last compared.
  var version: Int
  /// The window's update in or after which the element's content function last ran.
  var update = 0
  /// Whether modifiers around the `ForEach` apply to the element.
  ///
  /// These cannot be compared later.
  var isModified = false
  /// Whether the list is to be read again, because an element in it gave another number of views.
  var isStale = false
  /// What the element's content function read; nil for the container's own list.
  var reading: ContentReading?
  /// The views that the content function returned; nil for the container's own list.
  var content: Content?
  @exclusivity(unchecked) private var elements: [Int: UsedList] = [:]

  private struct UsedList {
    weak var list: OpenedList?
  }

  /// Creates the list of a container, with the opened elements that still exist except those at the
  /// given indices, which are read again.
  init(
    _ list: SubviewList,
    version: Int,
    succeeding old: OpenedList?,
    by change: SubviewListChange?,
    except reopened: Set<Int> = []
  ) {
    self.list = list
    self.version = version
    (kept, start, source, value) = (nil, 0, nil, nil)
    for (start, used) in old?.elements ?? [:] where !reopened.contains(start) {
      if let index = change?.newIndex(of: start) { elements[index] = used }
    }
  }

  /// Creates the list of an element, which begins at an index of another list.
  init(
    _ list: SubviewList,
    version: Int,
    at start: Int,
    in outer: OpenedList,
    of source: any ElementSource,
    value: (any ElementValue)?
  ) {
    self.list = list
    self.version = version
    kept = outer
    self.start = start
    self.source = source
    self.value = value
    outer.elements[start] = UsedList(list: self)
  }

  /// Creates the list of an element that the list around it keeps alive and that is attached to it
  /// later.
  init(_ list: SubviewList, of source: any ElementSource, value: (any ElementValue)?) {
    self.list = list
    version = 0
    kept = nil
    start = 0
    self.source = source
    self.value = value
  }

  /// Attaches the list to the list of a container.
  func attach(to outer: OpenedList) {
    around = outer
    version = outer.version
  }

  /// The list that contains the element; nil for the container's own list.
  var outer: OpenedList? { kept ?? around }

  /// Whether this is the list of an element.
  var isInner: Bool { source != nil }

  /// Takes over new knowledge about the elements of a segment, and moves what stands behind them.
  ///
  /// - Parameters:
  ///   - position: The position of the segment.
  ///   - end: The old index of the first subview behind the segment.
  func recount(_ position: Int, from end: Int) {
    let before = list.count
    list.recount(position)
    let change = list.count - before
    guard change != 0, !elements.isEmpty else { return }
    let moved = elements.filter { $0.key >= end }
    for key in moved.keys { elements[key] = nil }
    for (key, used) in moved {
      elements[key + change] = used
      used.list?.start += change
    }
  }

  deinit {
    guard let kept, kept.elements[start]?.list == nil else { return }
    kept.elements[start] = nil
  }

  /// The indices at which the elements in use begin, in order.
  var elementsInUse: [Int] { elements.keys.sorted() }

  /// Whether anything changed that was read to open it.
  var isOutdated: Bool {
    isStale || list.readings.contains(where: \.isOutdated) || reading?.reader.isOutdated ?? false
      || list.reading?.reader.isOutdated ?? false
      || list.readContents.contains(where: \.isOutdated)
      || list.instances.contains { $0.value.reader.isOutdated }
      || elements.values.contains { $0.list?.isOutdated ?? false }
  }

  /// The views that the content function returned, if it would return the same of an element now.
  func content(
    for value: (any ElementValue)?,
    of source: any ElementSource,
    in update: Int
  ) -> Content? {
    guard let content, let known = self.source, !isStale else { return nil }
    let kept = KeptContent(
      content: content,
      source: known,
      value: self.value,
      update: self.update,
      reading: reading
    )
    return kept.isCurrent(for: value, of: source, in: update) ? content : nil
  }

  /// Calls a function with each reading of edited data among the subviews.
  func forEachReading(_ body: (ElementReading) -> Void) {
    list.readings.forEach(body)
    for used in elements.values { used.list?.forEachReading(body) }
    for segment in list.segments { segment.uneven?.forEachReading(body) }
  }

  /// Whether the element is what it was when the list was made.
  func holds(_ value: (any ElementValue)?) -> Bool {
    guard let known = self.value, let value else { return self.value == nil && value == nil }
    return known.isEqual(to: value)
  }

  /// The list of the element that begins at an index, if it is in use.
  func element(at start: Int) -> OpenedList? { elements[start]?.list }

  /// The list of an element of a segment, if it is in use.
  func element(_ element: Int, of segment: SubviewList.Segment) -> OpenedList? {
    guard let uneven = segment.uneven, !uneven.isDeclared else {
      return self.element(at: segment.start(of: element))
    }
    return element < uneven.knownElements ? uneven.lists[element] : nil
  }
}
