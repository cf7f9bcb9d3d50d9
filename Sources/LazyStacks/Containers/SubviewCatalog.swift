import LazyExtents

/// Which subviews a lazy container has and where each comes from, without loading any: its list,
/// the elements in use, and the lines of a grid.
final class SubviewCatalog: InstanceKeeper {
  let name: String
  let axis: Axis
  /// Whether the container shows its subviews from last to first.
  ///
  /// All indices except those of the list count from where the container starts.
  let isReversed: Bool
  let context: FrameContext
  /// The container, which is updated when data in the list are edited.
  @exclusivity(unchecked) unowned var container: Node?

  /// The views as they were described.
  var description: [Content] = []
  /// The list of subviews, with the lists of elements in use.
  ///
  /// It is asked in each frame, and replaced in single steps.
  @exclusivity(unchecked) private(set) var opened = OpenedList(
    SubviewList(),
    version: 0,
    succeeding: nil,
    by: nil
  )
  /// Counts how often the list was read again, so that views are compared once for each time.
  private(set) var version = 0
  /// Which subviews are in which line.
  private(set) var lines = LineMap.oneEach(0)
  /// The segments of a grid whose elements are known to have sections, by their first element.
  private(set) var sectionedSegments: Set<Int> = []
  /// Where the cells of a line stand in a grid.
  var columns: GridColumns?
  /// Whether all elements are evaluated at once if their numbers of subviews differ.
  var opensAll = true
  /// The reason for that, for messages; nil if there is nothing to say.
  var whyAll: String?
  /// The elements that were read again with the list, until their subviews hold them.
  private var reopened: [OpenedList] = []
  /// Whether the list must be read again because elements showed how many subviews they have.
  var awaitsReading = false

  init(of name: String, along axis: Axis, reversed: Bool = false, in context: FrameContext) {
    self.name = name
    self.axis = axis
    isReversed = reversed
    self.context = context
  }

  var list: SubviewList { opened.list }

  /// Whether the number of subviews of some elements is still unknown.
  ///
  /// It is asked in each frame, so this does not copy the list.
  var isOpen: Bool { opened.list.firstOpen != nil }

  /// How many subviews are known one by one; this does not copy the list.
  var resolvedCount: Int { opened.list.resolvedCount }

  /// Converts an index into a place in the description, and back.
  func described(_ index: Int) -> Int { isReversed ? list.count - 1 - index : index }

  /// What it says of the data and the views, evaluating nothing.
  var listed: ListedElements { ListedElements(of: self) }

  var node: Node? { container }
  var row: Subview? { nil }

  /// Refreshes the container, because a composite view may now give another number of subviews.
  func evaluateAgain(_ instance: CompositeInstance) throws { try container?.refresh() }

  /// The changes to the subviews by a list that was read again.
  struct Changes {
    let list: SubviewListChange
    /// The ids that occur more than once, with the place of each.
    let repeated: [(id: ViewID, place: String)]
    /// The elements in use that have changed.
    let reopened: [ReopenedElement]
  }

  /// Reads the list of a description and compares it with the one before.
  ///
  /// It changes nothing, so that work may be stopped.
  func read(_ description: [Content]) throws -> (list: SubviewList, changes: Changes) {
    let builder = SubviewListBuilder(along: axis, keeping: list, opensAll: opensAll, for: self)
    builder.whyAll = whyAll
    let new = try builder.list(of: description)
    var reopened: [ReopenedElement] = []
    let change = try SubviewListChange(from: list, to: new, charging: context.work) {
      old,
      new,
      change in
      let elements = try reopenElements(of: old, as: new, after: change)
      reopened += elements
      return Dictionary(uniqueKeysWithValues: elements.map { ($0.element, $0.change) })
    }
    let repeated = repeatedIDs(in: new)
    try context.work.poll(0)
    return (new, Changes(list: change, repeated: repeated, reopened: reopened))
  }

  /// Takes over a list that was read again.
  ///
  /// - Returns: Its lines, which ``take(_:)`` takes over.
  func take(_ new: SubviewList, with changes: Changes) throws -> LineMap {
    version += 1
    let known = opened
    opened = OpenedList(
      new,
      version: version,
      succeeding: known,
      by: changes.list,
      except: Set(changes.reopened.map(\.oldStart))
    )
    reopened = changes.reopened.map { $0.opened(version: version, in: opened) }
    for segment in new.segments {
      for element in segment.uneven?.lists ?? [] { element.attach(to: opened) }
    }
    awaitsReading = false
    do {
      return try makeLines(columns)
    } catch {
      opened = known
      throw error
    }
  }

  /// Takes over which subviews are in which line.
  func take(_ new: LineMap) { lines = new }

  /// Calls a function with each reading of edited data among the subviews.
  func forEachReading(_ body: (ElementReading) -> Void) { opened.forEachReading(body) }

  /// Distributes the subviews over lines with a number of columns.
  func makeLines(_ columns: GridColumns?) throws -> LineMap {
    sectionedSegments.removeAll()
    guard let columns, columns.count > 1 else { return .oneEach(list.count) }
    return try lines(of: opened, columns: columns.count)
  }

  func lines(of holder: OpenedList, columns: Int) throws -> LineMap {
    var builder = LineMapBuilder(columns: columns)
    var sections: [ViewKey] = []
    for (position, segment) in holder.list.segments.enumerated() where segment.count > 0 {
      if segment.sections != sections { builder.endLine() }
      sections = segment.sections
      guard segment.role == .content else {
        builder.addWholeLine()
        continue
      }
      guard segment.hasLists, let first = try firstElement(position, in: holder) else {
        builder.add(cells: segment.count)
        continue
      }
      if holder === opened { sectionedSegments.insert(position) }
      builder.add(try lines(of: first, columns: columns), times: segment.count / segment.arity)
    }
    return builder.finish()
  }

  /// The first element of a segment if it has sections; all elements are assumed to be built alike.
  private func firstElement(_ position: Int, in holder: OpenedList) throws -> OpenedList? {
    let location = SubviewList.Location(segment: position, element: 0, part: 0)
    let first = try openElement(location, in: holder, because: .resolve)
    return first.list.hasSections ? first : nil
  }

  /// The ids that occur twice in data whose ids are known one by one, with a name for the data.
  private func repeatedIDs(in list: SubviewList) -> [(id: ViewID, place: String)] {
    var repeated: [(id: ViewID, place: String)] = []
    for segment in list.segments {
      guard case .elements(let source, .listed(let ids)) = segment.kind else { continue }
      var seen = Set<ViewID>(minimumCapacity: ids.count)
      for id in ids {
        guard context.work.goesOn() else { return [] }
        guard !seen.insert(id).inserted else { continue }
        repeated.append((id, source.label))
      }
    }
    return repeated
  }
}
