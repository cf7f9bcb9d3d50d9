import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting

/// An error in any callback is the error of the verb; the frame is complete, and the next one
/// works.
@Suite(.leavesNothing) struct RaisingCallbacksTests {
  @Test func `every callback of the registry runs in the scene`() throws {
    let called = try Set(CallbackScene.counted.get().keys)
    #expect(called == Set(CallbackScene.places + CallbackScene.estimating))
  }

  @Test(arguments: CallbackScene.places)
  func `an error at any call ends the verb and nothing else`(place: String) throws {
    let calls = try #require(CallbackScene.counted.get()[place])
    let kinds = CallbackScene.raises.keys.sorted()
    for (index, number) in Self.numbers(calls).enumerated() {
      let kind = kinds[index % kinds.count]
      let run = try Self.run(place, number, kind)
      run.again("failures = play()")
      #expect(run.error == nil, "\(kind) at call \(number)")
      run.again(
        """
        lab.expectEqual(#failures, 1)
        lab.expect(failures[1] and rawequal(failures[1].problem, raised))
        recover()
        """
      )
      Self.expectSound(run, "\(kind) at call \(number)")
    }
  }

  @Test(arguments: CallbackScene.places)
  func `an error of any kind ends a script that does not catch it`(place: String) throws {
    for kind in CallbackScene.raises.keys.sorted() {
      let run = try Self.run(place, 2, kind)
      run.again("for _, step in ipairs(steps) do step() end")
      #expect(run.error?.kind == .runtime, "\(kind)")
      #expect(run.error?.message.isEmpty == false, "\(kind)")
      run.again("recover()")
      Self.expectSound(run, kind)
    }
  }

  @Test(arguments: CallbackScene.estimating)
  func `an error at any call of an estimator is a diagnostic that names it`(place: String) throws {
    let calls = try #require(CallbackScene.counted.get()[place])
    let function = try #require(place.split(separator: ".").last)
    let kinds = CallbackScene.raises.keys.sorted()
    for (index, number) in Self.numbers(calls).enumerated() {
      let kind = kinds[(index + calls) % kinds.count]
      let run = try Self.run(place, number, kind)
      run.again(
        """
        lab.expectEqual(#play(), 0)
        recover()
        """
      )
      Self.expectSound(run, "\(kind) at call \(number)")
      let said = run.diagnostics.filter { $0.code == .badEstimate }.map(\.message)
      #expect(said.count == 1, "\(kind) at call \(number)")
      #expect(
        said.allSatisfy {
          $0.hasPrefix("\(function) of Estimator \"Guess\" in test.lua:")
            && $0.hasSuffix("; the mean is used")
        },
        "\(kind) at call \(number): \(said)"
      )
    }
  }

  @Test(arguments: CallbackScene.places)
  func `an error in a finalizer is nobody's error`(place: String) throws {
    let run = try ScriptRun(CallbackScene.source)
    run.again(
      """
      armed, nth = "\(place)", 2
      raise = function()
        setmetatable({}, { __gc = function() error 'in a finalizer' end })
        collectgarbage()
      end
      lab.expectEqual(#play(), 0)
      recover()
      """
    )
    Self.expectSound(run, "finalizer")
  }

  /// Which calls of a callback raise: the first ones, the last ones, and some in between.
  private static func numbers(_ calls: Int) -> [Int] {
    var generator = SeededGenerator(seed: UInt64(calls))
    let between = Seeds.first(3, long: 100).map { _ in Int.random(in: 1...calls, using: &generator)
    }
    return Set([1, 2, 3, calls / 2, calls - 1, calls] + between).filter { (1...calls).contains($0) }
      .sorted()
  }

  private static func run(_ place: String, _ number: Int, _ kind: String) throws -> ScriptRun {
    let run = try ScriptRun(CallbackScene.source)
    let raise = CallbackScene.raises[kind] ?? ""
    run.again("armed, nth, raise = \"\(place)\", \(number), function() \(raise) end")
    return run
  }

  private static func expectSound(_ run: ScriptRun, _ comment: String) {
    #expect(run.error == nil, "\(comment)")
    #expect(run.session.expectations.failures == [], "\(comment)")
    for window in run.session.windows.compactMap(\.window) {
      #expect(throws: Never.self, "\(comment)") { try window.check() }
    }
  }
}
