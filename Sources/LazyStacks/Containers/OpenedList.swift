/// A list of subviews with the lists of those of its elements that have several and are in use.
///
/// Whoever uses a subview holds the list that it comes from; a list that nobody uses any more goes,
/// and with it what was evaluated to open it.
final class OpenedList {
  private(set) var list: SubviewList
  /// The list that the element is in and keeps alive; nil for the list of the container itself, and
  /// for an element that its list keeps alive.
  private let kept: OpenedList?
  private weak var around: OpenedList?
  /// Where the element begins in the outer list.
  private var start: Int
  /// The data and the element that were opened, to be compared after an update.
  let source: (any ElementSource)?
  let value: (any ElementValue)?
  /// The state of the container's list for which the element was compared last.
  var version: Int
  /// The update of the window in or after which the content function of the element ran last.
  var update = 0
  /// Whether modifiers around the `ForEach` hold for the element, of which nobody can tell whether
  /// they are the same later.
  var isModified = false
  /// What the content function of the element read; nil for the list of the container itself.
  var reading: ContentReading?
  private var elements: [Int: UsedList] = [:]

  private struct UsedList {
    weak var list: OpenedList?
  }

  /// The list of a container, which keeps the opened elements that are still there, but for those
  /// that begin at the given indices: they are read anew.
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
    kept = outer
    self.start = start
    self.source = source
    self.value = value
    outer.elements[start] = UsedList(list: self)
  }

  /// The list of an element that the list around it keeps alive, which is attached to that later.
  init(_ list: SubviewList, of source: any ElementSource, _ value: (any ElementValue)?) {
    self.list = list
    version = 0
    kept = nil
    start = 0
    self.source = source
    self.value = value
  }

  /// Takes its place in the list of a container.
  func attach(to outer: OpenedList) {
    around = outer
    version = outer.version
  }

  /// The list that the element is in; nil for the list of the container itself.
  var outer: OpenedList? { kept ?? around }

  /// Whether it is the list of an element.
  var isInner: Bool { source != nil }

  /// Takes over that more is known of the elements of a segment, and moves what stands behind them.
  ///
  /// - Parameters:
  ///   - position: The segment.
  ///   - end: The index of the first subview behind it before.
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
