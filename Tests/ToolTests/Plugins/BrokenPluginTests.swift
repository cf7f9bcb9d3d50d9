import Foundation
import TestBasics
import Testing

/// A plugin that cannot be loaded, with the message about it.
struct BrokenPlugin: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The files, of which `broken.lua` or the folder `broken` is the plugin.
  let files: [String: String]
  /// What standard error must say.
  let message: String

  var path: String { files["broken.lua"] == nil ? "broken" : "broken.lua" }

  /// A plugin of a single file.
  static func file(_ title: String, _ text: String, _ message: String) -> BrokenPlugin {
    BrokenPlugin(testDescription: title, files: ["broken.lua": text], message: message)
  }

  /// A folder with a manifest.
  static func manifest(_ title: String, _ text: String, _ message: String) -> BrokenPlugin {
    BrokenPlugin(
      testDescription: title,
      files: ["broken/plugin.lua": text, "broken/init.lua": "return {}"],
      message: message
    )
  }

  private static let head = PluginScene.head("broken")

  static let all: [BrokenPlugin] = [
    .file("raises", "\n\nerror('boom')", "plugin broken.lua: broken.lua:3: boom"),
    .file("raises a table", "error({})", "broken.lua:1: (error object is a table value)"),
    .file("is no Lua", "return { name = = }", "broken.lua:1: unexpected symbol near '='"),
    .file("never ends", "while true do end", "the limit of 200000000 instructions was reached"),
    .file(
      "catches everything and never ends",
      "while true do pcall(function() while true do end end) end",
      "the limit of 200000000 instructions was reached"
    ),
    .file(
      "allocates for ever",
      "local t = {} while true do t[#t + 1] = (\"x\"):rep(100000) .. #t end",
      "the memory limit of 128 MiB was reached"
    ),
    .file("is empty", "", "broken.lua returns a table: return { name = …, version = … }, got nil"),
    .file(
      "returns a number",
      "return 5",
      "returns a table: return { name = …, version = … }, got 5"
    ),
    .file("reads an unknown name", "return Estimatr 'A' {}", "did you mean 'Estimator'?"),
    .file(
      "has no name",
      "return { version = \"1\", api = \">=1 <2\" }",
      "a plugin needs name, what it is called"
    ),
    .file(
      "has neither name nor api",
      "return { version = \"1\" }",
      "a plugin needs name and api: name = \"zigzag\", api = \">=1 <2\""
    ),
    .file("has a number for a name", "return { name = 5 }", "name is a string"),
    .file(
      "has a name with a slash",
      "return { name = \"../a\", version = \"1\", api = \"1\" }",
      "name is letters, digits, _ and -, beginning with a letter, got \"../a\""
    ),
    .file(
      "needs another API",
      "return { name = \"broken\", version = \"1\", api = \">=2\" }",
      "broken works with version >=2 of the plugin API, and this lazylab has version 1"
    ),
    .file(
      "has no range of versions",
      "return { name = \"broken\", version = \"1\", api = \"new\" }",
      "api is \"new\", which is not a range of versions such as \">=1 <2\""
    ),
    .file(
      "has an unknown key",
      "return { \(head), estimator = {} }",
      "a plugin has no key 'estimator'; did you mean 'estimators'?"
    ),
    .file("has a position", "return { \(head), 7 }", "a plugin's table has keys only"),
    .file("has a number of views", "return { \(head), views = 3 }", "views is a table, got 3"),
    .file(
      "has functions for estimators",
      "return { \(head), estimators = { function() end } }",
      "estimators is a list of which each is an estimator that Estimator made, got a function"
    ),
    .file(
      "brings an estimator of lazylab's",
      "return { \(head), estimators = { Estimators.fixed(4) } }",
      "estimators is a list of which each is an estimator that Estimator made"
    ),
    .file(
      "brings a view twice",
      "local A = View \"A\" { body = function() return Item { height = 1 } end }\n"
        + "return { \(head), views = { A, A } }",
      "views has \"A\" twice"
    ),
    .file(
      "has a name that is none",
      "return { \(head), programs = { [\"to and fro\"] = function() end } }",
      "\"to and fro\" of programs is not a name that scripts can write"
    ),
    .file(
      "has a command without help",
      "return { \(head), commands = { a = { run = function() end } } }",
      "commands needs help of the command a"
    ),
    .file(
      "has a command with an unknown key",
      "return { \(head), commands = { a = { help = \"a\", runn = function() end } } }",
      "commands has the command a with a key 'runn'; did you mean 'run'?"
    ),
    .manifest(
      "has a manifest that is no Lua",
      "return {",
      "broken/plugin.lua:1: a value is expected"
    ),
    .manifest(
      "calls in its manifest",
      "return { name = os.getenv(\"HOME\") }",
      "broken/plugin.lua:1: plugin.lua is data and reads no name; write the string \"os\""
    ),
    .manifest(
      "has a function in its manifest",
      "return {\n  name = function() end }",
      "broken/plugin.lua:2: plugin.lua is data and holds no function; init.lua does"
    ),
    .manifest(
      "computes in its manifest",
      "return { name = \"a\" .. \"b\" }",
      "plugin.lua is data, which computes nothing; write the value itself"
    ),
    .manifest(
      "loops in its manifest",
      "while true do end",
      "broken/plugin.lua:1: the file begins with return and returns a table"
    ),
    .manifest(
      "has an unknown key in its manifest",
      "return { \(head),\n  view = { \"A\" } }",
      "broken/plugin.lua:2: a plugin has no key 'view'; did you mean 'views'?"
    ),
    .manifest(
      "lists no strings",
      "return { \(head), views = { 1 } }",
      "views is a list of names: views = { \"…\" }, got 1"
    ),
    .manifest(
      "lists a name twice",
      "return { \(head), views = { \"A\", \"A\" } }",
      "views has \"A\" twice"
    ),
    BrokenPlugin(
      testDescription: "is a folder without init.lua",
      files: ["broken/plugin.lua": "return { \(head) }"],
      message: "broken has no init.lua, which returns what the plugin brings"
    ),
    BrokenPlugin(
      testDescription: "is a folder without plugin.lua",
      files: ["broken/init.lua": "return {}"],
      message: "broken has no plugin.lua, which says what the plugin is"
    ),
  ]
}

@Suite(.timeLimit(.minutes(30))) struct BrokenPluginTests {
  @Test(arguments: BrokenPlugin.all)
  func `a plugin that cannot be loaded is reported, and the others go on`(
    plugin: BrokenPlugin
  ) throws {
    let scene = try PluginScene(plugin.files)
    try scene.write(PluginScene.good, to: "good.lua")
    let end = try scene.script(PluginScene.usesGood, plugins: [plugin.path, "good.lua"])
    #expect(end.reason == .exit)
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "offset\t100.0\n")
    #expect(end.errors.contains(plugin.message), "\(end.errors)")
    #expect(end.errors.hasPrefix("lazylab: pluginFailure: plugin "))
  }

  @Test func `a plugin that is named and does not exist ends the program`() throws {
    let end = try PluginScene().script("print('never')", plugins: ["none.lua"])
    #expect(end.status == 2)
    #expect(end.output == "")
    #expect(end.errors == "lazylab: cannot open 'none.lua': No such file or directory\n")
  }

  @Test func `of two plugins with one name the first is taken, and this is said`() throws {
    let scene = try PluginScene([
      "one.lua":
        "return { \(PluginScene.head("same")), reporters = { a = function() return '1' end } }",
      "two.lua":
        "return { \(PluginScene.head("same")), reporters = { a = function() return '2' end } }",
    ])
    let script = "print(Reporters.a(Window { width = 1, height = 1, EmptyView() }))"
    let end = try scene.script(script, plugins: ["two.lua", "one.lua"])
    #expect(end.output == "2\n")
    #expect(
      end.errors == "lazylab: shadowedPlugin: plugin same in 'one.lua' is left out; "
        + "the one in 'two.lua' comes first\n"
    )
  }

  @Test func `of two contributions with one name the first is taken, and lazylab's own names stay`()
    throws
  {
    let view = { (name: String, height: Int) in
      """
      local \(name) = View "\(name)" { body = function() return Item { height = \(height) } end }
      """
    }
    let scene = try PluginScene([
      "one.lua": view("Card", 10) + "return { \(PluginScene.head("one")), views = { Card } }",
      "two.lua": view("Card", 20) + view("LazyVStack", 5) + view("print", 5)
        + "return { \(PluginScene.head("two")), views = { Card, LazyVStack, print } }",
    ])
    let script = """
      local window = Window { width = 100, height = 100, LazyVStack { Card {}:id "it" } }
      print(window:node("it").frame.height)
      """
    let end = try scene.script(script, plugins: ["one.lua", "two.lua"])
    #expect(end.status == 0)
    #expect(end.output == "10.0\n")
    for holder in [
      "view Card is left out; plugin one", "LazyVStack is left out; lazylab",
      "print is left out; lazylab",
    ] { #expect(end.errors.contains("plugin two: ") && end.errors.contains(holder)) }
  }
}
