import LazyTestSupport
import Testing

/// Checks the invariants of the specification on the naive model itself, over random programs.
struct NaiveInvariantTests {
  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I1: what stays visible moves by the finger, the script and the clamp alone`(
    seed: UInt64
  ) {
    forEachFrame(of: RandomProgram(seed: seed)) { before, operation, stack in
      let after = stack.frame
      switch operation {
      case .edit, .resize: return
      default: break
      }
      if after.jumped || after.isEdited { return }
      let moved = after.changes.user + after.changes.script + after.changes.clamp
      for row in after.rows where !after.held.contains(row.id) && !before.held.contains(row.id) {
        guard let old = before.rows.first(where: { $0.id == row.id }) else { continue }
        #expect((row.start - old.start).isClose(to: -moved), "seed \(seed), \(operation)")
      }
    }
  }

  /// Leaves out subviews of length 0 and the estimate 0.
  ///
  /// Such a subview may be before the first row shown, because filling backwards does not look for
  /// those that end at the top (R4). With an estimate of 0 the offset may be 0 wherever the first
  /// row is.
  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I2: the offset is 0 where the first row is at the top, and only there`(seed: UInt64) {
    var program = RandomProgram(seed: seed).unpinnedStack.mapLengths { max(1, $0) }
    if [.fixed(0), .erratic].contains(program.guess) { program.guess = .fixed(1) }
    forEachFrame(of: program) { _, operation, stack in
      guard let first = stack.frame.rows.first else { return }
      let isAtTop = first.id == stack.items.first?.id && first.start.isClose(to: 0)
      #expect(stack.frame.offset.isClose(to: 0) == isAtTop, "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I4: with the last row placed the size is exact`(seed: UInt64) {
    forEachFrame(of: RandomProgram(seed: seed).unpinnedStack) { _, operation, stack in
      let after = stack.frame
      guard let last = after.rows.last, last.id == stack.items.last?.id else { return }
      let end = after.offset + last.start + last.length
      #expect(after.size.isClose(to: end), "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `the changes of a frame sum to the change of the offset`(seed: UInt64) {
    forEachFrame(of: RandomProgram(seed: seed)) { before, operation, stack in
      let after = stack.frame
      let change = after.offset - before.offset
      #expect(after.changes.total.isClose(to: change), "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I7: equal rows have a constant size and no corrections`(seed: UInt64) {
    let length = 20 + Double(seed % 40) * 8
    var program = RandomProgram(seed: seed).mapLengths { _ in length }
    if case .fixed = program.guess { program.guess = .fixed(length) }
    if program.guess == .erratic { program.guess = .mean }
    program.operations.removeAll {
      switch $0 {
      case .edit, .tell, .resize: true
      default: false
      }
    }
    var stack = NaiveLazyStack(program)
    let size = stack.frame.size
    for operation in program.operations {
      guard let frame = stack.perform(operation) else { continue }
      #expect(frame.size.isClose(to: size), "seed \(seed), \(operation)")
      #expect(frame.changes.estimate.isClose(to: 0), "seed \(seed), \(operation)")
      #expect(frame.changes.resize.isClose(to: 0), "seed \(seed), \(operation)")
    }
  }
}

extension RandomProgram {
  /// The same rows in a stack that pins nothing.
  fileprivate var unpinnedStack: RandomProgram {
    var copy = self
    copy.grid = nil
    copy.pinned = []
    return copy
  }
}

/// Runs a program, and calls a function after each frame with the stack and the frame before.
private func forEachFrame(
  of program: RandomProgram,
  _ body: (NaiveFrame, ProgramOperation, NaiveLazyStack) -> Void
) {
  var stack = NaiveLazyStack(program)
  var before = stack.frame
  for operation in program.operations {
    guard let after = stack.perform(operation) else { continue }
    body(before, operation, stack)
    before = after
  }
}
