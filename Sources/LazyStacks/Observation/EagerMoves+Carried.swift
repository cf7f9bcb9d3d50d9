extension EagerMoves {
  /// How far what is around a view moved, and the nearest views around it that did so themselves.
  struct Carried {
    private(set) var by = Point.zero
    private var across: Node?
    private var along: Node?

    /// The nearest view around it that moved along an axis.
    subscript(axis: Axis) -> Node? { axis == .horizontal ? across : along }

    /// Takes in a view that moved within what is around it.
    mutating func take(_ node: Node, by distance: Double, along axis: Axis) {
      by[axis] += distance
      if axis == .horizontal { across = node } else { along = node }
    }

    /// All of this, and a view in it that may have moved with nobody told of it.
    func with(_ node: Node, since before: SightBefore, to origin: Point, laidOut: Point) -> Self {
      var carried = self
      for axis in Axis.allCases {
        let by = before.move(to: origin, laidOut: laidOut, along: axis)
        guard abs(by - self.by[axis]) > Double.slack(at: abs(laidOut[axis])) else { continue }
        carried.take(node, by: by - self.by[axis], along: axis)
      }
      return carried
    }
  }

  /// Notes the view around a view that moved along the same axis, unless that is the scroll view.
  func noteCarrier(_ carried: Carried, along axis: Axis, in account: inout MoveAccount) {
    guard account.scroll == nil, let around = carried[axis] else { return }
    // What moved within the modifiers that have its id is not all that has it.
    let isApart = named(around: around, along: axis) != nil
    account.carrier = isApart ? Self.seenAlone(around, along: axis) : around.seen
    account.carriedBy = carried.by[axis]
  }

  /// Whether nothing that is drawn in a container moved otherwise than what is around it, so that
  /// nobody saw the container move.
  func keepsDrawn(
    _ node: Node,
    at origin: Point,
    laidOut: Point,
    along axis: Axis,
    around by: Double
  ) -> Bool {
    guard node is LayoutNode else { return false }
    var outer = node
    while let parent = outer.parent as? LayoutNode, parent.modifiedChild === outer {
      guard parent.drawsNothing else { return false }
      outer = parent
    }
    var drawn = Drawn(axis: axis, by: by)
    return keepsDrawn(node, at: origin, laidOut: laidOut, &drawn) && drawn.count > 0
  }

  /// How many drawn views went with what is around them.
  private struct Drawn {
    let axis: Axis
    /// How far that moved.
    let by: Double
    var count = 0
  }

  /// The same of what is in it; counts the views that are drawn.
  private func keepsDrawn(
    _ node: Node,
    at origin: Point,
    laidOut: Point,
    _ drawn: inout Drawn
  ) -> Bool {
    guard node.isShown, context.work.goesOn() else { return true }
    guard let layout = node as? LayoutNode else {
      // What was not there before did not move.
      guard let leaf = node as? LeafNode else { return false }
      guard let before = leaf.sightBefore, before.frame == frame, !leaf.isSpacer else {
        return true
      }
      drawn.count += 1
      let by = before.move(to: origin, laidOut: laidOut, along: drawn.axis) - drawn.by
      return abs(by) <= Double.slack(at: abs(laidOut[drawn.axis]))
    }
    guard layout.drawsNothing else { return false }
    for child in layout.children {
      let place = Point(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
      let plain = child.laidOutOrigin
      let inner = Point(x: laidOut.x + plain.x, y: laidOut.y + plain.y)
      guard keepsDrawn(child, at: place, laidOut: inner, &drawn) else {
        return false
      }
    }
    return true
  }

  /// Notes a view that stands where it stood and is not in sight any more, as the scroll view is
  /// shorter; what is in it goes with it.
  func noteCutOff(
    _ node: Node,
    since before: SightBefore,
    laidOut: Point,
    in sight: inout Sight
  ) {
    guard !sight.isCutOff, sight.before.shows(before.laidOut, size: before.size),
      !sight.now.shows(laidOut, size: node.size)
    else { return }
    for (axis, shorter) in sight.shorter
    where row == nil || sight.before.origin[axis].isNearly(sight.now.origin[axis]) {
      guard laidOut[axis].isNearly(before.laidOut.moved(by: sight.asked)[axis]),
        sight.longest.shows(laidOut, size: node.size, along: axis)
      else { continue }
      sight.isCutOff = true
      let cut = FrameAccount.CutOff([node.seen], as: shorter)
      if let last = context.account.cutOff.last, last.joins(cut) {
        context.account.cutOff[context.account.cutOff.count - 1].views += cut.views
      } else {
        context.account.cutOff.append(cut)
      }
      return
    }
  }

  /// Notes that a view became shorter in its place, so that it ends before what is in sight.
  func noteShortened(_ node: Node, since before: SightBefore, laidOut: Point, in sight: Sight) {
    let wasToBe = before.laidOut.moved(by: sight.asked)
    guard sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(wasToBe, size: before.size), !sight.now.shows(laidOut, size: node.size)
    else { return }
    for axis in Axis.allCases where laidOut[axis].isNearly(wasToBe[axis]) {
      let (old, new) = (before.size[axis], node.size[axis])
      guard new < old - Double.tolerance, !sight.now.shows(laidOut, size: node.size, along: axis)
      else { continue }
      context.account.shortened.append(.resized(node.seen, from: old, to: new))
    }
  }
}

extension LayoutNode {
  /// Whether all that is seen of it is in it: nothing is behind it or over it.
  fileprivate var drawsNothing: Bool { arrangedChildren.count == children.count }
}

extension MoveReason {
  /// The same with a share that is a multiple of about a millionth of a point.
  var onGrid: MoveReason {
    var reason = self
    reason.by = by.onGrid
    return reason
  }
}

extension Double {
  /// The nearest multiple of about a millionth of a point.
  var onGrid: Double {
    abs(self) < 1e9 ? (self * 1_048_576).rounded() / 1_048_576 : self
  }
}
