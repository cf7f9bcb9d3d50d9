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
      guard node.isShown, context.work.goesOn() else { return }
      _ = context.callbacks.guarding { try node.reportChangedElements() }
    }
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
