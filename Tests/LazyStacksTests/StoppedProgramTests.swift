import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares random programs whose frames are stopped with the same programs without stops.
@Suite struct StoppedProgramTests {
  private static let chunks: [[UInt64]] = {
    let seeds = Seeds.first(400, long: 4_000)
    return stride(from: 0, to: seeds.count, by: 40).map {
      Array(seeds[$0..<min(seeds.count, $0 + 40)])
    }
  }()

  @Test(arguments: chunks)
  func `after a stop and one frame more everything is as if nothing had been stopped`(
    seeds: [UInt64]
  ) throws {
    for seed in seeds {
      for units in [1, 150, 300, 450, 700, 1_100] {
        let problem = try difference(in: RandomProgram(seed: seed), stoppingAfter: units)
        #expect(problem == nil, "seed \(seed), after \(units) units")
        if problem != nil { return }
      }
    }
  }

  /// A difference, or an event out of turn, if each step is stopped after a number of units.
  private func difference(in program: RandomProgram, stoppingAfter units: Int) throws -> String? {
    let meter = CountingMeter()
    let record = LifecycleRecord()
    let wholeRecord = LifecycleRecord()
    let whole = try SimulatedStack(program) { wholeRecord.take($0) }
    let stopped = try SimulatedStack(program, meter: meter) { record.take($0) }
    for (number, operation) in program.operations.enumerated() {
      let expected = try whole.perform(operation)
      var found: NaiveFrame?
      var wasStopped = false
      meter.arm(units)
      do {
        found = try stopped.perform(operation)
        meter.arm(nil)
      } catch is CountingMeter.Limit {
        meter.arm(nil)
        wasStopped = true
        try stopped.window.check()
        found = try stopped.makeUp()
      }
      // If everything is measured, subviews measured off screen are evicted while they are shown.
      if wholeRecord.problem == nil, let problem = record.problem {
        return "step \(number), \(operation): \(problem)"
      }
      // A scroll to a view or a resize that was stopped leads elsewhere.
      if wasStopped, !operation.isWhole(in: program) { return nil }
      guard let expected, let found else { continue }
      if expected.rows.map(\.id) != found.rows.map(\.id) || !expected.isNear(found) {
        return "step \(number), \(operation): \(expected.offset) and \(found.offset), "
          + "\(expected.size) and \(found.size), \(expected.rows.map(\.id)) and "
          + "\(found.rows.map(\.id))"
      }
    }
    return meter.chargesAfterStop == 0 ? nil : "charged after the stop"
  }
}

extension ProgramOperation {
  /// Whether a stop in the frame of the step leaves nothing undone.
  fileprivate func isWhole(in program: RandomProgram) -> Bool {
    // These count repeated measurements again, so their estimates differ.
    switch program.guess {
    case .lastFew, .erratic: return false
    default: break
    }
    switch self {
    case .drag, .edit, .tell, .resizeUnseen: return true
    case .scrollToID, .scrollToEdge, .scrollToOffset, .resize: return false
    }
  }
}

extension NaiveFrame {
  fileprivate func isNear(_ other: NaiveFrame) -> Bool {
    abs(offset - other.offset) < 1e-4 && abs(size - other.size) < 1e-4
      && zip(rows, other.rows).allSatisfy { abs($0.start - $1.start) < 1e-4 }
  }
}
