import LazyTestSupport
import Testing

/// The simulator beside the naive model, over random programs.
///
/// A failure prints the seed, the smallest program that still fails and both states. Replay a seed
/// with `LAZYLAB_SEED=17`.
struct RandomProgramTests {
  private static let chunks: [[UInt64]] = {
    let seeds = Seeds.first(2_000, long: 10_000)
    return stride(from: 0, to: seeds.count, by: 100).map {
      Array(seeds[$0..<min(seeds.count, $0 + 100)])
    }
  }()

  @Test(arguments: chunks)
  func `the simulator shows what the rules say, frame by frame`(seeds: [UInt64]) {
    for seed in seeds {
      let program = RandomProgram(seed: seed)
      guard Disagreement.first(in: program) != nil else { continue }
      let smallest = program.shrunk { Disagreement.first(in: $0) != nil }
      let disagreement = Disagreement.first(in: smallest)
      Issue.record("seed \(seed)\n\(disagreement?.description ?? "not seen again")")
      return
    }
  }

  private static let fewerChunks: [[UInt64]] = {
    let seeds = Seeds.first(400, long: 4_000)
    return stride(from: 0, to: seeds.count, by: 100).map {
      Array(seeds[$0..<min(seeds.count, $0 + 100)])
    }
  }()

  @Test(arguments: NaiveGuess.allCases.filter { $0 != .mean }, fewerChunks)
  func `so it does with another estimator`(guessing: NaiveGuess, seeds: [UInt64]) {
    for seed in seeds {
      let program = RandomProgram(seed: seed)
      guard Disagreement.first(in: program, guessing: guessing) != nil else { continue }
      let smallest = program.shrunk { Disagreement.first(in: $0, guessing: guessing) != nil }
      let disagreement = Disagreement.first(in: smallest, guessing: guessing)
      Issue.record("\(guessing), seed \(seed)\n\(disagreement?.description ?? "not seen again")")
      return
    }
  }

  @Test func `a simulator that is off by a point is found out`() throws {
    var frame = NaiveLazyStack(RandomProgram(seed: 1)).frame
    frame.rows = [.init(id: 1, start: 0, length: 10)]
    var other = frame
    #expect(Disagreement.differences(frame, other).isEmpty)
    other.offset += 1
    other.rows[0].start += 1
    other.appeared.append(7)
    #expect(Disagreement.differences(frame, other).count == 3)
  }
}
