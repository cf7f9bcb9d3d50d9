/// How far the length of a lazy container is known, with the lazy stacks in its rows.
struct LengthKnowledge {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Whether any part of the length is estimated, here or in a stack in a row of the run.
  var isEstimated: Bool { run.isLengthEstimated || isAnyRowEstimated }

  private var isAnyRowEstimated: Bool {
    stack.nested.contains { LengthKnowledge(of: $0).isEstimated }
  }

  /// Whether the length before what is visible is estimated.
  var isLeadEstimated: Bool {
    !run.isLeadExact || stack.nested.contains { LengthKnowledge(of: $0).isLeadEstimated }
  }

  /// Whether the start of the container is in the run and nothing before what is in sight is
  /// estimated.
  var hasStart: Bool { run.holdsFirst && !stack.placement.isEmpty && !isLeadEstimated }

  /// Whether the end of the container is in the run and nothing after what is in sight is
  /// estimated.
  var hasEnd: Bool { run.holdsLast && !stack.placement.isEmpty && !isAnyRowEstimated }
}
