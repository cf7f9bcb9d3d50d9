import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct InterruptTests {
  /// A session that is interrupted when it prints `go`, or when a window reaches frame 50.
  private final class Victim {
    private(set) var printed = ""
    private var interrupt: (() -> Void)?

    func session() throws -> LabSession {
      let session = try LabSession(
        output: { bytes in
          self.printed += String(decoding: bytes, as: UTF8.self)
          if self.printed.hasSuffix("go\n") { self.interrupt?() }
        },
        events: { event, _ in if event.frame == 50 { self.interrupt?() } }
      )
      interrupt = session.interrupter
      return session
    }
  }

  private static let window = """
    local window = Window { width = 100, height = 100, ScrollView { LazyVStack {
      ForEach { 1000, height = 50 } } } }
    """

  @Test(arguments: [
    "print 'go' while true do end",
    "print 'go' pcall(function() while true do end end) print 'no'",
    "print 'go' coroutine.wrap(function() repeat until false end)()",
    "\(window) window:step(1000000000)",
    "\(window) window:run(10000000)",
    "\(window) window:scrollView():drag { by = 100, duration = 1e7 }",
  ])
  func `an interrupt stops the script and the session goes on`(source: String) throws {
    let victim = Victim()
    let session = try victim.session()
    #expect {
      try session.run(source: source, name: "test.lua")
    } throws: { error in
      (error as? ScriptError)?.kind == .interrupted
    }
    #expect(!victim.printed.contains("no"))
    #expect(try session.evaluate("1 + 1") == .values(["2"]))
  }

  @Test func `a stop is no failure of the callbacks that it reaches`() throws {
    var options = SessionOptions()
    options.instructionLimit = 100_000
    var told: [Diagnostic] = []
    let session = try LabSession(
      options,
      output: { _ in },
      events: { event, _ in
        if case .diagnostic(let diagnostic) = event.detail { told.append(diagnostic) }
      }
    )
    let source = """
      Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach(1000, function(i)
          if i > 1 then while true do end end
          return Item { height = 50 }
        end),
      } }, Item { height = 1 }:onAppear(function() while true do end end) }
      """
    #expect {
      try session.run(source: source, name: "test.lua")
    } throws: { error in
      (error as? ScriptError)?.kind == .limit
    }
    #expect((told + session.diagnostics).map(\.code) == [])
  }

  @Test(arguments: [
    "window:step(1000000000)", "window:scrollView():drag { by = 100, duration = 1e7 }",
  ])
  func `an interrupt ends one verb and not the next one`(verb: String) throws {
    let victim = Victim()
    let session = try victim.session()
    #expect(throws: ScriptError.self) {
      try session.run(source: Self.window + " w = window " + verb, name: "test.lua")
    }
    #expect(try session.evaluate("w:step(3)") == .values(["3"]))
  }
}
