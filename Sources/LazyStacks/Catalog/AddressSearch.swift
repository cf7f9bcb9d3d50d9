/// Finds the views that ids and paths name at and below a view; evaluates nothing.
struct AddressSearch {
  private let node: Node
  /// What is shared with other searches, where nothing changes views meanwhile.
  private let shared: SharedSearch?
  private var index: ViewIndex? { shared?.index }

  init(in node: Node, sharing shared: SharedSearch? = nil) {
    (self.node, self.shared) = (node, shared)
  }

  /// The same search in a view inside.
  private func within(_ node: Node) -> AddressSearch { AddressSearch(in: node, sharing: shared) }

  /// Charges a visit of the view.
  private func visit() throws {
    shared?.visits += 1
    try node.context.work.poll()
  }

  /// What an id leads to, as programs write it or as reports print it.
  ///
  /// A path leads into elements, through nested lazy containers.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func find(_ id: ViewID) throws -> Addressed? {
    guard Self.mayLead(id) else { return nil }
    for spelling in id.spellings {
      if let found = try findExactly(spelling) { return found }
    }
    return nil
  }

  /// Whether views are nested as deep as a path is long.
  private static func mayLead(_ id: ViewID) -> Bool { id.steps.count <= Content.depthLimit }

  private func findExactly(_ id: ViewID) throws -> Addressed? {
    if let (stack, index) = try firstStack(with: { try $0.index(of: id, by: shared?.index) }) {
      return .subview(stack, index)
    }
    if let view = try view(id) { return .view(view) }
    for (outer, inner) in id.divisions {
      if let found = try find(inner, inside: outer) { return found }
    }
    return nil
  }

  /// The view with an id, as ``ViewSearch`` finds it.
  private func view(_ id: ViewID) throws -> Node? {
    guard let index else { return try ViewSearch(in: node).view(id) }
    let named = try index.views(named: id, in: node).filter { $0.view.isNamed(id) }
    return outermost(named, named: id).first?.own
  }

  /// Searches the lazy containers at and below the view, each before those in its rows.
  ///
  /// - Returns: The first one in which `find` finds something, and what that is.
  private func firstStack<Found>(
    with find: (LazyStackNode) throws -> Found?
  ) throws -> (LazyStackNode, Found)? {
    if let index {
      for stack in index.stacks(in: node) {
        try node.context.work.poll()
        if let found = try find(stack) { return (stack, found) }
      }
      return nil
    }
    try visit()
    if let stack = node as? LazyStackNode, let found = try find(stack) { return (stack, found) }
    for child in node.children {
      if let found = try within(child).firstStack(with: find) { return found }
    }
    return nil
  }

  /// The view with the id `inner` inside the view with the id `outer`.
  private func find(_ inner: ViewID, inside outer: ViewID) throws -> Addressed? {
    guard let (stack, element) = try firstStack(with: { try $0.subviews(of: outer, by: index) }),
      let first = element.first
    else {
      return try find(inner, insideEager: outer)
    }
    var isAllLoaded = true
    for index in element {
      guard let subview = stack.loaded(index), !subview.isStandIn else {
        isAllLoaded = false
        continue
      }
      let isPart = element.count > 1 && subview.label.ends(with: inner) && inner != outer
      if isPart || subview.node.naming.ownID == inner { return .subview(stack, index) }
      // An element of one view, which is an element itself.
      if subview.label == outer, subview.node.naming.id == inner, inner != outer.steps.last {
        return .subview(stack, index)
      }
      // The element may have the same id as a view inside it.
      let found = try within(subview.node).find(inner)
      if let found, found.node == nil || found.node !== subview.node { return found }
    }
    return isAllLoaded ? nil : .inside(stack, first)
  }

  /// The same in a view of an eager container, where an element may have given several.
  private func find(_ inner: ViewID, insideEager outer: ViewID) throws -> Addressed? {
    guard let first = try view(outer) else { return nil }
    if let found = try within(first).find(inner) { return found }
    let others = first.parent?.children.filter { $0 !== first && $0.isNamed(outer) } ?? []
    for other in others {
      if let found = try within(other).find(inner) { return found }
    }
    return nil
  }

  /// The loaded views that have an id or whose path ends with it, each once, containers before the
  /// views in their rows.
  func all(named id: ViewID) throws -> [Node] {
    if let index {
      return try outermost(index.views(named: id, in: node), named: id).map { named in
        named.view.subview == nil ? named.own : named.view
      }
    }
    try visit()
    if node.isNamed(id) || node.subview.map({ $0.label.steps.last == id }) ?? false {
      return [node.subview == nil ? try ViewSearch(in: node).view(id) ?? node : node]
    }
    return try node.children.flatMap { try within($0).all(named: id) }
  }

  /// The views outside of lazy containers that have an id, with a row of one of these, in order.
  func eager(named id: ViewID, or row: Node?, in stack: LazyStackNode) throws -> [Node] {
    if let index { return try eager(named: id, or: row, in: stack, by: index) }
    try visit()
    if node === stack { return row.map { [$0] } ?? [] }
    guard !(node is LazyStackNode) else { return [] }
    if node.isNamed(id) { return [try ViewSearch(in: node).view(id) ?? node] }
    return try node.children.flatMap { child in
      try within(child).eager(named: id, or: row, in: stack)
    }
  }

  private func eager(
    named id: ViewID,
    or row: Node?,
    in stack: LazyStackNode,
    by index: ViewIndex
  ) throws -> [Node] {
    func isEager(_ view: Node) -> Bool {
      guard view.isNamed(id), !(view is LazyStackNode) else { return false }
      return view.nearest(LazyStackNode.self).map { !$0.isPart(of: node) } ?? true
    }
    let named = try index.views(named: id, in: node).filter { isEager($0.view) }
    var found = outermost(named, named: id)
    if let row, let place = index.place(of: stack),
      !found.contains(where: { stack.isPart(of: $0.view) })
    {
      let behind = found.firstIndex { $0.place >= place } ?? found.endIndex
      found.insert(NamedView(view: row, own: row, place: place), at: behind)
    }
    return found.map(\.own)
  }

  /// A view with an id, which modifiers inside it may have given.
  private struct NamedView {
    let view: Node
    /// The part of it to which the id was given.
    var own: Node
    let place: Int
  }

  /// Those that are in none of the others.
  private func outermost(
    _ views: [(view: Node, place: Int)],
    named id: ViewID
  ) -> [NamedView] {
    var outermost: [NamedView] = []
    var isOwnKnown = false
    for (view, place) in views {
      guard let last = outermost.last, view.isPart(of: last.view) else {
        outermost.append(NamedView(view: view, own: view, place: place))
        isOwnKnown = false
        continue
      }
      isOwnKnown = isOwnKnown || !last.own.naming.isNamedInside || !view.isPart(of: last.own)
      if !isOwnKnown, view.isNamed(id) { outermost[outermost.count - 1].own = view }
    }
    return outermost
  }

  /// The outermost lazy containers.
  func outermostStacks() throws -> [LazyStackNode] {
    try visit()
    if let stack = node as? LazyStackNode { return [stack] }
    return try node.children.flatMap { try within($0).outermostStacks() }
  }

  /// The ids of the views, and of the data of lazy containers among them.
  private func list(_ add: (String) -> Void) throws {
    try visit()
    if let stack = node as? LazyStackNode { return stack.catalog.listed.ids.forEach(add) }
    for id in [node.id, node.naming.ownID] { if let id { add("\(id)") } }
    for child in node.children { try within(child).list(add) }
  }
}

/// What is said where an id leads nowhere.
extension AddressSearch {
  /// The error for an id that no view in the view has.
  ///
  /// It lists ids that there are, or names the one that was meant.
  func unknownID(_ id: ViewID) throws -> WindowError {
    for spelling in id.spellings where try isEmptyElement(spelling) {
      return .unknownID(id, place: .emptyElement)
    }
    if let own = id.steps.last, try hidesCandidate(own, in: node) {
      return .unknownID(id, place: .candidate)
    }
    if let (outer, inner, view) = try loadedPart(of: id) {
      // Parts of the element may have its own id.
      let ids = try within(view).distinctIDs().filter { $0 != outer.steps.last?.description }
      return .unknownID(id, among: ids, place: .element(outer, inner))
    }
    let ids = try distinctIDs()
    let hasRows = try outermostStacks().contains { $0.list.hasElements }
    return .unknownID(
      id,
      among: ids,
      meant: try meant(id, among: ids),
      place: hasRows ? .rows : .views
    )
  }

  /// Whether an id is that of a view, or of one in it, in whose place another one is shown.
  private func hidesCandidate(
    _ id: ViewID,
    in view: Node,
    isHidden: Bool = false
  ) throws -> Bool {
    try node.context.work.poll()
    let shown = Set(view.children.map(ObjectIdentifier.init))
    if isHidden, view.isNamed(id) { return true }
    return try view.measuredChildren.contains { child in
      let isCandidate = isHidden || !shown.contains(ObjectIdentifier(child))
      return try hidesCandidate(id, in: child, isHidden: isCandidate)
    }
  }

  /// Whether an id, which no view has, leads to an element that gives no view.
  private func isEmptyElement(_ id: ViewID) throws -> Bool {
    try node.context.work.poll()
    if let stack = node as? LazyStackNode {
      if try SubviewSearch(in: stack.catalog).isEmptyElement(id) { return true }
    } else if let layout = node as? LayoutNode, try layout.describesElement(id) {
      return true
    }
    return try node.children.contains { try AddressSearch(in: $0).isEmptyElement(id) }
  }

  /// How a path is divided where it leads to a loaded view, and this view.
  private func loadedPart(of path: ViewID) throws -> (outer: ViewID, inner: ViewID, view: Node)? {
    guard Self.mayLead(path) else { return nil }
    for (outer, inner) in path.spellings.lazy.flatMap(\.divisions) {
      if let view = try find(outer)?.node { return (outer, inner, view) }
    }
    return nil
  }

  /// The listed ids of views in the view, each once.
  private func distinctIDs() throws -> [String] {
    var (ids, seen): ([String], Set<String>) = ([], [])
    func add(_ id: String) { if seen.insert(id).inserted { ids.append(id) } }
    for part in node is LazyStackNode ? [node] : node.children { try within(part).list(add) }
    return ids
  }

  /// The id that was meant: the number in an id that is a text, or the text with this number; nil
  /// where no view has it.
  private func meant(_ id: ViewID, among ids: [String]) throws -> ViewID? {
    var others: [ViewID] = []
    switch id {
    case .string(let text):
      let digits = String(text.reversed().prefix { $0.isNumber }.reversed())
      others += Int(digits, radix: 10).map { [.integer($0)] } ?? []
    case .integer(let number):
      others += ids.compactMap { listed in
        let name = listed.prefix { !$0.isNumber }
        return name.isEmpty || name.count == listed.count ? nil : .string("\(name)\(number)")
      }
    default: break
    }
    return try others.first { try find($0) != nil }
  }
}
