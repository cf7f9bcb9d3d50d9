import LazyTrace

/// What eager views came into sight although nobody scrolled, or left it in their places.
extension EagerScope {
  /// Notes a view that was out of sight and is in sight; what is in it comes with it.
  ///
  /// Rows of an eager `ForEach` are noted, too: who tells of them knows which of them the scroll
  /// view tells of.
  func noteArrival(
    of node: Node,
    since before: SightBefore,
    at laidOut: Point,
    in sight: inout EagerSight
  ) {
    guard isInStillRow(node, sight), !sight.hasCome, sight.asked == .zero, context.work.goesOn(),
      !sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(laidOut, size: node.size)
    else { return }
    sight.hasCome = true
    context.frame.account.arrivals.append(node.seen)
  }

  /// Whether a view is in no row, or in one that stands where it stood: of others, what is told of
  /// the row says what came with it.
  private func isInStillRow(_ node: Node, _ sight: EagerSight) -> Bool {
    guard let axis = row?.axis else { return true }
    return node.subview == nil && sight.before.origin[axis].isNearly(sight.now.origin[axis])
  }

  /// Notes what is new in an eager stack or layout and in sight, if nobody scrolled there.
  ///
  /// Who tells of it knows what is named otherwise, as the reason for a move.
  func noteCome(
    into stack: Node,
    since before: SightBefore,
    at laidOut: Point,
    in sight: EagerSight
  ) {
    guard stack.stackAxis != nil || SightBefore.isPlacedByUser(stack), !sight.hasCome,
      sight.asked == .zero,
      stack.children.contains(where: isNew)
    else { return }
    let old = former(stack).oldIDs
    var come: [SeenView] = []
    for child in stack.children where isNew(child) && context.work.goesOn() {
      guard child.shownID.map(old.contains) != true,
        sight.now.shows(laidOut + child.laidOutOrigin, size: child.size)
      else { continue }
      come.append(child.seen)
    }
    note(come)
  }

  /// Notes what came into sight, in a row if the search is limited to one.
  private func note(_ come: [SeenView]) {
    guard let row = row?.view, !come.isEmpty else {
      context.frame.account.arrivals += come
      return
    }
    context.frame.account.changeParts(of: row) { $0.came += come }
  }

  /// Whether a view was made in this frame, and is something to be seen.
  private func isNew(_ node: Node) -> Bool {
    guard node.isShown, node.sightBefore?.frame != frame else { return false }
    let inner = node.unmodified
    // A lazy stack is not seen itself, and scroll views tell of its rows.
    return !(inner is LazyStackNode) && (inner as? LeafNode)?.isSpacer != true
  }

  /// Notes a view that stands where it stood and is not in sight any more, as the scroll view is
  /// shorter; what is in it goes with it.
  func noteCutOff(
    _ node: Node,
    since before: SightBefore,
    laidOut: Point,
    in sight: inout EagerSight
  ) {
    guard !sight.isCutOff, sight.before.shows(before.laidOut, size: before.size),
      !sight.now.shows(laidOut, size: node.size)
    else { return }
    for axis in Axis.allCases
    where row == nil || sight.before.origin[axis].isNearly(sight.now.origin[axis]) {
      guard let shorter = sight.shorter[axis],
        laidOut[axis].isNearly(before.laidOut.moved(by: sight.asked)[axis]),
        sight.longest.shows(laidOut, size: node.size, along: axis)
      else { continue }
      sight.isCutOff = true
      let cut = FrameAccount.CutOff([node.seen], as: shorter)
      if let last = context.frame.account.cutOff.last, last.joins(cut) {
        context.frame.account.cutOff[context.frame.account.cutOff.count - 1].views += cut.views
      } else {
        context.frame.account.cutOff.append(cut)
      }
      return
    }
  }

  /// Notes that a view became shorter in its place, so that it ends before what is in sight.
  func noteShortened(
    _ node: Node,
    since before: SightBefore,
    laidOut: Point,
    in sight: EagerSight
  ) {
    let wasToBe = before.laidOut.moved(by: sight.asked)
    guard sight.before.shows(before.laidOut, size: before.size),
      sight.now.shows(wasToBe, size: before.size), !sight.now.shows(laidOut, size: node.size)
    else { return }
    for axis in Axis.allCases where laidOut[axis].isNearly(wasToBe[axis]) {
      let (old, new) = (before.size[axis], node.size[axis])
      guard new < old - Double.tolerance, !sight.now.shows(laidOut, size: node.size, along: axis)
      else { continue }
      context.frame.account.shortened.append(.resized(node.seen, from: old, to: new))
    }
  }
}

extension FrameAccount {
  /// Changes what is said of the parts of a row.
  mutating func changeParts(of row: SeenView, _ change: (inout RowParts) -> Void) {
    if let place = rowParts.lastIndex(where: { $0.row == row }) { return change(&rowParts[place]) }
    rowParts.append(RowParts(of: row))
    change(&rowParts[rowParts.count - 1])
  }

  /// Adds what is not said yet of the parts of a row.
  mutating func add(_ parts: RowParts) {
    guard !parts.isEmpty else { return }
    changeParts(of: parts.row) { known in
      for view in parts.came where !known.came.contains(view) { known.came.append(view) }
      for view in parts.left where !known.left.contains(view) { known.left.append(view) }
    }
  }
}
