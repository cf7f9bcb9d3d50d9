import LazyReports
import LazyStacks
import LazyTestSupport
import RepositoryReading
import Testing

@testable import LazyScripting

/// A read leaves everything as it was: what happens afterwards is the same as without it.
///
/// Random programs are played twice, once with everything read between the steps that the registry
/// says can be read, and all that a person can ask in the REPL.
@Suite(.leavesNothing) struct PureReadsTests {
  @Test(
    arguments: ["contents", "told", "landings"],
    Seeds.first(8, long: 300)
  )
  func `a program goes on as if nothing had been read`(kind: String, seed: UInt64) throws {
    let (plain, read) = try (
      ReadProgram(kind, seed: seed, isRead: false), ReadProgram(kind, seed: seed, isRead: true)
    )
    let place = zip(plain.lines, read.lines).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(
      place == nil && plain.lines.count == read.lines.count,
      "\(kind) \(seed): \(place.map { "\($0.element)" } ?? "other lengths")"
    )
  }

  @Test func `what makes frames is told from what is read`() {
    #expect(Reading.verbs.contains("ScrollView.stop"))
    #expect(Reading.verbs.contains("Window.settle"))
    #expect(Reading.verbs.isDisjoint(with: ["Window.metrics", "Window.tree", "Window.check"]))
  }

  /// What a row function does when it is called to be measured, and what must be as it was.
  @Test(arguments: [
    "lab.random()", "lab.stream 'a'", "math.random()", "math.randomseed(7)",
    "lab.expect(false)", "after(0.1, function() isLate = true end)",
  ])
  func `what a function does for a read leaves nothing behind`(action: String) throws {
    func outcome(reading read: String) throws -> (lines: [String], run: ScriptRun) {
      let run = try ScriptRun(
        """
        local isRead, isLate = false, false
        local w = Window { width = 100, height = 100, ScrollView { LazyVStack {
          ForEach { 50, function(i)
            if isRead then \(action) end
            return Item { height = 30 }
          end } } } }
        isRead = true
        assert(pcall(function() return \(read) end))
        isRead = false
        w:run(0.5)
        print(lab.random(), lab.stream "a", math.random(), isLate)
        """
      )
      #expect(run.error == nil)
      return (run.events.map { EventJSON.line(for: $0) } + [run.printed], run)
    }
    let plain = try outcome(reading: "w.frame")
    for read in ["w.metrics.contentSizeError", "w.reports.missing"] {
      let other = try outcome(reading: read)
      #expect(other.lines == plain.lines)
      #expect(other.run.session.expectations.failures.isEmpty)
    }
  }
}

/// A random program, played with or without reads between its steps.
private struct ReadProgram {
  /// The events, and everything that was printed, also at the end.
  let lines: [String]

  init(_ kind: String, seed: UInt64, isRead: Bool) throws {
    let run = try ScriptRun(
      "ok, program = pcall(require 'program', '\(kind)', \(seed)) w = ok and program.window\n"
        + "read = " + Reading.function("require 'reads'"),
      name: Self.path
    )
    try #require(run.error == nil, "\(run.error?.description ?? "")")
    for _ in 1...6 {
      if isRead { try Self.read(run) }
      run.again("print(pcall(function() return ok and program:step() end))", name: Self.path)
    }
    run.again(
      """
      if not ok then return print(program) end
      local m = w.metrics
      print(w:tree(), m.bodies, m.measures, m.appears, m.liveNodes, m.moves, m.corrections)
      print(pcall(function() return w.metrics.contentSizeError, w.metrics.contentSizeBias end))
      print(lab.random(), lab.stream "a", math.random())
      """,
      name: Self.path
    )
    // What a read has to say of itself, such as that an id is ambiguous, is a part of its answer.
    let lasting = run.events.filter { event in
      if case .diagnostic = event.detail { false } else { true }
    }
    lines = lasting.map { EventJSON.line(for: $0) } + [run.output]
  }

  private static func read(_ run: ScriptRun) throws {
    run.again("if ok then read(w) end", name: path)
    try #require(run.error == nil, "\(run.error?.description ?? "")")
    let questions: [WindowQuestion] = [
      .view(withTruth: true), .why(), .why(1...2), .frame(1), .tree, .metrics, .lint,
      .trace(Event.Kind.builtIn, last: 9),
      .node("e1"),
    ]
    for question in questions { _ = try? run.session.answer(question) }
    for text in ["w:", "w.metrics.", "w:scrollView():", "w:node("] {
      _ = run.session.completion(in: text, at: text.utf8.count)
      _ = run.session.hint(in: text, at: text.utf8.count)
    }
  }

  private static let path = Repository.path("Tests/LazyScriptingTests/ReadPrograms/test.lua")
}
