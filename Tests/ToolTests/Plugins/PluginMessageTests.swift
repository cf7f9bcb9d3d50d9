import Foundation
import TestBasics
import Testing

/// What lazylab says about mistakes of plugins: what is wrong, where, and what to write instead.
@Suite(.timeLimit(.minutes(30))) struct PluginMessageTests {
  /// The list of a plugin of a single file, as `lazylab plugin check` prints it.
  private func check(_ file: String, _ options: [String] = []) throws -> String {
    let scene = try PluginScene(["p.lua": file])
    return try scene.run(["plugin", "check", "p.lua"] + options).output
  }

  @Test(arguments: [
    ("name = 'a\\xff'", "name = \"zigzag\", got \"a\\255\", which is not UTF-8"),
    ("name = 'p', version = '1\\xff'", "version = \"1.0.0\", got \"1\\255\", which is not UTF-8"),
    ("['k\\xff\\27[31m'] = 1", "are names, such as estimators = { … }, got \"k\\255\\27[31m\""),
    ("['k\\27[31m'] = 1", "a plugin has no key 'k\\u{1b}[31m'"),
    ("1", "such as estimators = { … }, got 1 at a position"),
  ])
  func `what is no text in a plugin's table is shown as numbers`(entry: String, says: String) throws
  {
    let output = try check("return { \(entry) }")
    #expect(output.contains(says), "\(output)")
  }

  @Test(arguments: [
    (
      "programs = { ['p\\xff'] = print }",
      "programs \"p\\255\" is not a name that scripts can write"
    ),
    (
      "commands = { c = { help = 'a\\xff', run = print } }",
      "needs help of the command c, which is text: help = \"c [ROWS]: …\", got \"a\\255\""
    ),
    ("commands = { ['end'] = {} }", "needs run of the command end"),
    ("items = { ['end'] = print }", "\"end\" of items is a word of Lua's; choose another name"),
    ("views = { Text 'x' }", "is a view that View made, got a View"),
    ("layouts = { Window { width = 1, height = 1, Text 'x' } }", "Layout made, got a Window"),
    ("programs = { p = Estimators.fixed(4) }", "'p' is an Estimator"),
    ("estimators = Range(1, 2)", "estimators is a table, got a Range"),
  ])
  func `a contribution that cannot be is named as what it is`(entry: String, says: String) throws {
    let output = try check("return { \(PluginScene.head("p")), \(entry) }")
    #expect(output.contains(says), "\(output)")
  }

  @Test(arguments: [
    ("name = { 'm' }", "m/plugin.lua:1: name is a string, got a table"),
    ("layouts = { Z = 1 }", "layouts is a list of names: layouts = { \"…\" }, got the key 'Z'"),
  ])
  func `a manifest with values of the wrong kind is told what it has`(
    entry: String,
    says: String
  )
    throws
  {
    let scene = try PluginScene(["m/plugin.lua": "return { \(entry) }", "m/init.lua": "return {}"])
    let output = try scene.run(["plugin", "check", "m"]).output
    #expect(output.contains(says), "\(output)")
  }

  @Test func `what a plugin is called changes nothing on a terminal`() throws {
    let scene = try PluginScene([
      "a\u{1b}[31m.lua": "return { name = 'p', version = '1\\n\\27[31m', api = '>=1 <2' }",
      "b\u{1b}[31m.lua": "error('no')",
    ])
    let named = ["a", "b"].flatMap { ["--plugin", "\($0)\u{1b}[31m.lua"] }
    let end = try scene.run(["plugin", "list"] + named)
    #expect(end.output.contains("p 1\\n\\u{1b}[31m in a\\u{1b}[31m.lua: loaded"), "\(end.output)")
    #expect(end.errors.contains("plugin b\\u{1b}[31m.lua: b\\u{1b}[31m.lua:1: no"), "\(end.errors)")
    #expect(!(end.output + end.errors).unicodeScalars.contains("\u{1b}"))
  }

  @Test func `a file whose name is not UTF-8 is to be renamed`() throws {
    let scene = try PluginScene([".lazylab/plugins/good.lua": PluginScene.good])
    let folder = scene.folder.appending(path: ".lazylab/plugins").path
    let made = open(folder + "/h" + "\u{1}", O_CREAT | O_WRONLY, 0o600)
    close(made)
    let name: [CChar] = Array((folder + "/h").utf8CString.dropLast()) + [-1, 46, 108, 117, 97, 0]
    #expect(rename(folder + "/h\u{1}", name) == 0)
    let end = try scene.run(["plugin", "list"])
    #expect(end.output.contains("if its name is not UTF-8, rename it"), "\(end.output)")
    #expect(end.output.contains("good 1.0.0"))
  }

  @Test func `plugins whose code needs one another are told the way out`() throws {
    func files(_ name: String, makes view: String, needs other: String) -> [String: String] {
      [
        "\(name)/plugin.lua": "return { \(PluginScene.head(name)), views = { \"\(view)\" } }",
        "\(name)/init.lua": "local other = \(other)\nreturn { views = { View \"\(view)\" {} } }",
      ]
    }
    let both = files("one", makes: "A", needs: "B").merging(files("two", makes: "B", needs: "A")) {
      first,
      _ in first
    }
    let end = try PluginScene(both).script("A {}", plugins: ["one", "two"])
    #expect(
      end.errors.contains(
        "A comes from the plugin one, which is being loaded and needs this one: one → two → one; "
          + "use the other's names inside of functions"
      ),
      "\(end.errors)"
    )
  }

  @Test(arguments: [
    ("return 1", "the callback in p.lua:2: child 1 of the ForEach is no view but 1"),
    ("", "sample gives one view for each number: it gave 0 views"),
    ("error 'no sample'", "the callback in p.lua:2: p.lua:2: no sample"),
    ("while true do end", "the callback in p.lua:2: p.lua:2: the limit of 50000000"),
    ("return Item { height = 1 }, Item { height = 1 }", "each number: it gave 2 views"),
  ])
  func `a sample that does not give one view is named by the check`(
    body: String,
    says: String
  )
    throws
  {
    let output = try check(
      """
      local Plain = LazyLayout "Plain" {
        sample = function(i) \(body) end,
        begin = function() return { y = 0 } end,
        place = function(_, cursor, subviews)
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
          return cursor.y
        end,
      }
      return { \(PluginScene.head("p")), layouts = { Plain } }
      """
    )
    #expect(output.contains("FAILED layout Plain"))
    #expect(output.contains(says), "\(output)")
    #expect(!output.contains("kit:"), "\(output)")
  }

  @Test func `a report that is not text is an error of its reporter`() throws {
    let scene = try PluginScene([
      "p.lua": "return { \(PluginScene.head("p")), "
        + "reporters = { odd = function() return 'a\\xff' end } }",
      "script.lua": "Window { width = 30, height = 10, Text 'x' }",
    ])
    let end = try scene.run(["run", "script.lua", "--plugin", "p.lua", "--report", "odd"])
    #expect(end.status == 1)
    #expect(
      end.errors.contains(
        "plugin p: reporter odd: the function in p.lua:1 gave \"a\\255\", not a string of UTF-8"
      ),
      "\(end.errors)"
    )
  }

  @Test func `help explains a command of a plugin with and without its dot`() throws {
    let scene = try PluginScene(["good.lua": PluginScene.good])
    let end = try scene.run(["--plugin", "good.lua"], input: "?.greet\n?greet\n?.quit\n")
    let explained = ".greet\n  greet [NAME]…: greets.\n"
    #expect(end.output == explained + explained + ".quit\n  Leave, as Ctrl-D does.\n")
  }
}
