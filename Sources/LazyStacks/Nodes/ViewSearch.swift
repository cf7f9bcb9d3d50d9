/// Finds views at or below another one without loading anything.
struct ViewSearch {
  private let node: Node

  init(in node: Node) { self.node = node }

  /// The first scroll view.
  var scroll: ScrollNode? {
    if let scroll = node as? ScrollNode { return scroll }
    for child in node.children {
      node.context.work.charge()
      if let found = ViewSearch(in: child).scroll { return found }
    }
    return nil
  }

  /// The node with an id.
  ///
  /// For a view with modifiers this is the part to which the id was given.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func view(_ id: ViewID) throws -> Node? {
    try node.context.work.poll()
    if node.isNamed(id), !node.naming.isNamedInside { return node }
    for child in node.children {
      if let found = try ViewSearch(in: child).view(id) { return found }
    }
    return node.isNamed(id) ? node : nil
  }
}
