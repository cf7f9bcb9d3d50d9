import Foundation
import TestBasics
import Testing

@Suite(.timeLimit(.minutes(30))) struct PluginFolderTests {
  /// A folder whose code prints when it runs.
  private static func folder(_ name: String, _ path: String) -> [String: String] {
    [
      "\(path)/plugin.lua": """
      -- Data.
      return { \(PluginScene.head(name)), views = { "Card" }, reporters = { "brief" }, }
      """,
      "\(path)/init.lua": """
      print("\(name) runs")
      local heights = require "heights"
      local Card = View "Card" { body = function() return Item { height = heights.card } end }
      return { views = { Card }, reporters = { brief = function() return "\(name)" end } }
      """,
      "\(path)/lua/heights.lua": "return { card = #\"\(name)\" }",
    ]
  }

  private static let usesCard = """
    print("begun")
    local window = Window { width = 100, height = 100, VStack { Card {}:id "it" } }
    print(window:node("it").frame.height, Reporters.brief(window))
    """

  @Test func `the code of a folder runs at the first use of one of its names`() throws {
    let scene = try PluginScene(Self.folder("tiny", "tiny"))
    let end = try scene.script(Self.usesCard, plugins: ["tiny"])
    #expect(end.errors == "")
    #expect(end.output == "begun\ntiny runs\n4.0\ttiny\n")
    let unused = try scene.script("print('nothing else')", plugins: ["tiny/"])
    #expect(unused.output == "nothing else\n")
    let list = try scene.run(["plugin", "list", "--plugin", "tiny"])
    #expect(list.output == "tiny 1.0.0: not loaded yet\n  Card, Reporters.brief\n")
  }

  @Test func `plugins are found in four kinds of places, the first of which wins`() throws {
    let data = Self.folder("data-plugin", "data/lazylab/plugins/a")
    let home = Self.folder("home-plugin", ".local/share/lazylab/plugins/a")
    let listed = Self.folder("listed", "listed/a").merging(["listed/notes.txt": ""]) { $1 }
    let own = Self.folder("own", ".lazylab/plugins/a")
    let named = Self.folder("named", "named")
    let environment = ["LAZYLAB_PATH": "none:listed"]
    var files = home
    let scene = try PluginScene(files)
    for (found, more, environment, words) in [
      ("home-plugin", [:], [:], []),
      ("data-plugin", data, ["XDG_DATA_HOME": "/data"], []),
      ("listed", listed, environment, []),
      ("own", own, environment, []),
      ("named", named, environment, ["--plugin", "named"]),
    ] as [(String, [String: String], [String: String], [String])] {
      files.merge(more) { $1 }
      for (path, text) in more { try scene.write(text, to: path) }
      var environment = environment
      if environment["XDG_DATA_HOME"] != nil {
        environment["XDG_DATA_HOME"] = scene.folder.path + "/data"
      }
      let end = try scene.run(
        ["run", "-", "--events", "none"] + words,
        input: Self.usesCard,
        environment: environment
      )
      #expect(end.output.hasSuffix("\t\(found)\n"), "\(found): \(end.output)\(end.errors)")
      if found != "home-plugin", found != "data-plugin" {
        #expect(end.errors.contains("view Card is left out; plugin \(found) has the name already"))
      }
    }
  }

  @Test func `a plugin that is named and found is one, and hiding its name runs nothing`() throws {
    let scene = try PluginScene(Self.folder("own", ".lazylab/plugins/own"))
    let hidden = "Card = 5 print(Card, pcall(function() return Crad end))"
    let end = try scene.script(hidden, plugins: [".lazylab/plugins/own/"])
    #expect(
      end.output == "5\tfalse\tstdin:1: nothing is called 'Crad'; did you mean 'Card'?\n"
    )
    #expect(end.errors.hasPrefix("lazylab: hiddenName: the assignment in stdin:1 hides"))
    #expect(!end.errors.contains("shadowedPlugin"))
  }

  @Test func `what a test file or another folder holds is no plugin`() throws {
    let scene = try PluginScene([
      ".lazylab/plugins/good.lua": PluginScene.good,
      ".lazylab/plugins/good_test.lua": "error('no plugin')",
      ".lazylab/plugins/pictures/notes.txt": "",
      ".lazylab/plugins/.hidden.lua": "error('no plugin')",
    ])
    let end = try scene.script(PluginScene.usesGood)
    #expect(end.output == "offset\t100.0\n")
    #expect(end.errors == "")
  }

  @Test func `each plugin has globals, libraries and modules of its own`() throws {
    let plugin = { (name: String) in
      """
      shared = (rawget(_G, "shared") or 0) + 1
      string.own = (string.own or 0) + 1
      load("loaded = 1")()
      local seen = table.concat({ tostring(rawget(_G, "arg")), tostring(rawget(_G, "secret")),
        tostring(package.loaded.util), tostring(_G == _ENV), tostring(loaded), shared, string.own,
        tostring(require "string" == string), tostring(require "lazylab" == lab) }, " ")
      return { \(PluginScene.head(name)), reporters = { \(name) = function() return seen end } }
      """
    }
    let scene = try PluginScene([
      "one.lua": plugin("one"), "two.lua": plugin("two"), "util.lua": "return 1",
      "main.lua": """
      secret = 1
      require "util"
      local window = Window { width = 1, height = 1, EmptyView() }
      print(Reporters.one(window))
      print(Reporters.two(window))
      print(rawget(_G, "shared"), rawget(_G, "loaded"), string.own)
      print(pcall(function() return shared end))
      """,
    ])
    let end = try scene.run([
      "run", "main.lua", "--events", "none", "--plugin", "one.lua", "--plugin", "two.lua",
    ])
    let seen = "nil nil nil true 1 1 1 true true\n"
    #expect(
      end.output == seen + seen + "nil\tnil\tnil\nfalse\tmain.lua:7: nothing is called 'shared'\n"
    )
    #expect(end.errors == "")
  }

  @Test func `a name that a plugin never assigned is an error with a suggestion`() throws {
    let scene = try PluginScene([
      "a.lua": """
      counter = 1
      counter = nil
      local fine = counter
      return { \(PluginScene.head("a")), reporters = { a = function() return couter end } }
      """
    ])
    let script = "print(pcall(Reporters.a, Window { width = 1, height = 1, EmptyView() }))"
    let end = try scene.script(script, plugins: ["a.lua"])
    #expect(end.output.contains("a.lua:4: nothing is called 'couter'"), "\(end.output)")
  }

  @Test func `modules that require one another, and those that are missing, are named`() throws {
    let head = "return { \(PluginScene.head("ring")), views = { \"Ring\" } }"
    let scene = try PluginScene([
      "ring/plugin.lua": head,
      "ring/init.lua": "require 'a'",
      "ring/lua/a.lua": "require 'b'",
      "ring/lua/b.lua": "require 'a'",
      "gap/plugin.lua": head,
      "gap/init.lua": "require 'nowhere.at_all'",
      "out/plugin.lua": head,
      "out/init.lua": "require '../../secret'",
    ])
    let end = { try scene.script("print(pcall(function() return Ring end))", plugins: [$0]).output }
    #expect(
      try end("ring").contains("ring/lua/b.lua:1: module \"a\" requires itself: a → b → a")
    )
    #expect(try end("ring").contains("Ring comes from the plugin ring, which could not be loaded"))
    #expect(
      try end("gap").contains(
        "module 'nowhere.at_all' of plugin ring is not found:\n\t"
          + "no file 'gap/lua/nowhere/at_all.lua'"
      )
    )
    #expect(try end("out").contains("is refused: a plugin reads only Lua files"))
  }

  @Test func `a manifest and the code must agree`() throws {
    let manifest = "return { \(PluginScene.head("a")), views = { \"A\" } }"
    let code = { (fields: String) in "return { \(fields) }" }
    let view = "View \"A\" { body = function() return Item { height = 1 } end }"
    for (code, message) in [
      (code(""), "plugin.lua lists \"A\" under views, which is not among the views"),
      (code("views = { \(view) }, items = { a = print }"), "items brings \"a\", which plugin.lua"),
      (code("name = \"b\", views = { \(view) }"), "name is \"b\", and plugin.lua says \"a\""),
    ] {
      let scene = try PluginScene(["a/plugin.lua": manifest, "a/init.lua": code])
      let end = try scene.script("local make = A", plugins: ["a"])
      #expect(end.status == 1)
      #expect(end.errors.contains(message), "\(end.errors)")
    }
  }

  /// A plugin that tries to reach code outside of it.
  private static let tries = """
    b_secret = rawget(_G, "b_secret")
    local tries = {
      function() return io.open("secret.txt"):read() end,
      function() return io.stdout end,
      function() return dofile("outside.lua") end,
      function() return loadfile("outside.lua")() end,
      function() return require("outside") end,
      function() return require("linked") end,
      function() return os.execute("true") end,
      function() return package.searchers end,
      function() return debug.getregistry() end,
      function() return load("\\27Lua")() end,
    }
    return { reporters = { tries = function()
      local results = {}
      for index, try in ipairs(tries) do
        local ok, result = pcall(try)
        results[index] = ok and tostring(result) or "refused"
      end
      return table.concat(results, " ") .. " " .. tostring(b_secret) .. " " .. tostring(string.b)
    end } }
    """

  @Test func `in the sandbox a plugin reaches no file and nothing of another`() throws {
    let scene = try PluginScene([
      "secret.txt": "secret",
      "outside.lua": "return 'secret'",
      "a/plugin.lua": "return { \(PluginScene.head("a")), reporters = { \"tries\" } }",
      "a/init.lua": Self.tries,
      "b.lua": """
      b_secret = 1
      string.b = 1
      return { \(PluginScene.head("b")) }
      """,
    ])
    try FileManager.default.createDirectory(
      at: scene.folder.appending(path: "a/lua"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      at: scene.folder.appending(path: "a/lua/linked.lua"),
      withDestinationURL: scene.folder.appending(path: "outside.lua")
    )
    let end = try scene.script(
      "print(Reporters.tries(Window { width = 1, height = 1, EmptyView() }))",
      plugins: ["b.lua", "a"],
      ["--sandbox"]
    )
    #expect(end.errors == "")
    #expect(
      end.output == String(repeating: "refused ", count: 7) + "nil refused refused nil nil\n",
      "\(end.output)"
    )
  }

  @Test func `a loaded plugin leaves no limit to the finalizers of a script`() throws {
    let scene = try PluginScene(["good.lua": PluginScene.good])
    let script = """
      kept = string.rep("x", 200 << 20)
      last = setmetatable({}, { __gc = function() print("closed", #string.rep("y", 1 << 20)) end })
      Programs.down(Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach { 9, height = 40 } } } })
      """
    let end = try scene.script(script, plugins: ["good.lua"])
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("closed\t1048576"))
  }

  @Test(arguments: [
    ("window:scrollView():drag { by = 40 }", "drag"),
    ("window:scrollView():scrollTo { id = 9 }", "scrollTo"),
    ("window:step()", "step"),
    ("window:resize(10, 10)", "resize"),
    ("window:update(function() end)", "update"),
    ("window:play(function() end)", "play"),
    ("window:close()", "close"),
    ("shown:insert(1, { id = 0 })", "insert"),
  ])
  func `a reporter reads a window and changes nothing`(act: String, verb: String) throws {
    let scene = try PluginScene([
      "r.lua": """
      local shown = lab.data { { id = 1 } }
      return { \(PluginScene.head("r")),
        items = { feed = function()
          return LazyVStack { ForEach { 90, height = 40 }, ForEach { shown, height = 40 } }
        end },
        reporters = {
          acts = function(window) \(act) return "acted" end,
          reads = function(window) window:check() return "read " .. #shown end } }
      """
    ])
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { Items.feed() } }
      print(pcall(Reporters.acts, window))
      print(window.frame, window:scrollView().contentOffset.y, Reporters.reads(window))
      """
    let end = try scene.script(script, plugins: ["r.lua"])
    #expect(
      end.output.contains("\(verb) cannot be used while a reporter describes a window"),
      "\(end.output) \(end.errors)"
    )
    #expect(end.output.hasSuffix("1\t0.0\tread 1\n"), "\(end.output) \(end.errors)")
  }
}
