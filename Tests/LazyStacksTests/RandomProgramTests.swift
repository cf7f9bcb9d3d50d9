import Testing

@testable import LazyTestSupport

/// Compares the simulator with the naive model, over random programs.
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
    for seed in seeds where !agrees(on: RandomProgram(seed: seed)) { return }
  }

  @Test(arguments: Surroundings.allCases.filter { $0 != .none })
  func `whatever a container stands in, it shows what the rules say`(surroundings: Surroundings) {
    for seed in Seeds.first(100, long: 1_000) {
      guard let program = RandomProgram(seed: seed).inside(surroundings) else { continue }
      guard agrees(on: program) else { return }
    }
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `with other parameters it shows what the rules say`(pushes: Bool, landsAtGuess: Bool) {
    for seed in Seeds.first(120, long: 2_000) {
      var program = RandomProgram(seed: seed)
      program.pushes = pushes
      program.landsAtGuess = landsAtGuess
      guard agrees(on: program) else { return }
    }
  }

  @Test(arguments: [true, false])
  func `a default anchor at the end holds what the rules say`(goesOn: Bool) {
    for seed in Seeds.first(120, long: 2_000) {
      var program = RandomProgram(seed: seed)
      program.followsEnd = goesOn
      guard agrees(on: program) else { return }
    }
  }

  @Test(arguments: NaiveGuess.all, [60.0, 240, 600])
  func `upwards through what was never measured nothing moves by itself`(
    guess: NaiveGuess,
    speed: Double
  ) {
    for seed in Seeds.first(4, long: 100) {
      guard agrees(on: RandomProgram(climbing: seed, speed: speed, guess: guess)) else { return }
    }
  }

  @Test func `the seeds of an ordinary run take every estimator and every kind of edit`() {
    var found: Set<String> = []
    for seed in UInt64(1)...2_000 {
      let program = RandomProgram(seed: seed)
      for operation in program.operations {
        for part in operation.edits ?? [] {
          let name = part.edit.description.prefix { $0 != " " }
          let how = program.parts[part.part].isTold ? "told" : "compared"
          found.insert("\(name), \(how), with \(program.guess)")
        }
      }
    }
    let names = [
      "insert", "remove", "move", "reinsert", "reverse", "shuffle", "replace", "clear", "resize",
    ]
    for guess in NaiveGuess.all {
      for how in ["told", "compared"] {
        for name in names { #expect(found.contains("\(name), \(how), with \(guess)")) }
      }
    }
  }

  /// Whether both show the same; otherwise records the smallest program with a difference as an
  /// issue.
  private func agrees(on program: RandomProgram) -> Bool {
    guard Disagreement.first(in: program) != nil else { return true }
    let smallest = program.shrunk { Disagreement.first(in: $0) != nil }
    let disagreement = Disagreement.first(in: smallest)
    Issue.record("seed \(program.seed)\n\(disagreement?.description ?? "not seen again")")
    return false
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
  @Test func `a row that moves by itself is found out`() {
    var before = NaiveFrame()
    before.rows = [.init(id: 1, start: 0, length: 10), .init(id: 2, start: 10, length: 10)]
    var after = before
    after.changes.user = -60
    for row in after.rows.indices { after.rows[row].start += 60 }
    #expect(Disagreement.moves(before, after, besides: []).isEmpty)
    after.rows[1].start += 1e-8
    #expect(Disagreement.moves(before, after, besides: []).count == 1)
    #expect(Disagreement.moves(before, after, besides: [2]).isEmpty)
  }
}
