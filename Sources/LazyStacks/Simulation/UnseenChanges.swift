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
    for elements in resolution.emptyArrays where context.work.goesOn() {
      _ = context.callbacks.guarding { try elements.reportFilled() }
    }
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
    reportFilled(in: stack.catalog.opened)
    stack.forEachInRun { subview in
      guard subview.isPlaced, !subview.isStandIn, context.work.goesOn() else { return }
      report(subview, in: stack)
    }
  }

  /// Reports that the element is another one from which a subview comes, or one around it.
  private func report(_ subview: Subview, in stack: LazyStackNode) {
    var (holder, start) = (stack.catalog.opened, 0)
    let index = stack.catalog.described(subview.index)
    while true {
      let location = holder.list.location(of: index - start)
      let segment = holder.list.segments[location.segment]
      guard case .elements(let source, _) = segment.kind, location.element < source.count else {
        return
      }
      let inner = segment.hasLists ? holder.element(location.element, of: segment) : nil
      let value = segment.hasLists ? inner?.value : subview.content.value
      _ = context.callbacks.guarding {
        try source.reportChange(since: value, at: location.element)
      }
      guard let inner else { return }
      reportFilled(in: inner)
      (holder, start) = (inner, start + segment.start(of: location.element))
    }
  }

  /// Reports that arrays have elements which had none.
  private func reportFilled(in holder: OpenedList) {
    for source in holder.list.emptyArrays where context.work.goesOn() {
      _ = context.callbacks.guarding { try source.reportChange(since: nil, at: 0) }
    }
  }
}
