/// A list of subviews with the lists of those of its elements that have several and are in use.
///
/// Whoever uses a subview holds the list that it comes from; a list that nobody uses any more goes,
/// and with it what was evaluated to open it.
final class OpenedList {
  let list: SubviewList
  /// The list that the element is in; nil for the list of the container itself.
  let outer: OpenedList?
  /// Where the element begins in the outer list.
  private let start: Int
  /// The data and the element that were opened, to be compared after an update.
  let source: (any ElementSource)?
  let value: (any ElementValue)?
  /// The state of the container's list for which the element was compared last.
  var version: Int
  /// The update of the window in or after which the content function of the element ran last.
  var update = 0
  /// What the content function of the element read; nil for the list of the container itself.
  var reading: ContentReading?
  private var elements: [Int: UsedList] = [:]

  private struct UsedList {
    weak var list: OpenedList?
  }

  /// The list of a container, which keeps the opened elements that are still there.
  init(
    _ list: SubviewList,
    version: Int,
    succeeding old: OpenedList?,
    by change: SubviewListChange?
  ) {
    self.list = list
    self.version = version
    (outer, start, source, value) = (nil, 0, nil, nil)
    for (start, used) in old?.elements ?? [:] {
      if let index = change?.newIndex(of: start) { elements[index] = used }
    }
  }

  /// The list of an element, which begins at an index of another list.
  init(
    _ list: SubviewList,
    version: Int,
    at start: Int,
    in outer: OpenedList,
    of source: any ElementSource,
    _ value: (any ElementValue)?
  ) {
    self.list = list
    self.version = version
    self.outer = outer
    self.start = start
    self.source = source
    self.value = value
    outer.elements[start] = UsedList(list: self)
  }

  deinit {
    guard let outer, outer.elements[start]?.list == nil else { return }
    outer.elements[start] = nil
  }

  /// Where the elements begin that are in use, in order.
  var elementsInUse: [Int] { elements.keys.sorted() }

  /// Whether what was read to open it changed since.
  var isOutdated: Bool {
    list.readings.contains(where: \.isOutdated) || reading?.reader.isOutdated ?? false
      || list.instances.contains { $0.value.reader.isOutdated }
  }

  /// Hands over which edited data are among the subviews.
  func forEachReading(_ body: (ElementReading) -> Void) {
    list.readings.forEach(body)
    for used in elements.values { used.list?.forEachReading(body) }
  }

  /// The list of the element that begins at an index, if it is in use.
  func element(at start: Int) -> OpenedList? { elements[start]?.list }
}
