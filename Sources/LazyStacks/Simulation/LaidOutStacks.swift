/// The stacks that the frame in progress laid out, and those that the next frame has to complete.
struct LaidOutStacks {
  /// The stacks that were laid out, in that order.
  private(set) var all: [LazyStackNode] = []
  /// The stacks in which a stand-in replaces a view that failed and is to be loaded again.
  private(set) var unfinished: [LazyStackNode] = []

  /// How many lines they hold in place.
  var lineCount: Int {
    var count = 0
    all.walk { count += $0.placement.lines.count }
    return count
  }

  /// Notes that a stack was laid out.
  mutating func note(_ stack: LazyStackNode) {
    guard !stack.layoutNotes.isKnownToWindow else { return }
    stack.layoutNotes.isKnownToWindow = true
    all.append(stack)
  }

  /// Notes which of them hold stand-ins.
  mutating func noteUnfinished() {
    unfinished = all.filter { $0.placement.lines.contains(where: \.isStandIn) }
  }

  /// Forgets which stacks are unfinished, because they were filled again.
  mutating func forgetUnfinished() { unfinished.removeAll() }

  /// Forgets which stacks were laid out.
  mutating func forget() {
    all.walk { $0.layoutNotes.isKnownToWindow = false }
    all.empty()
  }
}
