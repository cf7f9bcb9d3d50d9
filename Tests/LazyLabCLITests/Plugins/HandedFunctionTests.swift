import LazyTestSupport
import Testing

@testable import LazyScripting

/// Whatever a plugin hands over is limited, named, replaced and set aside, and no verb of the host
/// fails because of it.
@Suite(.timeLimit(.minutes(30))) struct HandedFunctionTests {
  /// What code calls itself and waits for, so that the error is the caller's own; a plugin can call
  /// it in a command or a program, whose failures have tests of their own.
  private static let calledAtOnce = [
    "lab.compare.program", "lab.sweep.experiment", "window:play.program", "window:update.change",
  ]

  /// The line of the plugin in which the first function is written; the others follow.
  private static let firstLine = 16

  /// What no limit ends at once is done by the first call of each place, and an error raised by the
  /// others, so that the test takes as long as the places and not as long as their calls.
  private static let head = """
    local misdeed
    local deeds = {
      raises = function() error("no", 0) end,
      loops = function() while true do pcall(function() while true do end end) end end,
      allocates = function() local t = {} while true do t[#t + 1] = ("x"):rep(1e5) .. #t end end,
    }
    local model = Observable { level = 1 }
    local function raise() model.level = model.level + 1 end
    local function item() return Item { height = 9 } end
    local called = {}
    local function bad(place)
      if misdeed ~= "raises" and called[place] then error("again", 0) end
      called[place] = true
      return deeds[misdeed]()
    end

    """

  private static let ownViews = """
    local Reads = View "Reads" { bindings = { "level" }, body = function(self)
      return Item { height = self.level or 10 }
    end }
    local Writes = View "Writes" { bindings = { "level" }, body = function(self)
      return item():onTapGesture(function() self.level = 2 end):id "press"
    end }

    """

  /// The line of the view of a place.
  private static func viewLine(_ index: Int) -> Int {
    let lines = ownViews.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    return firstLine + HandedFunction.all.count + lines + 1 + index
  }

  /// The plugin has each function, and the view of each place, on a line of its own.
  private static var plugin: String {
    let functions = HandedFunction.all.indices.map { index in
      "local bad\(index + 1) = function() return bad(\(index + 1)) end"
    }
    let views = HandedFunction.all.enumerated().map { index, handed in
      let view = handed.view.replacing("BAD", with: "bads[\(index + 1)]")
      return "  View 'V\(index + 1)' { body = function() return \(view) end },"
    }
    let names = HandedFunction.all.indices.map { "bad\($0 + 1)" }.joined(separator: ", ")
    return head + functions.joined(separator: "\n") + "\n" + ownViews
      + "local bads = { \(names) } return { \(PluginScene.head("bad")), views = {\n"
      + views.joined(separator: "\n") + """
        \n  }, commands = {
          misdeed = { help = "misdeed WORD", run = function(_, word) misdeed = word end },
        } }
        """
  }

  /// Uses every view, and says which verb failed.
  private static func script(_ misdeed: Misdeed, times: Int) -> String {
    HandedFunction.all.enumerated().reduce("lab.command('misdeed', '\(misdeed)')\n") {
      script,
      element in
      let (index, handed) = element
      return script + """
        for _ = 1, \(times) do
          local ok, problem = pcall(function()
            local shown = true
            local window = Window { width = 100, height = 100, function()
              return VStack { shown and V\(index + 1) {} or nil }
            end }
            \(handed.play)
            window:update(function() shown = false end)
            window:check()
            window:close()
          end)
          if not ok then print("\(handed.place)", problem) end
        end

        """
    }
  }

  @Test func `every function of the vocabulary is handed over`() {
    let registered = Registry.builtIn.registrations.map(\.declaration).flatMap { declaration in
      declaration.parameters.filter { $0.kind != .any && $0.kind.takesFunction }
        .map { "\(declaration.title).\($0.name)" }
    }
    // The body of a test runs after the plugins' scripts, under `lazylab test` alone.
    let places = HandedFunction.all.map(\.place) + Self.calledAtOnce + ["lab.test.body"]
    #expect(Set(registered).subtracting(places) == [])
    #expect(Set(places).count == places.count)
  }

  /// They are asked while the window is read, and a read leaves nothing behind.
  private static let askedInReads = [":reorderContainer.item", ":reorderContainer.container"]

  @Test(arguments: [(Misdeed.raises, 4), (.loops, 1), (.allocates, 1)])
  func `no verb fails because of what a plugin hands over, which is named and counted`(
    misdeed: Misdeed,
    times: Int
  ) throws {
    let scene = try PluginScene(["bad.lua": Self.plugin])
    let end = try scene.script(Self.script(misdeed, times: times), plugins: ["bad.lua"])
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "")
    for (index, handed) in HandedFunction.all.enumerated() {
      if misdeed != .raises, handed.caller == .hostInside { continue }
      if Self.askedInReads.contains(handed.place) { continue }
      let line = handed.caller == .plugin ? Self.viewLine(index) : Self.firstLine + index
      let title = "plugin bad: the callback in bad.lua:\(line)"
      #expect(end.errors.contains(title + ": "), "\(handed.place)")
      let aside = title + " is set aside for this session after 3 errors"
      #expect(end.errors.contains(aside) || times <= 3, "\(handed.place)")
    }
    if misdeed != .raises { #expect(end.errors.contains(misdeed.message)) }
  }

  @Test func `a task that is ended closes its variables, and a failure there is reported`() throws {
    let scene = try PluginScene([
      "a.lua": """
      return { \(PluginScene.head("a")), views = { View "Closes" {
        body = function() return Item { height = 9 }:task(function()
          local one <close> = setmetatable({}, { __close = function() error("late", 0) end })
          wait(100)
        end) end } } }
      """
    ])
    let end = try scene.script(
      """
      local shown = true
      local window = Window { width = 9, height = 9,
        function() return shown and Closes {} or nil end }
      window:step(2)
      window:update(function() shown = false end)
      print("gone on")
      """,
      plugins: ["a.lua"]
    )
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "gone on\n")
    #expect(end.errors.contains("plugin a: the callback in a.lua:2: late"), "\(end.errors)")
  }
}
