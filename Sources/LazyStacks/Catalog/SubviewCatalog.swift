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
  @exclusivity(unchecked) private(set) var version = 0
  /// How the subviews are divided into lines.
  @exclusivity(unchecked) var division = LineDivision()
  /// What a group hands out of it; nil for a container.
  var handsOut: HandedOut?
  /// Whether a group hands out the parts of elements, by the places of their data.
  var partedData: [ViewKey: Bool] = [:]
  /// Whether all elements are evaluated at once if their numbers of subviews differ.
  var allAtOnce = AllAtOnce()
  /// The rows that a finger drags in the container, and the order in which it shows them.
  var dragged: (order: DraggedOrder, subviews: [Subview])?
  /// The elements that were read again with the list, until their subviews hold them.
  private var reopened: [OpenedList] = []
  /// Whether the list must be read again because elements showed how many subviews they have.
  @exclusivity(unchecked) var awaitsReading = false
  /// Whether it may be shorter then, so that it stays as it is until the next layout.
  @exclusivity(unchecked) var mayShrink = false
  /// The data whose elements turned out to give different numbers of subviews, by their labels.
  var uneven: Set<String> = []
  /// The composite views in rows that a list may take over, while it is read.
  private(set) var adoptable: [ViewKey: CompositeInstance] = [:]

  private var ownLine = OwnKeeperLine()
  /// The reference by which composite views know it that a list took over.
  var keeping: KeeperLine { ownLine.line(to: self) }

  init(of name: String, along axis: Axis, reversed: Bool = false, in context: FrameContext) {
    self.name = name
    self.axis = axis
    isReversed = reversed
    self.context = context
  }

  var list: SubviewList { opened.list }

  /// Which subviews are in which line.
  var lines: LineMap { division.map }

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
    /// The ids that occur more than once, with the place of each; nil for those of several data.
    let repeated: [(id: ViewID, place: String?)]
    /// The elements in use that have changed.
    let reopened: [ReopenedElement]
  }

  /// Reads the list of a description and compares it with the one before.
  ///
  /// It changes nothing, so that work may be stopped.
  func read(_ description: [Content]) throws -> (list: SubviewList, changes: Changes) {
    let builder = SubviewListBuilder(
      along: axis,
      keeping: list,
      opensAll: allAtOnce.isNeeded,
      for: self
    )
    builder.whyAll = allAtOnce.reason
    adoptable = uneven.isEmpty ? [:] : instancesInRows
    defer { adoptable = [:] }
    let new = try builder.list(of: description)
    var reopened: [ReopenedElement] = []
    let change = try SubviewListChange(
      from: list,
      to: new,
      knowing: opened,
      charging: context.work
    ) {
      old,
      new,
      change in
      let elements = try ElementReopening(in: self).reopen(of: old, as: new, after: change)
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
    (awaitsReading, mayShrink) = (false, false)
    do {
      return try LineMaking(in: self).lines(with: division.columns)
    } catch {
      opened = known
      throw error
    }
  }

  /// Takes over which subviews are in which line.
  func take(_ new: LineMap) { division.map = new }

  /// Calls a function with each reading of edited data among the subviews.
  func forEachReading(_ body: (ElementReading) -> Void) { opened.forEachReading(body) }

  /// The ids that occur twice in data whose ids are known one by one, with a name for the data; nil
  /// if they occur in the data of several `ForEach`.
  func repeatedIDs(in list: SubviewList) -> [(id: ViewID, place: String?)] {
    var repeated: [(id: ViewID, place: String?)] = []
    var places: [ViewID: Int] = [:]
    for (place, segment) in list.segments.enumerated() {
      guard case .elements(let source, .listed(let ids)) = segment.kind else { continue }
      // What has an id around it is told apart by that.
      let isApart = segment.surroundings.naming.ownID != nil
      var inside: [ViewID: Int] = [:]
      for id in ids {
        guard context.work.goesOn() else { return [] }
        let former =
          isApart
          ? inside.updateValue(place, forKey: id) : places.updateValue(place, forKey: id)
        guard let former else { continue }
        repeated.append((id, former == place ? source.label : nil))
      }
    }
    return repeated
  }

  /// The id of the subview with an index, without evaluating any view; nil if it has none or its
  /// element is not opened.
  func id(at index: Int) throws -> ViewID? {
    let location = list.location(of: described(index))
    let segment = list.segments[location.segment]
    switch segment.kind {
    case .single: return segment.surroundings.id
    case .elements(let source, _):
      return try id(of: location.element, from: source, in: segment, of: opened)
    }
  }

  /// The id of an element: its own, or the path to it if its data are those of an element.
  func id(
    of element: Int,
    from source: any ElementSource,
    in segment: SubviewList.Segment,
    of holder: OpenedList
  ) throws -> ViewID {
    let id = try source.id(at: element)
    // What a group hands out is named by the views that show it.
    guard handsOut == nil || holder.outer != nil else { return id }
    return segment.surroundings.idOfElement(id)
  }

  /// Where the subview with an index comes from; opens the elements that contain it.
  func place(at index: Int, because reason: LoadReason) throws -> SubviewPlace {
    try ElementOpening(in: self).place(at: described(index), in: opened, because: reason)
  }

  /// The sections that contain the subview with an index, outermost first.
  ///
  /// Sections inside elements that are not in use are unknown; nothing is evaluated to find them.
  func sections(at index: Int) -> [SubviewList.Section] {
    let found = sectionsInList(at: described(index))
    return isReversed ? found.map { $0.mirrored(in: list.count) } : found
  }

  private func sectionsInList(at index: Int) -> [SubviewList.Section] {
    var found: [SubviewList.Section] = []
    var holder = opened
    var start = 0
    while true {
      let location = holder.list.location(of: index - start)
      let segment = holder.list.segments[location.segment]
      found += holder.list.sections(of: segment).map { $0.shifted(by: start) }
      guard segment.hasLists, let inner = holder.element(location.element, of: segment) else {
        return found
      }
      holder = inner
      start += segment.start(of: location.element)
    }
  }

  /// Data as they are now, in the order in which the container shows them.
  func snapshot(of source: any ElementSource, at key: ViewKey) -> any ElementSource {
    let now = source.snapshot
    return dragged?.order.applied(to: now, at: key) ?? now
  }

  func inside<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard let container else { return try body() }
    return try context.evaluation.inside(container, body: body)
  }

  func isUnchanged(_ old: (any ElementValue)?, as new: (any ElementValue)?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEqual(to: new)
  }

  /// The kind of subviews that are predicted to cost as much as the one with an index.
  func costKind(of index: Int) -> CostKind {
    let location = list.location(of: described(index))
    switch list.segments[location.segment].kind {
    case .single(let content): return CostKind(source: content.viewName, part: 0)
    case .elements(let source, _): return CostKind(source: source.label, part: location.part)
    }
  }
}
