import LazyStacks
import LazyTestSupport
import Lua
import Testing

@testable import LazyScripting

/// Plugins that are stored in memory.
private final class PluginShelf {
  var files: [String: String]
  private(set) var reads: [String] = []

  init(_ files: [String: String]) { self.files = files }

  func place(_ name: String) -> PluginPlace {
    PluginPlace(path: name, isFolder: !name.hasSuffix(".lua")) { file in
      let path = file.isEmpty ? name : "\(name)/\(file)"
      self.reads.append(path)
      guard let text = self.files[path] else { return .missing(places: [path]) }
      return .found(path: path, text: Array(text.utf8))
    }
  }
}

@Suite(.leavesNothing) struct PluginHostTests {
  private static let head = "name = \"%\", version = \"1\", api = \"1\""

  private func head(_ name: String) -> String { Self.head.replacing("%", with: name) }

  private func session(
    _ shelf: PluginShelf,
    _ names: String...,
    printed: @escaping (String) -> Void = { _ in }
  ) throws -> LabSession {
    let session = try LabSession(output: { printed(String(decoding: $0, as: UTF8.self)) })
    Leftovers.track(session)
    try session.addPlugins(names.map(shelf.place))
    return session
  }

  @Test func `every extension point has a key, a word, a template and a kit of its own`() {
    let points = ExtensionPoint.all
    #expect(Set(points.map(\.key)).count == points.count)
    #expect(Set(points.map(\.word)).count == points.count)
    for point in points {
      #expect(point.template.code.contains("return { \(point.key) = {"))
      #expect(point.template.test.contains("lab.expect"))
      #expect(point.kit.script.contains("lab.expect"))
      if case .table(let table) = point.reach { #expect(ExtensionPoint.tables.contains(table)) }
    }
  }

  @Test func `a kind of thing that is added is read, found and withdrawn`() throws {
    let greetings = ExtensionPoint(
      key: "greetings",
      word: "greeting",
      summary: "Says hello.",
      reach: .table("Greetings"),
      fallback: "nobody is greeted",
      read: ExtensionPoint.functions(
        form: "greetings = { hello = function(name) return … end }",
        declaration: {
          Declaration(kind: .function, name: $0, owner: "Greetings", summary: "Says hello.")
        },
        adopt: { function, _, _ in .function(function) }
      ),
      template: PluginTemplate(
        code: "return { greetings = { NAME = print } }",
        test: "",
        entries: []
      ),
      kit: ConformanceKit(script: "local subject = ... lab.expect(subject)")
    )
    try ExtensionPoint.$all.withValue(ExtensionPoint.builtIn + [greetings]) {
      #expect(NewPlugin.kinds.last == "greeting")
      let shelf = PluginShelf([
        "a.lua": "return { \(head("a")), greetings = { hello = function() return 'Hi' end } }"
      ])
      var printed = ""
      let session = try self.session(shelf, "a.lua") { printed += $0 }
      #expect(session.pluginSummaries.map(\.contributions) == [["Greetings.hello"]])
      try session.run(source: "print(Greetings.hello())", name: "test")
      #expect(printed == "Hi\n")
      _ = session.close()
    }
    #expect(!NewPlugin.kinds.contains("greeting"))
    let other = PluginShelf(["a.lua": "return { \(head("a")), greetings = {} }"])
    let session = try session(other, "a.lua")
    #expect(session.diagnostics.map(\.message).first?.contains("greetings") ?? false)
    _ = session.close()
  }

  @Test func `a folder is listed and completed without reading its code`() throws {
    let shelf = PluginShelf([
      "a/plugin.lua": "return { \(head("a")), views = { 'Card' }, commands = { 'go' } }",
      "a/init.lua": "error('not yet')",
    ])
    let session = try session(shelf, "a")
    #expect(session.pluginSummaries.map(\.contributions) == [["Card", ".go"]])
    #expect(session.pluginSummaries.map(\.state) == ["not loaded yet"])
    #expect(session.pluginCommands.map(\.name) == ["go"])
    #expect(session.vocabularyNames.contains("Card"))
    _ = session.close()
  }

  @Test func `what plugins registered is withdrawn before new code is published`() throws {
    let code = { (name: String) in
      "return { \(self.head("a")), views = { View '\(name)' { body = EmptyView } } }"
    }
    let shelf = PluginShelf(["a.lua": code("One")])
    let session = try session(shelf, "a.lua")
    #expect(session.registry.find("One")?.origin == .plugin("a"))
    shelf.files["a.lua"] = code("Two")
    #expect(try session.reloadPlugins(named: "a") == ["reloaded a 1"])
    #expect(session.registry.find("One") == nil)
    #expect(session.registry.find("Two")?.origin == .plugin("a"))
    shelf.files["a.lua"] = "return {"
    let kept = try session.reloadPlugins()
    #expect(kept == ["kept a as it was: a.lua:1: unexpected symbol near <eof>"])
    #expect(session.registry.find("Two") != nil)
    #expect(throws: ScriptError.self) { try session.reloadPlugins(named: "b") }
    _ = session.close()
  }

  @Test func `a name that a plugin gives up goes to the next that has it`() throws {
    let code = { (name: String, view: String) in
      "return { \(self.head(name)), views = { View '\(view)' { body = EmptyView } } }"
    }
    let shelf = PluginShelf(["a.lua": code("a", "Card"), "b.lua": code("b", "Card")])
    let session = try session(shelf, "a.lua", "b.lua")
    #expect(session.registry.find("Card")?.origin == .plugin("a"))
    shelf.files["a.lua"] = code("a", "Sheet")
    _ = try session.reloadPlugins(named: "a")
    #expect(session.registry.find("Card")?.origin == .plugin("b"))
    #expect(session.registry.find("Sheet")?.origin == .plugin("a"))
    _ = session.close()
  }

  @Test func `a plugin cannot bring what another one made`() throws {
    let shelf = PluginShelf([
      "a.lua": """
      local Flat = Estimator "Flat" { estimate = function() return 1 end }
      return { \(head("a")), estimators = { Flat } }
      """,
      "b.lua": "return { \(head("b")), estimators = { Flat } }",
    ])
    let session = try session(shelf, "a.lua", "b.lua")
    #expect(
      session.diagnostics.map(\.message) == [
        "plugin b.lua: b.lua: estimators lists Flat, which is the plugin a's"
      ]
    )
    _ = session.close()
  }

  @Test func `old code of a plugin goes on in the windows that were made with it`() throws {
    var output = ""
    let code = { (height: Int) in
      """
      count = 0
      local Card = View "Card" { parameters = { "number" }, body = function()
        count = count + 1
        fresh = count
        return Item { height = \(height) + fresh * 0 }
      end }
      return { \(self.head("a")), views = { Card } }
      """
    }
    let shelf = PluginShelf(["a.lua": code(10)])
    let session = try session(shelf, "a.lua") { output += $0 }
    let content = "ForEach { 50, id = 'row-%d', function(i) return Card { number = i } end }"
    try session.run(
      source: """
        window = Window { width = 9, height = 30,
          ScrollView { LazyVStack { spacing = 0, \(content) } } }
        """,
      name: "a.lua"
    )
    shelf.files["a.lua"] = code(20)
    _ = try session.reloadPlugins()
    try session.run(
      source: """
        local Old = window:node("row-1").frame.height
        window:scrollView():drag { by = 10 }
        local new = Window { width = 9, height = 30, Card { number = 1 }:id "it" }
        print(Old, new:node("it").frame.height)
        """,
      name: "b.lua"
    )
    #expect(output == "10.0\t20.0\n")
    #expect(session.diagnostics.isEmpty)
    _ = session.close()
  }

  @Test func `a plugin keeps Lua's functions, whatever a script does to its own`()
    throws
  {
    var output = ""
    let shelf = PluginShelf([
      "a/plugin.lua": "return { \(head("a")), programs = { 'p' } }",
      "a/init.lua": "return { programs = { p = function() print(math.floor(1.5)) end } }",
    ])
    let session = try session(shelf, "a") { output += $0 }
    try session.run(
      source: """
        math.floor = function() return "changed" end
        local print_ = print
        print = nil
        Programs.p(Window { width = 1, height = 1, EmptyView() })
        """,
      name: "a.lua"
    )
    #expect(output == "1\n")
    _ = session.close()
  }

  @Test func `a name of a plugin is read-only in the tables of lazylab`() throws {
    let session = try session(
      PluginShelf(["a.lua": "return { \(head("a")), programs = { p = print } }"]),
      "a.lua"
    )
    for (script, message) in [
      ("Programs.q = 1", "Programs is read-only"),
      ("local f = Programs.q", "Programs has no 'q'; it has p"),
      ("local f = Items.q", "Items has no 'q'; no plugin brought any"),
      ("Programs.p(3)", "window of Programs.p is a Window, got 3"),
      ("lab.command('x')", "no plugin has a command 'x'; there are"),
    ] {
      let error = #expect(throws: ScriptError.self) {
        try session.run(source: script, name: "a.lua")
      }
      #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }
    _ = session.close()
  }
}
