/// Looks for data in sight that were changed where no update could see it.
struct UnseenChanges {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Reports them, once for each update.
  func report() {
    context.directory.scrolls.forEachTrack { track in
      for stack in track.stacks where stack.isShown {
        for stack in stack.withNested { report(in: stack) }
      }
    }
    context.directory.arrayReaders.forEachNode { node in
      guard node.isShown, let resolution = node.resolved else { return }
      report(in: resolution)
    }
  }

  /// Reports elements that views outside of lazy containers show, the outer ones first.
  private func report(in resolution: Resolution) {
    for (key, _) in inSight(resolution.known.pairs) {
      for (place, component) in key.components.enumerated() {
        guard case .element(let id) = component, context.work.goesOn() else { continue }
        let read = resolution.readElements(at: key.beginning(place))
        _ = context.callbacks.guarding { try read?.reportChange(of: id) }
      }
    }
  }

  /// Those of some nodes that are in sight; in a stack they are found without looking at each.
  private func inSight(_ pairs: [KeyedNodes.Pair]) -> [KeyedNodes.Pair] {
    guard let first = pairs.first?.node, let axis = first.parent?.stackAxis else {
      return pairs.filter { ViewSight(of: $0.node).isAny }
    }
    let window = Rect(origin: .zero, size: context.settings.size)
    guard let region = first.nearest(ScrollNode.self).map(\.laidOutRegion) ?? window else {
      return []
    }
    func frame(_ pair: KeyedNodes.Pair) -> Rect { LaidOutPlace(of: pair.node).frame(upTo: nil) }
    let start = pairs.countOfFirst { frame($0).end(axis) <= region.start(axis) }
    return pairs.dropFirst(start).prefix { frame($0).start(axis) < region.end(axis) }
      .filter { ViewSight(of: $0.node).isAny }
  }

  private func report(in stack: LazyStackNode) {
    stack.forEachInRun { subview in
      guard subview.isPlaced, !subview.isStandIn, context.work.goesOn() else { return }
      let location = stack.list.location(of: stack.catalog.described(subview.index))
      let segment = stack.list.segments[location.segment]
      guard case .elements(let source, _) = segment.kind, location.element < source.count else {
        return
      }
      let value =
        segment.hasLists
        ? stack.catalog.opened.element(location.element, of: segment)?.value : subview.content.value
      _ = context.callbacks.guarding {
        try source.reportChange(since: value, at: location.element)
      }
    }
  }
}
