/// Which views are around a view, and in it.
extension Node {
  /// Whether the node is connected to the root of its window.
  var isInWindow: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === context.directory.root
  }

  /// Whether the view is another one or inside it.
  func isPart(of other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }

  /// The id of the nearest element around the view.
  var nearestAddress: ViewID? {
    var node = parent
    while let view = node {
      if let id = view.subview?.id { return id }
      node = view.parent
    }
    return nil
  }

  /// The first scroll view at or below this view.
  var firstScroll: ScrollNode? {
    if let scroll = self as? ScrollNode { return scroll }
    for child in children {
      context.work.charge()
      if let found = child.firstScroll { return found }
    }
    return nil
  }

  /// Whether an id belongs to the view or to its element.
  func isNamed(_ id: ViewID) -> Bool { self.id == id || naming.ownID == id }

  /// The node with an id at or below this one, without loading anything.
  ///
  /// For a view with modifiers this is the part to which the id was given.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func descendant(_ id: ViewID) throws -> Node? {
    try context.work.poll()
    if isNamed(id), !naming.isNamedInside { return self }
    for child in children {
      if let found = try child.descendant(id) { return found }
    }
    return isNamed(id) ? self : nil
  }
}
