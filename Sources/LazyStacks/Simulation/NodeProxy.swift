/// What is known of one view at one moment.
public struct NodeProxy: Equatable, Sendable {
  /// In which part of its life a view is.
  public enum Phase: String, Sendable, CaseIterable {
    /// Not loaded.
    case absent
    /// Evaluated, and not yet on screen.
    case prefetched
    /// On screen, or placed by an eager container.
    case placed
    /// Off screen, kept for some updates (rule R11).
    case retained
  }

  /// The number by which events name the view; nil while it is not loaded.
  public var number: Int?
  /// The rectangle in the window's coordinates; nil while the view has no place.
  public var frame: Rect?
  /// In which part of its life the view is.
  public var phase: Phase
  /// How often a node was made for it.
  ///
  /// Counts of subviews that are no longer loaded are kept for the last 4,096 that each container
  /// gave up; for older ones all counts are 0. Counts of a view inside a subview begin anew with
  /// the subview's node.
  public var inits = 0
  /// How often its outermost view was evaluated.
  public var bodies = 0
  /// How often it was measured.
  public var measures = 0
  /// How often it came on screen.
  public var appears = 0
  /// The fraction of its area that can be seen, 0...1.
  public var visibleFraction = 0.0
  /// Whether its length is a guess because it is not placed.
  public var isEstimated: Bool
  /// The rectangle around what is drawn of it in the window's coordinates, where transforms of the
  /// view, in it and around it put it; nil while the view has no place.
  public var drawnRect: Rect?
  /// The effect of its scroll transition; nil if it has none or has no place.
  public var transition: ShownTransition?

  /// The same for a view that has a place.
  fileprivate func drawn(as node: Node) -> NodeProxy {
    var proxy = self
    proxy.drawnRect = DrawnShape.rect(of: node)
    proxy.transition = ShownTransition(of: node)
    return proxy
  }
}

extension Window {
  /// What is known of the view with an id, without evaluating anything.
  ///
  /// A path leads into elements; a view in an element that is not loaded is reported as absent.
  public func node(_ id: ViewID) throws -> NodeProxy {
    try reading { try proxy(of: WindowSearch(in: self).addressed(id), id: id) }
  }

  /// The storage of the view with an id, such as its states; nil if it is not loaded or keeps
  /// nothing.
  public func storage(of id: ViewID) throws -> AnyObject? {
    try reading {
      switch try WindowSearch(in: self).addressed(id) {
      case .subview(let stack, let index): return stack.loaded(index)?.node.storage
      case .view(let node): return node.storage
      case .inside: return nil
      }
    }
  }

  func proxy(of found: Addressed, id: ViewID) -> NodeProxy {
    switch found {
    case .subview(let stack, let index):
      return proxy(of: index, in: stack, id: stack.loaded(index)?.label ?? id)
    case .view(let node): return proxy(node)
    case .inside: return NodeProxy(frame: nil, phase: .absent, isEstimated: true)
    }
  }

  private func proxy(of index: Int, in stack: LazyStackNode, id: ViewID) -> NodeProxy {
    guard let subview = stack.loaded(index), !subview.isStandIn else {
      let past = stack.store.evicted[id] ?? SubviewCounters()
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
    let fractions = subview.isPlaced ? ViewSight(of: subview.node).fractions : (0, 0)
    let proxy = NodeProxy(
      number: subview.node.numberInTrace,
      frame: subview.isPlaced ? subview.node.frameInWindow : nil,
      phase: subview.phase,
      inits: subview.life.counters.inits,
      bodies: subview.bodies,
      measures: subview.life.counters.measures,
      appears: subview.life.counters.appears,
      visibleFraction: fractions.0 * fractions.1,
      isEstimated: !subview.isPlaced
    )
    return subview.isPlaced ? proxy.drawn(as: subview.node) : proxy
  }

  private func proxy(_ node: Node) -> NodeProxy {
    let phase = EnclosingRows(of: node).innermostOffScreen?.phase ?? .placed
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

extension Subview {
  /// In which part of its life it is.
  var phase: NodeProxy.Phase {
    isPlaced ? .placed : life.stage == .retained ? .retained : .prefetched
  }
}
