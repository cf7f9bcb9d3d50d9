/// An element with several subviews that was read again together with its container's list.
///
/// Its subviews are matched by their places in its description, not by their numbers (rule R16).
struct ReopenedElement {
  /// The old index of the element, and the index at which it began.
  let element: Int
  let oldStart: Int
  /// The index at which it begins now.
  let start: Int
  let list: SubviewList
  let source: any ElementSource
  let value: (any ElementValue)?
  /// What its content function read.
  let reading: ContentReading?
  /// The window's update in or after which the content function ran.
  let update: Int
  /// Which of its subviews are still there.
  let change: SubviewListChange

  /// The element as part of a list that was taken over.
  func opened(version: Int, in outer: OpenedList) -> OpenedList {
    let opened = OpenedList(list, version: version, at: start, in: outer, of: source, value: value)
    opened.update = update
    opened.reading = reading
    return opened
  }
}

extension SubviewCatalog {
  /// Reads the changed elements of a segment again that are in use, if the data say how many
  /// subviews they have.
  ///
  /// An element that fails is left to whoever loads it.
  func reopenElements(
    of old: SubviewList.Segment,
    as new: SubviewList.Segment,
    after change: ElementChange
  ) throws -> [ReopenedElement] {
    guard let uneven = old.uneven, uneven.isDeclared, new.uneven?.isDeclared ?? false,
      case .elements(let source, _) = new.kind
    else { return [] }
    var reopened: [ReopenedElement] = []
    for start in opened.elementsInUse where start >= old.start && start < old.start + old.count {
      try context.work.poll()
      let element = uneven.element(at: start - old.start).element
      guard let known = opened.element(at: start), let now = change.newIndex(of: element) else {
        continue
      }
      let count = new.subviewCount(of: now)
      let value = try source.value(at: now)
      let isSame =
        known.list.count == count
        && (!isInSight(start..<start + count) || keeps(known, of: source, value: value))
      guard !isSame, count > 0,
        let (list, reading) = try reading(element: now, of: source, in: new, keeping: known)
      else { continue }
      reopened.append(
        ReopenedElement(
          element: element,
          oldStart: start,
          start: new.start(of: now),
          list: list,
          source: source,
          value: value,
          reading: reading,
          update: context.evaluation.updates,
          change: SubviewListChange(from: known.list, to: list, charging: context.work)
        )
      )
    }
    return reopened
  }

  /// Whether an opened element is unchanged.
  func keeps(
    _ known: OpenedList,
    of source: any ElementSource,
    value: (any ElementValue)?
  ) -> Bool {
    guard let other = known.source else { return false }
    return source.makesSameViews(as: other) && isUnchanged(known.value, as: value)
      && !known.isOutdated && known.update == context.evaluation.updates
  }

  /// Whether any of some subviews is on screen.
  ///
  /// Those off screen are not evaluated before they come back.
  private func isInSight(_ subviews: Range<Int>) -> Bool {
    guard let stack = container as? LazyStackNode else { return true }
    return subviews.contains { stack.loaded(described($0))?.isPlaced ?? false }
  }

  private func reading(
    element: Int,
    of source: any ElementSource,
    in segment: SubviewList.Segment,
    keeping known: OpenedList
  ) throws -> (list: SubviewList, reading: ContentReading?)? {
    let count = segment.subviewCount(of: element)
    let surroundings = try segment.surroundings.element(source.id(at: element), of: source)
    do {
      let read = try list(
        of: source,
        at: element,
        in: surroundings,
        known: known,
        because: .update,
        declared: count
      )
      return read.list.count == count ? read : nil
    } catch {
      try context.work.poll(0)
      return nil
    }
  }
}
