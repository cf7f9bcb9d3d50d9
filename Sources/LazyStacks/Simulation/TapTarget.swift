/// The view whose action a tap on a view with an id runs.
///
/// It is the view itself, else the only view in it that has an action, else the nearest view around
/// it that has one.
struct TapTarget {
  let node: Node

  /// Finds the view.
  ///
  /// - Throws: ``WindowError/cannotTap(_:_:)`` where several views in it have an action, or none at
  ///   all.
  init(of id: ViewID, in tapped: Node) throws {
    if tapped.traits.tapAction != nil {
      node = tapped
      return
    }
    let inside = Self.tappableNodes(below: tapped)
    guard inside.isEmpty else {
      guard inside.count > 1 else {
        node = inside[0]
        return
      }
      let names = inside.compactMap { Self.name(of: $0, inside: tapped) }
      let isEachNamed = Set(names).count == inside.count
      let paths = isEachNamed ? names.map { id.appending($0) } : []
      throw WindowError.cannotTap(id, .several(inside.count, paths: paths))
    }
    var outer = tapped.parent
    while let current = outer, current.traits.tapAction == nil { outer = current.parent }
    guard let outer else { throw WindowError.cannotTap(id, .noAction) }
    node = outer
  }

  /// The views below one that have an action, but not those inside of another one.
  private static func tappableNodes(below node: Node) -> [Node] {
    node.children.flatMap { $0.traits.tapAction == nil ? tappableNodes(below: $0) : [$0] }
  }

  /// The id of a view, or of a modifier around it, in another view.
  private static func name(of node: Node, inside other: Node) -> ViewID? {
    var view = node
    while view !== other {
      if let id = view.naming.ownID ?? view.id { return id }
      guard let around = view.parent as? LayoutNode, around.modifiedChild === view else {
        return nil
      }
      view = around
    }
    return nil
  }
}
