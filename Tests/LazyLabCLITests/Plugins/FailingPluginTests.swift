import Foundation
import LazyTestSupport
import Testing

/// What a function of a plugin does to break the host.
enum Misdeed: String, CaseIterable, Sendable {
  case raises, loops, allocates, answersNil, answersNaN, answersTable

  /// The text of the report about it.
  var message: String {
    switch self {
    case .raises: "bad.lua:3: no"
    case .loops: "the limit of 50000000 instructions was reached"
    case .allocates: "the memory limit of 64 MiB was reached"
    case .answersNil: "it gave nil, not"
    case .answersNaN: "it gave NaN, not"
    case .answersTable: "a table"
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct FailingPluginTests {
  private static let plugin = """
    local misdeed
    local deeds = {
      raises = function() error("no") end,
      loops = function() while true do pcall(function() while true do end end) end end,
      allocates = function() local t = {} while true do t[#t + 1] = ("x"):rep(1e5) .. #t end end,
      answersNil = function() end,
      answersNaN = function() return 0/0 end,
      answersTable = function() return { print } end,
    }
    local function bad() return deeds[misdeed]() end
    return { \(PluginScene.head("bad")),
      estimators = { Estimator "Bad" { estimate = bad } },
      views = { View "BadView" { body = bad },
        View "Handing" { body = function() return Item { height = 9 }:onAppear(bad) end } },
      layouts = {
        LazyLayout "BadLazy" { begin = function() return {} end, place = bad },
        LazyLayout "BadSkip" { skip = bad, begin = function() return { y = 0 } end,
          place = function(_, cursor, subviews)
            cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
            return cursor.y
          end },
        Layout "BadEager" { sizeThatFits = bad, placeSubviews = bad },
      },
      items = { bad = bad },
      reporters = { bad = bad },
      programs = { bad = bad },
      commands = {
        bad = { help = "bad", run = bad },
        misdeed = { help = "misdeed WORD", run = function(_, word) misdeed = word end },
      },
    }
    """

  private func run(_ misdeed: Misdeed, _ script: String) throws -> ToolProcess.End {
    let scene = try PluginScene(["bad.lua": Self.plugin, "good.lua": PluginScene.good])
    let lead = "lab.command('misdeed', '\(misdeed)')\n"
    return try scene.script(
      lead + script + "\n" + PluginScene.usesGood,
      plugins: ["bad.lua", "good.lua"]
    )
  }

  @Test(arguments: Misdeed.allCases)
  func `an estimator that fails is the mean, and is set aside after three errors`(
    misdeed: Misdeed
  ) throws {
    let end = try run(
      misdeed,
      """
      local window = Window { width = 100, height = 400, estimator = Bad,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 40 } } } }
      for _ = 1, 5 do window:scrollView():drag { by = 50 } end
      window:check()
      print(window:scrollView().contentSize.height)
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "4000.0\noffset\t100.0\n")
    #expect(end.errors.contains("plugin bad: estimator Bad: "))
    #expect(end.errors.contains(misdeed.message))
    #expect(end.errors.contains("bad.lua:"))
    let aside = "estimator Bad is set aside for this session after 3 errors; the mean stands in\n"
    #expect(end.errors.components(separatedBy: aside).count == 2, "\(end.errors)")
  }

  @Test(arguments: Misdeed.allCases, ["BadView {}", "Items.bad(1, 1)"])
  func `a view or an item that fails has a stand-in, and is set aside after three errors`(
    misdeed: Misdeed,
    view: String
  ) throws {
    let end = try run(
      misdeed,
      """
      local window = Window { width = 100, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach { 100, id = "row-%d", function() return \(view) end } } } }
      window:scrollView():drag { by = 500 }
      window:check()
      print(window:node("row-12").frame.height)
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "44.0\noffset\t100.0\n")
    #expect(end.errors.contains("plugin bad: "))
    #expect(end.errors.contains("bad.lua:"))
    #expect(end.errors.contains(misdeed.message))
    let aside = "set aside for this session after 3 errors; a rectangle 44 points high stands in\n"
    #expect(end.errors.components(separatedBy: aside).count == 2, "\(end.errors)")
  }

  @Test(arguments: Misdeed.allCases)
  func `a lazy layout that fails is a column, and is set aside after three errors`(
    misdeed: Misdeed
  ) throws {
    let end = try run(
      misdeed,
      """
      local window = Window { width = 100, height = 400, ScrollView { BadLazy {
        ForEach { 100, id = "row-%d", function() return Item { height = 40 } end } } } }
      window:scrollView():drag { by = 500 }
      window:check()
      print(window:node("row-14").frame.y, window:scrollView().contentSize.height)
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "20.0\t4000.0\noffset\t100.0\n")
    #expect(end.errors.contains("plugin bad: layout BadLazy: "))
    #expect(end.errors.contains("bad.lua:"))
    let aside = "layout BadLazy is set aside for this session after 3 errors; a column stands in\n"
    #expect(end.errors.components(separatedBy: aside).count == 2, "\(end.errors)")
  }

  @Test(arguments: Misdeed.allCases, ["", "reversed = true, "])
  func `a lazy layout that fails to skip is guessed, and lands where it should`(
    misdeed: Misdeed,
    option: String
  ) throws {
    let end = try run(
      misdeed,
      """
      local window = Window { width = 100, height = 400, ScrollView { BadSkip { \(option)
        ForEach { 100, id = "row-%d", function() return Item { height = 40 } end } } } }
      window:check()
      window:scrollView():scrollTo { id = "row-50", anchor = "top" }
      print(window:node("row-50").frame.y, window:scrollView().contentSize.height)
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "0.0\t4000.0\noffset\t100.0\n")
    #expect(end.errors.contains("plugin bad: layout BadSkip: "))
  }

  @Test(arguments: [Misdeed.raises, .loops, .allocates])
  func `an eager layout that fails is a column, and is set aside after three errors`(
    misdeed: Misdeed
  ) throws {
    let end = try run(
      misdeed,
      """
      local window
      for _ = 1, 3 do
        window = Window { width = 100, height = 400, VStack { BadEager {
          Item { height = 40 }, Item { height = 30 }:id "second" } } }
        window:check()
      end
      print(window:node("second").frame.height, window:node("second").frame.minY - 165)
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "30.0\t40.0\noffset\t100.0\n")
    #expect(end.errors.contains("plugin bad: layout BadEager: "))
    let aside = "layout BadEager is set aside for this session after 3 errors; a column stands in\n"
    #expect(end.errors.components(separatedBy: aside).count == 2, "\(end.errors)")
  }

  @Test(arguments: Misdeed.allCases.filter { $0 != .loops })
  func `a reporter that fails is an error that names it`(misdeed: Misdeed) throws {
    let end = try run(
      misdeed,
      """
      local window = Window { width = 1, height = 1, EmptyView() }
      for _ = 1, 4 do print(pcall(Reporters.bad, window)) end
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("false\tstdin:3: plugin bad: reporter bad: "))
    #expect(end.output.contains("bad.lua:"))
    #expect(end.output.contains("reporter bad is set aside after 3 errors"))
    #expect(end.output.hasSuffix("offset\t100.0\n"))
  }

  /// Reporters, programs and commands have the same limits, and one that never ends takes seconds.
  @Test(arguments: [Misdeed.raises, .loops, .allocates])
  func `a program or a command that fails is an error that names it`(misdeed: Misdeed) throws {
    let end = try run(
      misdeed,
      """
      print(pcall(Programs.bad, Window { width = 1, height = 1, EmptyView() }))
      \(misdeed == .loops ? "" : "print(pcall(lab.command, 'bad'))")
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.contains("false\tstdin:2: plugin bad: program bad: bad.lua:"))
    let isCommandTold = end.output.contains("false\tstdin:3: plugin bad: command bad: bad.lua:")
    #expect(isCommandTold || misdeed == .loops)
    #expect(end.output.hasSuffix("offset\t100.0\n"))
  }

  @Test(arguments: [Misdeed.raises, .loops, .allocates])
  func `a callback that a plugin hands over is limited, reported and set aside`(
    misdeed: Misdeed
  ) throws {
    let end = try run(
      misdeed,
      """
      for _ = 1, 5 do
        local window = Window { width = 100, height = 100, VStack { Handing {} } }
        print(window.metrics.appears)
        window:close()
      end
      """
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "1\n1\n1\n1\n1\noffset\t100.0\n")
    #expect(end.errors.components(separatedBy: "plugin bad: the callback in bad.lua:").count == 3)
    #expect(
      end.errors.contains(
        "is set aside for this session after 3 errors; it is not called any more"
      ),
      "\(end.errors)"
    )
  }

  @Test func `observers of a plugin's view are counted, those of the script are not`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), views = { View "Watched" {
        body = function() return ScrollView { LazyVStack { ForEach { 99, height = 40 } } }
          :onScrollGeometryChange { of = function(g) error("of") end, function() end }
          :onScrollTargetVisibilityChange { function(ids) error("ids") end }
          :scrollTargetBehavior(function(target) error("target") end)
        end } },
        commands = { list = { help = "list", run = function() return "listed" end } } }
      """
    ])
    let end = try scene.run(
      ["--plugin", "a.lua", "--keep-going", "--events", "none"],
      input: """
        w = Window { width = 100, height = 100, Watched {} }
        for _ = 1, 5 do w:scrollView():drag { by = 90 } end
        w:check()
        .plugins
        item = Item { height = 1 }:onAppear(function() error("mine") end)
        v = Window { width = 9, height = 9, item }

        """
    )
    #expect(end.status == 1)
    #expect(end.output.contains("the callback in a.lua:3 (set aside after 3 errors)"), "\(end)")
    #expect(end.output.contains("the callback in a.lua:4 (set aside after 3 errors)"), "\(end)")
    #expect(end.output.contains("the callback in a.lua:5 (set aside after 3 errors)"), "\(end)")
    #expect(end.errors.contains("lazylab: stdin:5: mine\n"), "\(end.errors)")
  }

  @Test(arguments: [
    "load('while true do end')", "load('while true do end', '=stdin')",
    "coroutine.wrap(function() while true do end end)",
    "require('string') and coroutine.wrap(coroutine.wrap(function() while true do end end))",
  ])
  func `a function that a plugin makes while it runs is limited as well`(made: String) throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), views = { View "Hands" {
        body = function() return Item { height = 9 }:onAppear(\(made)) end } } }
      """
    ])
    let end = try scene.script(
      "print(pcall(Window, { width = 100, height = 100, VStack { Hands {} } }))",
      plugins: ["a.lua"]
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output.hasPrefix("true\t"), "\(end.output)")
    #expect(end.errors.contains("plugin a: the callback"), "\(end.errors)")
    #expect(end.errors.contains("the limit of 50000000 instructions was reached"))
  }

  @Test func `what a plugin keeps is counted over its calls`() throws {
    let scene = try PluginScene([
      "keeps.lua": """
      local kept = {}
      return { \(PluginScene.head("keeps")), reporters = { keep = function()
        kept[#kept + 1] = ("x"):rep(60e6)
        return "kept"
      end } }
      """
    ])
    let end = try scene.script(
      """
      local window = Window { width = 1, height = 1, EmptyView() }
      for _ = 1, 8 do print(pcall(Reporters.keep, window)) end
      """,
      plugins: ["keeps.lua"]
    )
    #expect(end.status == 0)
    #expect(end.output.hasPrefix("true\tkept\ntrue\tkept\n"))
    #expect(end.output.contains("the plugin keeps all else that it may hold"), "\(end.output)")
    #expect(end.output.components(separatedBy: "true").count == 4)
  }

  @Test func `an interrupt and the limits of a script end it inside a plugin, too`() throws {
    let scene = try PluginScene(["bad.lua": Self.plugin])
    let end = try scene.script(
      "lab.command('misdeed', 'loops') pcall(lab.command, 'bad') print('never')",
      plugins: ["bad.lua"],
      ["--instructions", "1e6"]
    )
    #expect(end.status == 3)
    #expect(end.output == "")
    #expect(end.errors.contains("the limit of 1000000 instructions was reached"))
  }

  @Test func `a plugin neither ends the program nor changes what strings do`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), reporters = {
        exit = function() os.exit(7) end,
        strings = function() getmetatable("").__index.upper = nil return "" end,
      } }
      """
    ])
    let end = try scene.script(
      """
      local window = Window { width = 1, height = 1, EmptyView() }
      print(pcall(Reporters.exit, window))
      print(pcall(Reporters.strings, window))
      print(("a"):upper())
      """,
      plugins: ["a.lua"]
    )
    #expect(end.status == 0)
    #expect(end.output.contains("a.lua:2: os.exit would end lazylab and all other plugins"))
    #expect(end.output.contains("reporter strings: a.lua:3: "))
    #expect(end.output.hasSuffix("A\n"))
  }

  @Test func `what objects of a plugin say of themselves is limited, too`() throws {
    let scene = try PluginScene([
      "a.lua": """
      local loops = { __tostring = function() while true do end end }
      return { \(PluginScene.head("a")), commands = {
        raises = { help = "a", run = function() error(setmetatable({}, loops)) end },
        returns = { help = "a", run = function() return setmetatable({}, loops) end },
      } }
      """
    ])
    for command in ["raises", "returns"] {
      let end = try scene.run(["--plugin", "a.lua", command])
      #expect(end.status == 1)
      #expect(
        end.errors.hasPrefix("lazylab: plugin a: command \(command): a.lua:1: the limit of 1")
      )
    }
  }

  @Test func `a command that calls itself for ever is an error`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), commands = {
        again = { help = "a", run = function() return lab.command("again") end } } }
      """
    ])
    let end = try scene.run(["--plugin", "a.lua", "again"])
    #expect(end.reason == .exit)
    #expect(end.status == 1)
    #expect(end.errors.contains("plugin a: command again: a.lua:2: "))
  }

  @Test(arguments: ["bad", "-e"])
  func `an interrupt ends what a plugin does and is none of its errors`(word: String) throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), commands = { bad = { help = "a", run = function()
        io.stderr:write("begun\\n")
        while true do pcall(function() while true do end end) end
      end } } }
      """
    ])
    let code = word == "-e" ? ["-e", "while true do pcall(lab.command, 'bad') end"] : [word]
    let run = try ToolProcess(["--plugin", "a.lua"] + code, in: scene.folder)
    try run.waitForErrors("begun\n")
    run.process.interrupt()
    let end = run.finish()
    #expect(end.reason == .exit)
    #expect(end.status == 130)
    #expect(end.errors.hasSuffix("lazylab: interrupted\n"), "\(end.errors)")
  }
}
