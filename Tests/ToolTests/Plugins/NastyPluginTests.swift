import Foundation
import TestBasics
import Testing

/// A plugin that is written to break the host, with the entries that use it and the results.
struct NastyPlugin: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The text after the head of the plugin's table.
  var body = ""
  /// The whole file, if it is not such a table.
  var file: String?
  /// The entries that are piped in.
  var entries = "Items.a(1)"
  /// Texts that must be on standard error.
  var says: [String]
  /// Lines of standard output besides that of the host.
  var prints: [String] = []

  static let all = loading + calling
  private static let item = "items = { a = function() return Item { height = 4 } end }"

  private static let loading = [
    NastyPlugin(
      testDescription: "a table whose metamethods raise",
      file: "return setmetatable({}, { __index = error, __pairs = error, __len = error })",
      entries: "",
      says: ["a plugin needs name"]
    ),
    NastyPlugin(
      testDescription: "a table whose metamethods never end",
      file: """
        local function loop() while true do end end
        return setmetatable({ \(PluginScene.head("p")), items = setmetatable({}, { __pairs = loop,
          __index = loop }) }, { __gc = loop })
        """,
      entries: "",
      says: []
    ),
    NastyPlugin(
      testDescription: "names that lazylab has",
      body: "views = { View 'VStack' { body = print } }, commands = { quit = { help = 'q', "
        + "run = print } }",
      entries: "VStack { Text 'x' }\n.quit\nprint('gone on')",
      says: ["view VStack is left out", "command quit is left out"],
      prints: ["VStack { Text \"x\" }"]
    ),
    NastyPlugin(
      testDescription: "a name that is a path",
      file: "return { name = '../../etc', version = '1', api = '>=1 <2' }",
      entries: "",
      says: ["name is letters, digits, _ and -"]
    ),
    NastyPlugin(
      testDescription: "a name with an escape sequence",
      body: "items = { ['a b\\27[31m'] = print }",
      entries: "",
      says: ["plugin p.lua: "]
    ),
    NastyPlugin(
      testDescription: "precompiled code",
      file: "\u{1b}Lua\u{54}\u{0}\u{19}",
      entries: "",
      says: ["attempt to load a binary chunk"]
    ),
    NastyPlugin(
      testDescription: "an end of the process",
      file: "os.exit(7)",
      entries: "",
      says: ["os.exit would end lazylab and all other plugins"]
    ),
    NastyPlugin(
      testDescription: "other globals and libraries",
      file: """
        _G.print = nil; string.format = nil; table.insert = error; math = nil
        return { \(PluginScene.head("p")), \(item) }
        """,
      entries: "print(string.format('%d', math.max(1, 2)))\nItems.a(1)",
      says: [],
      prints: ["2", "Item { height = 4 }"]
    ),
    NastyPlugin(
      testDescription: "the metatable of strings",
      file: "getmetatable('').__index = error",
      entries: "print(('x'):rep(2))",
      says: ["plugin p.lua: "],
      prints: ["xx"]
    ),
    NastyPlugin(
      testDescription: "a hook",
      file: "require('debug').sethook(error, 'l')",
      entries: "",
      says: ["plugin p.lua: "]
    ),
  ]

  private static let calling = [
    NastyPlugin(
      testDescription: "functions that yield",
      body: "items = { a = function() coroutine.yield() end }, "
        + "commands = { co = { help = 'c', run = function() coroutine.yield(1) end } }",
      entries: "Items.a(1)\n.co\ncoroutine.wrap(Items.a)(1)",
      says: ["item a: p.lua:2: coroutine.yield cannot leave", "command co: attempt to yield"],
      prints: ["an Item view", "an Item view"]
    ),
    NastyPlugin(
      testDescription: "a window that is closed in a callback",
      body: """
        commands = { mk = { help = "mk", run = function()
          local window
          local function row()
            return Item { height = 9 }:onAppear(function() if window then window:close() end end)
          end
          window = Window { width = 50, height = 50,
            ScrollView { LazyVStack { ForEach { 50, row } } } }
          window:scrollView():drag { by = 30 }
          return window
        end } }
        """,
      entries: ".mk",
      says: ["the callback in p.lua:5: p.lua:5: close cannot be used while a frame is being made"]
    ),
    NastyPlugin(
      testDescription: "a window that a program closes",
      body: "programs = { c = function(window) window:close() end }",
      entries: "w = Window { width = 9, height = 9, Item { height = 1 } } Programs.c(w)\nw",
      says: [],
      prints: ["Window 9 × 9, closed"]
    ),
    NastyPlugin(
      testDescription: "definitions in a frame",
      body: """
        views = { View "Late" { body = function(self)
          View("Later" .. math.random(1000)) { body = function() end }
          return Item { height = 9 }
        end } }
        """,
      entries: "w = Window { width = 9, height = 9, VStack { Late {}, Late {} } }\nw:check()",
      says: []
    ),
    NastyPlugin(
      testDescription: "an endless chain of modifiers",
      body: "items = { a = function() local v = Item { height = 1 } "
        + "for i = 1, 1e6 do v = v:padding(0) end return v end }",
      says: ["item a: p.lua:2: views and modifiers are nested more than 500 deep"],
      prints: ["an Item view"]
    ),
    NastyPlugin(
      testDescription: "an item of itself",
      body: "items = { a = function(e) return Items.a(e) end }",
      says: ["plugin p: item a: "],
      prints: ["an Item view"]
    ),
    NastyPlugin(
      testDescription: "a program of itself, whose error is said once",
      body: "programs = { p = function(window) return Programs.p(window) end }",
      entries: "Programs.p(Window { width = 9, height = 9, Item { height = 1 } })",
      says: ["plugin p: program p: p.lua:2: C stack overflow"]
    ),
    NastyPlugin(
      testDescription: "an error object that never ends",
      body: "items = { a = function() error(setmetatable({}, { __tostring = function() "
        + "while true do end end })) end }",
      says: ["plugin p: item a: "],
      prints: ["an Item view"]
    ),
    NastyPlugin(
      testDescription: "an error without a value, and a huge one",
      body: "items = { a = function() error(nil) end, b = function() error(('x'):rep(5e7)) end }",
      entries: "Items.a(1)\nItems.b(1)",
      says: ["item a: ", "item b: "],
      prints: ["an Item view", "an Item view"]
    ),
    NastyPlugin(
      testDescription: "a report of hundreds of megabytes",
      body: "reporters = { r = function() return ('x'):rep(3e8) end }",
      entries: "Reporters.r(Window { width = 9, height = 9, Item { height = 1 } })",
      says: ["p.lua:2: the memory limit of 256 MiB was reached"]
    ),
    NastyPlugin(
      testDescription: "an end of the process in a command",
      body: "commands = { ex = { help = 'ex', run = function() os.exit(9) end } }",
      entries: ".ex",
      says: ["command ex: p.lua:2: os.exit would end lazylab"]
    ),
  ]
}

@Suite(.timeLimit(.minutes(30))) struct NastyPluginTests {
  @Test(arguments: NastyPlugin.all, [[], ["--sandbox"], ["--native-lua"]])
  func `the host goes on, whatever a plugin does`(plugin: NastyPlugin, options: [String]) throws {
    let file = plugin.file ?? "return { \(PluginScene.head("p")),\n\(plugin.body) }"
    let scene = try PluginScene(["p.lua": file, "good.lua": PluginScene.good])
    let end = try scene.run(
      ["--plugin", "p.lua", "--plugin", "good.lua", "--events", "none", "--keep-going"] + options,
      input: plugin.entries.replacing(".quit\n", with: "") + "\n.greet host\n"
    )
    #expect(end.reason == .exit)
    // 3: in the sandbox a limit may be that of the whole session.
    #expect([0, 1, 3].contains(end.status), "\(end.errors)")
    for words in plugin.says { #expect(end.errors.contains(words), "\(end.errors)") }
    let lines = end.output.split(separator: "\n").map(String.init)
    #expect(lines.last == "hello host", "\(end.output) \(end.errors)")
    for line in plugin.prints { #expect(lines.contains(line), "\(end.output) \(end.errors)") }
    let longest = end.errors.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest < 3_000)
    #expect(!end.errors.contains("\u{1b}"))
  }

  @Test func `modules that need one another, and links that lead out, are refused`() throws {
    let scene = try PluginScene([
      "cycle/plugin.lua": "return { \(PluginScene.head("cycle")), items = { 'a' } }",
      "cycle/init.lua": "return { items = { a = require 'x' } }",
      "cycle/lua/x.lua": "return require 'y'", "cycle/lua/y.lua": "return require 'x'",
      "link/plugin.lua": "return { \(PluginScene.head("link")), items = { 'b' } }",
      "link/init.lua": "return { items = { b = require 'out' } }",
    ])
    let folder = scene.folder.appending(path: "link/lua")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "out.lua").path,
      withDestinationPath: "/etc/passwd"
    )
    let end = try scene.run(
      ["--plugin", "cycle", "--plugin", "link", "--keep-going"],
      input: "Items.a(1)\nItems.b(1)\nprint('host')\n"
    )
    #expect(end.output == "host\n")
    #expect(end.errors.contains("module \"x\" requires itself: x → y → x"), "\(end.errors)")
    #expect(end.errors.contains("leads out of the plugin's folder"), "\(end.errors)")
  }

  @Test func `a link to itself, a folder in the place of a file and a file of noise are named`()
    throws
  {
    let scene = try PluginScene([".lazylab/plugins/noise.lua": "\u{1}\u{2}\u{7f}ÿ"])
    let plugins = scene.folder.appending(path: ".lazylab/plugins")
    try FileManager.default.createSymbolicLink(
      atPath: plugins.appending(path: "loop.lua").path,
      withDestinationPath: "loop.lua"
    )
    try FileManager.default.createDirectory(
      at: plugins.appending(path: "odd/init.lua"),
      withIntermediateDirectories: true
    )
    let end = try scene.run(["-e", "print('host')"])
    #expect(end.status == 0)
    #expect(end.output == "host\n")
    for name in ["noise.lua", "loop.lua", "odd"] {
      #expect(end.errors.contains("plugin .lazylab/plugins/\(name): "), "\(end.errors)")
    }
  }
}
