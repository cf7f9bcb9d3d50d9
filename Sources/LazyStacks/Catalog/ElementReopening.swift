/// Reads elements again that are in use and have several subviews, together with the list of their
/// container.
struct ElementReopening {
  private let catalog: SubviewCatalog

  init(in catalog: SubviewCatalog) { self.catalog = catalog }

  /// Reads the changed elements of a segment again that are in use, if it is known how many
  /// subviews they have.
  ///
  /// An element that fails is left to whoever loads it.
  func reopen(
    of old: SubviewList.Segment,
    as new: SubviewList.Segment,
    after change: ElementChange
  ) throws -> [ReopenedElement] {
    guard old.uneven?.isDeclared ?? true, new.uneven?.isDeclared ?? true,
      case .elements(let source, _) = new.kind
    else { return [] }
    var reopened: [ReopenedElement] = []
    for start in catalog.opened.elementsInUse
    where start >= old.start && start < old.start + old.count {
      try catalog.context.work.poll()
      let element = old.element(at: start - old.start)
      guard let known = catalog.opened.element(at: start), let now = change.newIndex(of: element)
      else {
        continue
      }
      let count = new.subviewCount(of: now)
      let value = try source.value(at: now)
      let isSame =
        known.list.count == count
        && (!isInSight(start..<start + count) || keeps(known, of: source, value: value))
      guard !isSame, count > 0,
        let read = try read(
          ElementOpening.Element(index: now, source: source, value: value, arity: count),
          in: new,
          keeping: known
        )
      else { continue }
      reopened.append(
        ReopenedElement(
          element: element,
          oldStart: start,
          start: new.start(of: now),
          read: read,
          source: source,
          value: value,
          update: catalog.context.evaluation.updates,
          change: SubviewListChange(from: known.list, to: read.list, charging: catalog.context.work)
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
    return source.makesSameViews(as: other) && catalog.isUnchanged(known.value, as: value)
      && !known.isOutdated && known.update == catalog.context.evaluation.updates
  }

  /// Whether any of some subviews is on screen.
  ///
  /// Those off screen are not evaluated before they come back.
  private func isInSight(_ subviews: Range<Int>) -> Bool {
    guard let stack = catalog.container as? LazyStackNode else { return true }
    return subviews.contains { stack.loaded(catalog.described($0))?.isPlaced ?? false }
  }

  private func read(
    _ element: ElementOpening.Element,
    in segment: SubviewList.Segment,
    keeping known: OpenedList
  ) throws -> ElementOpening.Read? {
    let id = try element.source.id(at: element.index)
    let surroundings = try segment.surroundings.element(id, of: element.source)
    do {
      let opening = ElementOpening(in: catalog)
      let read = try opening.read(element, in: surroundings, keeping: known, because: .update)
      try opening.check(read.list, of: element, in: catalog.opened)
      return read
    } catch let found as FoundArity {
      // Before anything is taken over that the list says now.
      throw found
    } catch {
      try catalog.context.work.poll(0)
      return nil
    }
  }
}
