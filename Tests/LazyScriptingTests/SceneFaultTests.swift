import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting
@testable import Lua

/// Interrupts and lack of memory at any point end a script; the session and its windows can be used
/// again.
@Suite(.leavesNothing) struct SceneFaultTests {
  private static let program = "for _, step in ipairs(steps) do pcall(pcall, step) end"
  private static let far = 1 << 40

  /// How many instructions the program takes when nothing interrupts it.
  private static func length() throws -> Int {
    let run = try ScriptRun(CallbackScene.source)
    run.session.state.injectInterrupt(after: far)
    run.again(program)
    #expect(run.error == nil)
    return far - run.session.state.instructionsLeft
  }

  @Test func `an interrupt may come at any instruction`() throws {
    let length = try Self.length()
    #expect(length > 5_000)
    for seed in Seeds.first(150, long: 5_000) {
      var generator = SeededGenerator(seed: seed)
      try interrupt(after: Int.random(in: 1...length, using: &generator), seed)
    }
  }

  private func interrupt(after instruction: Int, _ seed: UInt64) throws {
    let comment: Comment = "seed \(seed), instruction \(instruction)"
    let run = try ScriptRun(CallbackScene.source)
    let state = run.session.state
    state.injectInterrupt(after: instruction)
    run.again(Self.program)
    #expect(run.error?.kind == .interrupted, comment)
    state.injectInterrupt(after: 0)
    try expectRecovery(of: run, comment)
    state.close()
    #expect(state.leftWhenClosed == (0, 0), comment)
  }

  @Test func `an interrupt may come with any event, where no Lua runs`() throws {
    let whole = try ScriptRun(CallbackScene.source)
    whole.again(Self.program)
    let count = whole.events.count
    try #require(count > 100)
    for seed in Seeds.first(60, long: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let number = Int.random(in: 1...count, using: &generator)
      let run = try ScriptRun(CallbackScene.source)
      let interrupt = run.session.interrupter
      run.onEvent = { [unowned run] in if run.events.count == number { interrupt() } }
      run.again(Self.program)
      #expect(run.error?.kind == .interrupted, "seed \(seed), event \(number)")
      try expectRecovery(of: run, "seed \(seed), event \(number)")
    }
  }

  @Test func `memory may fail at any request`() throws {
    for seed in Seeds.first(60, long: 3_000) {
      var generator = SeededGenerator(seed: seed)
      let period = Int.random(in: 1...(seed % 2 == 0 ? 50 : 5_000), using: &generator)
      let run = try ScriptRun(CallbackScene.source)
      run.session.state.injectFaults(every: period)
      run.again(Self.program)
      run.session.state.injectFaults(every: 0)
      try expectRecovery(of: run, "seed \(seed), period \(period)")
      run.session.state.close()
      #expect(run.session.state.leftWhenClosed.bytes == 0, "seed \(seed), period \(period)")
    }
  }

  private func expectRecovery(of run: ScriptRun, _ comment: Comment) throws {
    for window in run.session.windows.compactMap(\.window) {
      #expect(throws: Never.self, comment) { try window.check() }
    }
    run.again("recover()")
    #expect(run.error == nil, comment)
    #expect(run.session.expectations.failures == [], comment)
  }
}
