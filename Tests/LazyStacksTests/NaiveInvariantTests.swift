import LazyTestSupport
import Testing

/// The invariants of the specification on the naive model itself, over random programs.
struct NaiveInvariantTests {
  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I1: what stays visible moves by the finger, the script and the clamp alone`(
    seed: UInt64
  ) {
    forEachFrame(of: seed) { before, operation, after in
      if case .edit = operation { return }
      if after.jumped { return }
      let moved = after.changes.user + after.changes.script + after.changes.clamp
      for row in after.rows {
        guard let old = before.rows.first(where: { $0.id == row.id }) else { continue }
        #expect((row.start - old.start).isClose(to: -moved), "seed \(seed), \(operation)")
      }
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I2: the offset is 0 where the first row is at the top, and only there`(seed: UInt64) {
    forEachFrame(of: seed) { _, operation, after in
      guard let first = after.rows.first, let id = after.listed.first else { return }
      let isAtTop = first.id == id && first.start.isClose(to: 0)
      #expect(after.offset.isClose(to: 0) == isAtTop, "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I4: with the last row placed the size is exact`(seed: UInt64) {
    forEachFrame(of: seed) { _, operation, after in
      guard let last = after.rows.last, last.id == after.listed.last else { return }
      let end = after.offset + last.start + last.length
      #expect(after.size.isClose(to: end), "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `the changes of a frame sum to the change of the offset`(seed: UInt64) {
    forEachFrame(of: seed) { before, operation, after in
      let change = after.offset - before.offset
      #expect(after.changes.total.isClose(to: change), "seed \(seed), \(operation)")
    }
  }

  @Test(arguments: Seeds.first(300, long: 3_000))
  func `I7: equal rows have a constant size and no corrections`(seed: UInt64) {
    var program = RandomProgram(seed: seed)
    let length = 20 + Double(seed % 40) * 8
    program.items = program.items.map { NaiveItem(id: $0.id, length: length) }
    program.operations.removeAll {
      switch $0 {
      case .edit, .resizeUnseen: true
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

/// Runs the program of a seed and hands over each frame with the one before.
private func forEachFrame(
  of seed: UInt64, _ body: (NaiveFrame, ProgramOperation, NaiveFrame) -> Void
) {
  let program = RandomProgram(seed: seed)
  var stack = NaiveLazyStack(program)
  var before = stack.frame
  for operation in program.operations {
    guard let after = stack.perform(operation) else { continue }
    body(before, operation, after)
    before = after
  }
}
