/// Says what is known of the view that an id led to, without evaluating anything.
struct NodeReading {
  private let found: Addressed
  private let id: ViewID

  init(of found: Addressed, named id: ViewID) { (self.found, self.id) = (found, id) }

  /// The storage of the view, such as its states; nil if it is not loaded or keeps nothing.
  var storage: AnyObject? {
    switch found {
    case .subview(let stack, let index): stack.loaded(index)?.node.storage
    case .view(let node): node.storage
    case .inside: nil
    }
  }

  /// What is known of it.
  var proxy: NodeProxy {
    switch found {
    case .subview(let stack, let index): Self.proxy(of: index, in: stack, named: id)
    case .view(let node): Self.proxy(of: node)
    case .inside: NodeProxy(frame: nil, phase: .absent, isEstimated: true)
    }
  }

  private static func proxy(of index: Int, in stack: LazyStackNode, named id: ViewID) -> NodeProxy {
    let loaded = stack.loaded(index)
    guard let subview = loaded, !subview.isStandIn else {
      let past = stack.store.evicted[loaded?.label ?? id] ?? SubviewCounters()
      return NodeProxy(
        frame: nil,
        phase: .absent,
        inits: past.inits,
        bodies: past.bodies,
        measures: past.measures,
        appears: past.appears,
        isEstimated: true
      )
    }
    // What stands in a row that is off screen is off screen, too.
    let row = EnclosingRows(of: subview.node).innermostOffScreen ?? subview
    let phase = NodeProxy.Phase(of: row)
    let isPlaced = phase == .placed
    let fractions = isPlaced ? ViewSight(of: subview.node).fractions : (0, 0)
    let proxy = NodeProxy(
      number: subview.node.numberInTrace,
      frame: isPlaced ? subview.node.frameInWindow : nil,
      phase: phase,
      inits: subview.life.counters.inits,
      bodies: subview.bodies,
      measures: subview.life.counters.measures,
      appears: subview.life.counters.appears,
      visibleFraction: fractions.0 * fractions.1,
      isEstimated: !isPlaced
    )
    return isPlaced ? proxy.drawn(as: subview.node) : proxy
  }

  private static func proxy(of node: Node) -> NodeProxy {
    let phase =
      EnclosingRows(of: node).innermostOffScreen.map(NodeProxy.Phase.init) ?? .placed
    guard phase == .placed else {
      return NodeProxy(
        number: node.numberInTrace,
        frame: nil,
        phase: phase,
        inits: 1,
        bodies: node.evaluationsInTrace,
        measures: node.counts.measures,
        appears: node.counts.appears,
        isEstimated: true
      )
    }
    let fractions = ViewSight(of: node).fractions
    return NodeProxy(
      number: node.numberInTrace,
      frame: node.frameInWindow,
      phase: .placed,
      inits: 1,
      bodies: node.evaluationsInTrace,
      measures: node.counts.measures,
      appears: node.counts.appears,
      visibleFraction: fractions.width * fractions.height,
      isEstimated: false
    ).drawn(as: node)
  }
}

extension NodeProxy {
  /// The same for a view that has a place.
  fileprivate func drawn(as node: Node) -> NodeProxy {
    var proxy = self
    proxy.drawnRect = DrawnShape.rect(of: node)
    proxy.transition = ShownTransition(of: node)
    return proxy
  }
}

extension NodeProxy.Phase {
  /// In which part of its life a subview is.
  fileprivate init(of subview: Subview) {
    self =
      subview.isPlaced ? .placed : subview.life.stage == .retained ? .retained : .prefetched
  }
}
