/// The views that show edited data, which are made anew.
struct EditedViews {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Makes them anew, and the rows of lazy stacks that contain them.
  ///
  /// - Returns: Whether there was anything.
  func refresh() -> Bool {
    let nodes = context.directory.followers.outdated
    guard !nodes.isEmpty || !context.queues.staleRows.isEmpty else { return false }
    var stacks = context.queues.staleRows.takeAll()
    var known = Set(stacks.map(ObjectIdentifier.init))
    for node in nodes where node.isOutdated && context.work.goesOn() {
      if !EnclosingRows(of: node).areUpdatedWithContainers { refreshAlone(node) }
      if let stack = EnclosingRows(of: node).outermostContainer,
        known.insert(ObjectIdentifier(stack)).inserted
      {
        stacks.append(stack)
      }
    }
    for stack in stacks where stack.isInWindow {
      if context.work.goesOn() { refresh(stack) }
      if context.work.isStopped { context.queues.staleRows.append(stack) }
    }
    // Rows that are kept off screen are not updated with their container.
    for node in nodes where node.isOutdated && node.isInWindow && context.work.goesOn() {
      if EnclosingRows(of: node).areUpdatedWithContainers { refreshAlone(node) }
    }
    return true
  }

  /// Reads lists anew for which an element showed how many subviews the elements have (rule R1).
  func readListsAnew() {
    guard !context.queues.rereading.isEmpty else { return }
    for stack in context.queues.rereading.takeAll() where stack.isInWindow {
      guard context.work.goesOn() else {
        context.queues.rereading.append(stack)
        continue
      }
      refresh(stack)
      stack.invalidateSize()
      EnclosingRows(of: stack).noteChange()
      stack.arrangement.retryStandIns()
    }
    context.frame.rounds.needsAnother = true
  }

  private func refreshAlone(_ node: Node) {
    context.directory.followers.note(node)
    refresh(node)
  }

  private func refresh(_ node: Node) {
    SeenRegion.noteUpdate(around: node)
    context.evaluation.inside(node) {
      context.evaluation.loading(.update, id: node.id) {
        _ = context.callbacks.guarding { try node.refresh() }
      }
    }
  }
}
