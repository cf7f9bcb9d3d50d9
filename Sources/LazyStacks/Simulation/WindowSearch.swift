/// Finds the views of a window that ids and paths name.
struct WindowSearch {
  private let window: Window
  private var root: Node { window.root }

  init(in window: Window) { self.window = window }

  /// A search in a part of the window.
  private func search(in part: Node) throws -> AddressSearch {
    guard !window.isMakingFrame else { return AddressSearch(in: part) }
    let shared = window.last.search
    try shared.prepare(for: root)
    return AddressSearch(in: part, sharing: shared)
  }

  /// The view that an id names, anywhere in the window or in a part of it.
  ///
  /// Of several views with one id it is the first in sight, and a diagnostic says so.
  ///
  /// - Throws: ``WindowError/unknownID(_:among:)`` where nothing has the id.
  func addressed(_ id: ViewID, in part: Node? = nil) throws -> Addressed {
    let part = part ?? root
    let search = try search(in: part)
    guard let found = try search.find(id) else {
      if let inserted = try inserted(id, in: part) { return inserted }
      throw try search.unknownID(id)
    }
    if case .path = id { return found }
    if case .inside = found { return found }
    guard try isWholeAddress(id, of: found) else {
      return try inSight(id, among: found, by: search)
    }
    return try inSight(id, amongContainersIn: part)
      ?? inSight(id, amongViewsBeside: found, by: search) ?? found
  }

  /// The view in sight, where a row and views outside of lazy containers have an id; nil where only
  /// the row has it.
  private func inSight(
    _ id: ViewID,
    amongViewsBeside row: Addressed,
    by search: AddressSearch
  ) throws -> Addressed? {
    guard case .subview(let stack, let index) = row else { return nil }
    let loaded = stack.loaded(index)?.node
    let candidates = try search.eager(named: id, or: loaded, in: stack)
    guard candidates.count > 1 else { return nil }
    let chosen = choose(among: candidates, called: "views", id: id)
    return chosen === loaded ? row : .view(chosen)
  }

  /// The place of an element that an edit inserted after the last frame.
  private func inserted(_ id: ViewID, in part: Node) throws -> Addressed? {
    guard window.hasUnseenEdits else { return nil }
    let elements = id.spellings.compactMap(\.steps.first)
    for stack in try AddressSearch(in: part).outermostStacks() {
      for element in elements where try stack.catalog.listed.currentIndex(of: element) != nil {
        return .inside(stack, 0)
      }
    }
    return nil
  }

  /// The subview in sight, where several lazy containers of scroll views have an id; nil where only
  /// one has it.
  private func inSight(_ id: ViewID, amongContainersIn part: Node) throws -> Addressed? {
    let stacks = window.context.directory.scrolls.nodes.flatMap(\.tracks).flatMap(\.stacks).filter {
      $0.isPart(of: part) && $0.parent?.nearest(LazyStackNode.self) == nil
    }
    // One that is alone was searched before.
    guard stacks.count > 1 else { return nil }
    let found = try stacks.compactMap { stack in
      try stack.catalog.listed.index(of: id).map { (stack: stack, index: $0) }
    }
    guard found.count > 1 else { return nil }
    let shown = found.first { found in
      found.stack.loaded(found.index).map { ViewSight(of: $0.node).isAny } ?? false
    }
    window.context.diagnose(
      .ambiguousID,
      message: "\(found.count) lazy containers have the id \(id); this is the one in the first"
        + "\(shown == nil ? "" : " in sight"): ask a scroll view with an id, "
        + "window:scrollView(id):node(…)",
      of: EventSubject(id: id)
    )
    let chosen = shown ?? found[0]
    return .subview(chosen.stack, chosen.index)
  }

  /// The scroll view to which an id or a path leads: the one with the id, in sight if several have
  /// it, or the first one in the view with the id; the outermost one without an id.
  func scrollView(_ id: ViewID?) throws -> ScrollNode? {
    guard let id else { return ViewSearch(in: root).scroll }
    let scrolls = window.context.directory.scrolls.nodes.filter(\.isInWindow)
    var named = scrolls.filter { $0.isNamed(id) }
    if named.isEmpty { named = scrolls.filter { Self.isNamed($0, byModifiersAs: id) } }
    guard !named.isEmpty else {
      return try search(in: root).find(id)?.node.flatMap { ViewSearch(in: $0).scroll }
    }
    return choose(among: named, called: "scroll views", id: id)
  }

  /// The first in sight of loaded views with one id, or the first of all; if there are several, a
  /// diagnostic says which it is.
  private func choose<View: Node>(among all: [View], called name: String, id: ViewID) -> View {
    guard all.count > 1 else { return all[0] }
    let seen = all.first { ViewSight(of: $0).isAny }
    let chosen = seen ?? all[0]
    let place = EnclosingRows(of: chosen).nearestID.map { ", the one in \($0)" } ?? ""
    window.context.diagnose(
      .ambiguousID,
      message: "\(all.count) loaded \(name) have the id \(id); this is the first"
        + "\(seen == nil ? "" : " in sight")\(place): write a path { outer, inner }",
      of: EventSubject(id: id, node: chosen.numberInTrace)
    )
    return chosen
  }

  /// Whether an id is that of the data of a lazy container that lies in no other.
  private func isWholeAddress(_ id: ViewID, of found: Addressed) throws -> Bool {
    guard case .subview(let stack, let index) = found,
      stack.parent?.nearest(LazyStackNode.self) == nil
    else { return false }
    return try stack.catalog.listed.index(of: id) == index
  }

  private func inSight(
    _ id: ViewID,
    among found: Addressed,
    by search: AddressSearch
  ) throws -> Addressed {
    let candidates = try search.all(named: id)
    guard candidates.count > 1 else { return found }
    let chosen = choose(among: candidates, called: "views", id: id)
    if let subview = chosen.subview, let stack = chosen.parent as? LazyStackNode {
      return .subview(stack, subview.index)
    }
    return .view(chosen)
  }

  /// Whether an id belongs to a modifier around a view, as in a row whose element has one, too.
  private static func isNamed(_ node: Node, byModifiersAs id: ViewID) -> Bool {
    var view = node
    while let around = view.parent as? LayoutNode, around.modifiedChild === view {
      if around.isNamed(id) { return true }
      view = around
    }
    return false
  }
}
