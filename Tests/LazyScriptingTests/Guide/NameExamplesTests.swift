import LazyTestSupport
import Testing

@testable import LazyScripting

@Suite(.leavesNothing) struct NameExamplesTests {
  /// What examples find: a window with rows that can be tapped, swiped and moved.
  private static let prelude = """
    rows = ForEach { 100, id = "row-%d", height = 50 }
    messages = lab.data {}
    for index = 1, 60 do messages:insert(index, { id = "row-" .. index, height = 50 }) end
    model = Observable { isOpen = false }
    count, isOpen = 0, false
    position = ScrollPosition {}
    scrollView = ScrollView { LazyVStack { rows } }
    Row = View "Row" { parameters = { height = 50 }, environment = { textSize = 17 },
      body = function(self) return Item { height = self.height } end }
    local function open(estimator)
      return Window { width = 390, height = 300, estimator = estimator,
        ScrollView { LazyVStack { rows } } }
    end
    function makeMean() return open "mean" end
    function makeLearned() return open "learned" end
    function makeWindow(estimator) return open(estimator) end
    function experiment(p) return { bodies = makeMean().metrics.bodies + p.rows } end
    window = Window { width = 390, height = 300,
      ScrollView { LazyVStack { spacing = 0, ForEach(messages, function(message)
        return Row { height = message.height }:onTapGesture(function() end)
          :swipeActions { Button { "Delete", action = function() end } }
      end):reorderable() }:reorderContainer { move = function(difference)
        difference:apply(messages)
      end } }:scrollPosition(position) }
    scroll = window:scrollView()
    """

  /// What needs a terminal, a plugin or a file.
  private static let unrun = ["lab.repl", "lab.command", "session.window", "trace:write"]

  private static var declarations: [Declaration] {
    Registry.builtIn.registrations.map(\.declaration)
  }

  @Test func `every name of the vocabulary has an example in its help`() {
    let help = Help(registry: .builtIn)
    #expect(Self.declarations.count > 400)
    for declaration in Self.declarations {
      let lines = NameExamples.lines(for: declaration, in: .builtIn)
      #expect(lines != nil, "\(declaration.title)")
      #expect(lines?.joined().contains(declaration.name) == true, "\(declaration.title)")
      let page = help.text(for: declaration.title) ?? ""
      #expect(page.contains("  Example:\n    \(lines?.first ?? "?")"), "\(declaration.title)")
    }
  }

  @Test func `every example runs`() throws {
    for declaration in Self.declarations where !Self.unrun.contains(declaration.title) {
      guard let lines = NameExamples.lines(for: declaration, in: .builtIn) else { continue }
      let session = try LabSession(output: { _ in })
      session.hooks.tests = TestFile(choosing: nil) { _ in .same }
      try session.run(source: Self.prelude, name: "prelude")
      #expect(throws: Never.self, "\(declaration.title)") {
        _ = try session.evaluate(Self.shown(lines))
      }
      #expect(session.expectations.failures.isEmpty, "\(declaration.title)")
    }
  }

  /// An example as an entry; a layout that it makes is shown, so that its functions are called.
  private static func shown(_ lines: [String]) -> String {
    guard lines.count > 1, let last = lines.last,
      ["Pile {", "ScrollView {"].contains(where: last.hasPrefix)
    else { return lines.joined(separator: "\n") }
    let window = "Window { width = 390, height = 300, \(last) }"
    return (lines.dropLast() + [window]).joined(separator: "\n")
  }
}
