import LazyTestSupport
import Testing

@testable import LazyScripting

/// Calls every registered callable with every kind of argument: nothing crashes, and each argument
/// error names the callable.
@Suite(.leavesNothing) struct WrongArgumentsTests {
  private static let values = [
    "nil", "true", "-1", "0.5", "0/0", "math.huge", "1e300", "\"text\"", "\"\\xff\"", "print", "{}",
    "{ {} }", "setmetatable({}, {})", "Item { height = 1 }", "Range(1, 2)", "lab", "feed", "window",
    "coroutine.create(print)", "feed.visibleIDs",
    "lab.data { 1 }",
  ]

  /// A scene with `feed`, and a `subview` whose methods are called while a layout may ask for them.
  private static let scene = """
    \(Scripts.feed)
    local function asking(define)
      return setmetatable({}, { __index = function(_, name)
        return function(_, ...)
          local arguments, result = table.pack(...), nil
          local function ask(_, _, subviews)
            result = subviews[1][name](subviews[1], table.unpack(arguments, 1, arguments.n))
            return 1, 1
          end
          Window { width = 9, height = 9, define(ask) { Text "a" } }
          return result
        end
      end })
    end
    subview = asking(function(ask)
      return Layout "Asking" { sizeThatFits = ask, placeSubviews = function() end }
    end)
    subviews = setmetatable({}, { __index = function(_, name)
      return function(_, ...)
        local arguments, result = table.pack(...), nil
        Window { width = 9, height = 9, Group { subviews = Text "a", function(subviews)
          result = subviews[name](subviews, table.unpack(arguments, 1, arguments.n))
          return nil
        end } }
        return result
      end
    end })
    sections = setmetatable({}, { __index = function(_, name)
      return function(_, ...)
        local arguments, result = table.pack(...), nil
        Window { width = 9, height = 9, Group { sections = Text "a", function(sections)
          result = sections[name](sections, table.unpack(arguments, 1, arguments.n))
          return nil
        end } }
        return result
      end
    end })
    lazySubview = asking(function(ask)
      return LazyLayout "Asking" { begin = function() return {} end,
        place = function(self, cursor, subviews)
          subviews[1]:place {}
          return ask(self, cursor, subviews)
        end }
    end)
    Window { width = 90, height = 90, ScrollView {
      VStack { Item { height = 1 }
        :scrollTransition(function(given) effect = given return given end),
        ForEach { 2, height = 1, id = "drag-%d" }:reorderable() }
        :reorderContainer { move = function(given) difference = given end },
    } }:reorder { "drag-1", "end" }
    """

  private static func receiver(of owner: String?) -> String? {
    switch owner {
    case nil: ""
    case "lab": "lab."
    case "View": "(Item { height = 1 }):"
    case "Window": "window:"
    case "ScrollView": "feed:"
    case "Trace": "window.trace:"
    case "ScrollPosition": "(ScrollPosition { id = 1 }):"
    case "Data": "lab.data { 1, 2 }:"
    case "Comparison": "lab.compare { { 'one', function() return window end } }:"
    case "SweepResult": "lab.sweep { parameters = {}, function() return { a = 1 } end }:"
    case "Still": "window:still():"
    case "LayoutSubview": "subview:"
    case "LazySubview": "lazySubview:"
    case "Subviews": "subviews:"
    case "Sections": "sections:"
    case "VisualEffect": "effect:"
    case "ReorderDifference": "difference:"
    case let name? where Registry.namespaces.contains(name): "\(name)."
    default: nil
    }
  }

  @Test(
    arguments: Registry.builtIn.registrations.map(\.declaration).filter { $0.kind != .field }
      .map { "\($0.owner ?? "")/\($0.name)" }
  )
  func `no argument makes a callable crash`(key: String) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let declaration = try #require(
      Registry.builtIn.find(parts[1], owner: parts[0].isEmpty ? nil : parts[0])?.declaration
    )
    let receiver = try #require(Self.receiver(of: declaration.owner), "no receiver for \(key)")
    var calls: [String] = []
    for value in Self.values {
      calls.append("(\(value))")
      calls.append("(\(value), \(value), \(value), \(value))")
      calls.append(" { \(value), \(value) }")
      for label in declaration.labels { calls.append(" { \(label.name) = \(value) }") }
    }
    let run = try ScriptRun(Self.scene)
    for call in calls {
      if declaration.name == "close" { run.again(Scripts.feed) }
      run.again("local result = \(receiver)\(declaration.name)\(call)")
      guard let error = run.error else { continue }
      // Inside a layout it is the line of the method, or that of the window whose step failed.
      let lines =
        receiver.hasSuffix("ubview:")
        ? [9, 12] : receiver == "subviews:" ? [24, 25] : receiver == "sections:" ? [33, 34] : [1]
      #expect(error.line.map(lines.contains) ?? false, "\(declaration.title)\(call): \(error)")
      #expect(!error.message.isEmpty)
    }
  }

  @Test(
    arguments: Registry.builtIn.registrations.map(\.declaration).filter {
      $0.kind != .field && !$0.parameters.isEmpty
    }.map { "\($0.owner ?? "")/\($0.name)" }
  )
  func `a value of the wrong kind is an error that names callable and parameter`(
    key: String
  ) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let declaration = try #require(
      Registry.builtIn.find(parts[1], owner: parts[0].isEmpty ? nil : parts[0])?.declaration
    )
    let receiver = try #require(Self.receiver(of: declaration.owner), "no receiver for \(key)")
    let run = try ScriptRun(Self.scene)
    func expectError(_ call: String, _ parameter: String) throws {
      run.again("local result = \(receiver)\(declaration.name)\(call)")
      let message = try #require(run.error?.message, "\(key) took a coroutine as \(parameter)")
      #expect(message.contains(declaration.title), "\(message)")
      #expect(message.contains(parameter), "\(message)")
    }
    let others = declaration.positions.map { _ in "nil" }.joined(separator: ", ")
    for label in declaration.labels where label.kind != .any {
      try expectError(" { \(label.name) = coroutine.create(print), \(others) }", label.name)
    }
    for (index, position) in declaration.positions.enumerated() where position.kind != .any {
      let before = String(repeating: "nil, ", count: index)
      try expectError("(\(before)coroutine.create(print))", position.name)
    }
  }
}
