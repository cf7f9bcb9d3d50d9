internal import LazyReports
internal import LazyScripting
internal import LineEditor

extension DoctorCheck {
  /// The built-in checks, in the order in which they are printed.
  static let builtIn =
    [version, lua, simulator, sandbox, terminal, history, configuration, editor]
    + limits

  private static let version = DoctorCheck(name: "lazylab") { _ in .works(LazyLab.version) }

  private static let lua = DoctorCheck(name: "Lua") { tool in
    answer(of: tool, to: "_VERSION .. ', package.path ' .. package.path")
  }

  private static let simulator = DoctorCheck(name: "simulator") { tool in
    let script = """
      (function()
        local rows = ForEach { 100, id = "row-%d", height = 50 }
        local window = Window { width = 100, height = 100, ScrollView { LazyVStack { rows } } }
        window:scrollView():scrollTo { id = "row-50", anchor = "top" }
        window:check()
        return tostring(window:scrollView().visibleIDs)
      end)()
      """
    let finding = answer(of: tool, to: script)
    guard case .works(let text) = finding else { return finding }
    guard text == "row-50, row-51" else { return .fails("row-50 was scrolled to, found \(text)") }
    return .works("scrolls to row 50 of 100, and its invariants hold")
  }

  private static let sandbox = DoctorCheck(name: "sandbox") { tool in
    var options = SessionOptions()
    options.isSandboxed = true
    options.instructionLimit = 1_000_000
    let finding = answer(of: tool, to: "tostring((pcall(os.execute, 'true')))", with: options)
    guard finding == .works("false") else { return .fails("scripts reach os.execute") }
    let endless = answer(of: tool, to: "(function() while true do end end)()", with: options)
    guard endless.isFailure else { return .fails("an endless loop was not stopped") }
    return .works("keeps programs away and stops an endless loop")
  }

  private static let terminal = DoctorCheck(name: "terminal") { tool in
    let name = tool.environment("TERM") ?? ""
    guard let keyboard = tool.terminal.keyboard else {
      return .absent("standard input or output is no terminal; entries are read line by line")
    }
    guard !name.isEmpty, name != "dumb" else {
      return .absent("TERM is '\(name.onOneLine)'; entries are read line by line")
    }
    let hasColors = (tool.environment("NO_COLOR") ?? "").isEmpty
    let colors = hasColors ? "colors" : "no colors, as NO_COLOR says"
    return .works("\(name.onOneLine), \(keyboard.columns) × \(keyboard.rows), \(colors)")
  }

  private static let history = DoctorCheck(name: "history") { tool in
    guard let path = UserPaths(in: tool.environment).history else {
      return .fails("neither XDG_STATE_HOME nor HOME is set; nothing is kept between sessions")
    }
    let file = AppendedFile(path: path)
    do {
      let count = try HistoryFile(path: path).load().entries.count
      try file.prepare()
      return .works("\(path.onOneLine), \(count) \(count == 1 ? "entry" : "entries")")
    } catch {
      return .fails(ErrorReport(error).lines.joined(separator: "; "))
    }
  }

  private static let configuration = DoctorCheck(name: "configuration") { tool in
    guard let path = UserPaths(in: tool.environment).configuration else {
      return .absent("neither XDG_CONFIG_HOME nor HOME is set")
    }
    guard SystemFiles.resolved(path) != nil else {
      return .absent("\(path.onOneLine) is not there")
    }
    do {
      let script = try ScriptSource.file(at: path, limits: RunLimits())
      let text = String(decoding: script.bytes, as: UTF8.self)
      _ = try session(of: tool, with: SessionOptions()).prepare(text)
      return .works(path.onOneLine)
    } catch {
      return .fails(ErrorReport(error).lines.joined(separator: "; "))
    }
  }

  private static let editor = DoctorCheck(name: "editor") { tool in
    let found = ["VISUAL", "EDITOR"].compactMap(tool.environment).first { !$0.isEmpty }
    return found.map { .works($0.onOneLine) } ?? .absent("set EDITOR for '.edit'")
  }

  private static let limits = [
    DoctorCheck(name: "memory") { _ in
      .works(SystemLimits.memory.map { "at most \($0 >> 20) MB of addresses" } ?? "no limit")
    },
    DoctorCheck(name: "stack") { _ in
      guard let stack = SystemLimits.stack else { return .works("no limit") }
      guard stack >= 96 << 20 else {
        return .fails("\(stack >> 20) MB; windows in windows need 96: ulimit -s unlimited")
      }
      return .works("\(stack >> 20) MB")
    },
  ]

  private static func session(
    of tool: Tool,
    with options: SessionOptions
  ) throws(ScriptError) -> any ScriptSession {
    try tool.makeSession(options, { _ in }, { _, _ in })
  }

  /// The value of an expression in a session of its own.
  private static func answer(
    of tool: Tool,
    to expression: String,
    with options: SessionOptions = SessionOptions()
  ) -> Finding {
    do {
      guard case .values(let values) = try session(of: tool, with: options).evaluate(expression)
      else {
        return .fails("no answer")
      }
      let text = values.joined(separator: ", ")
      return .works(text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text)
    } catch {
      return .fails(error.message)
    }
  }
}
