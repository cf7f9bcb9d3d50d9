/// Where views stood that have ids and went with the container around them, because another
/// container took its place in a frame.
struct FormerThings {
  /// A view that stood in a scroll view, or in the window, when the frame began.
  struct Place {
    let origin: Point
    let size: Size
  }

  private var frame = 0
  /// By scroll view, and nil for views outside of any; several views with one id have no place.
  private var places: [ObjectIdentifier?: [ViewID: Place?]] = [:]
  /// The containers that went, by scroll view.
  private var containers: [ObjectIdentifier?: [(name: String, isLazy: Bool)]] = [:]

  /// Remembers the views in a container that goes.
  ///
  /// - Parameters:
  ///   - node: The container, with the modifiers around it.
  ///   - frame: The frame, before which all places were remembered.
  mutating func note(_ node: Node, in frame: Int) {
    guard node.sightBefore?.frame == frame, Self.arranges(node.unmodified) else { return }
    if self.frame != frame { (self.frame, places, containers) = (frame, [:], [:]) }
    let scroll = (node.parent as? ScrollNode) ?? node.nearest(ScrollNode.self)
    let key = scroll.map { ObjectIdentifier($0) }
    containers[key, default: []].append((node.viewName, node.unmodified is LazyStackNode))
    Self.visit(in: node.unmodified, .before(frame)) { id, place in
      if places[key]?[id] != nil {
        places[key]?[id] = .some(nil)
      } else {
        places[key, default: [:]][id] = place
      }
    }
  }

  /// Where the views stood that a scroll view, or the window, showed in what went.
  func places(in scroll: ScrollNode?, frame: Int) -> [ViewID: Place?]? {
    self.frame == frame ? places[scroll.map { ObjectIdentifier($0) }] : nil
  }

  /// The only container that went from a scroll view.
  func container(in scroll: ScrollNode, frame: Int) -> (name: String, isLazy: Bool)? {
    guard self.frame == frame, let gone = containers[ObjectIdentifier(scroll)] else { return nil }
    return gone.count == 1 ? gone[0] : nil
  }
}

extension FormerThings {
  /// When views stood where they are looked for.
  enum Moment {
    /// When a frame began.
    case before(Int)
    /// Now; the node that is asked stands at a place.
    case now(at: Point)
  }

  /// Whether it is a container that can be exchanged for another one with the same views.
  static func arranges(_ node: Node) -> Bool {
    node is LazyStackNode
      || (node.stackAxis != nil || SightBefore.isPlacedByUser(node)) && node.id == nil
        && node.naming.ownID == nil
  }

  /// Visits the views with ids in a container, besides those that an edge holds and those in scroll
  /// views and rows.
  static func visit(
    in node: Node,
    _ moment: Moment,
    _ body: (ViewID, Place) -> Void
  ) {
    if let stack = node as? LazyStackNode { return visitRows(of: stack, moment, body) }
    for child in node.children {
      let inner: Moment
      var place: (origin: Point, size: Size)?
      switch moment {
      case .before(let frame):
        inner = moment
        guard let before = child.sightBefore, before.frame == frame else { continue }
        place = (before.laidOut, before.size)
      case .now(let origin):
        let start = origin + child.laidOutOrigin
        inner = .now(at: start)
        place = (start, child.size)
      }
      if let id = child.id ?? child.naming.ownID, let place {
        body(id, Place(origin: place.origin, size: place.size))
      } else if !(child is ScrollNode) {
        visit(in: child, inner, body)
      }
    }
  }

  /// Visits the rows with ids that are in sight and stand where the container placed them.
  private static func visitRows(
    of stack: LazyStackNode,
    _ moment: Moment,
    _ body: (ViewID, Place) -> Void
  ) {
    guard stack.movingTrack?.axis == stack.axis, stack.nearest(LazyStackNode.self) == nil else {
      return
    }
    let start: Double
    switch moment {
    case .before(let frame):
      guard let before = stack.sightBefore, before.frame == frame else { return }
      start = before.laidOut[stack.axis.cross]
    case .now(let origin): start = origin[stack.axis.cross]
    }
    for cell in stack.placement.lines.lazy.flatMap(\.subviews) where cell.isPlaced {
      guard let id = cell.id else { continue }
      var (rel, length, across) = (
        cell.rel, cell.length, cell.node.laidOutOrigin(along: stack.axis.cross)
      )
      if case .before(let frame) = moment {
        guard let before = cell.past.placeSeen(in: stack.context.sight.ofRows) else { continue }
        (rel, length) = (before.rel, before.length)
        across = cell.sight(before: frame)?.across ?? across
      } else if !cell.isAtOwnPlace {
        continue
      }
      body(
        id,
        Place(
          origin: Point(along: rel, across: start + across, axis: stack.axis),
          size: Size(along: length, across: cell.node.size[stack.axis.cross], axis: stack.axis)
        )
      )
    }
  }
}
