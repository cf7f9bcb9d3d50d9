/// What a command line asks for.
enum Request: Equatable {
  /// Read entries from the terminal or a pipe.
  case conversation(RunSettings)
  /// Run pieces of Lua, one after another.
  case code([String], RunSettings)
  /// Run files, or standard input for `-`, with arguments.
  case scripts(ScriptWords, RunSettings)

  /// Reads the plainest command lines: no words, `-e CODE`, and `run FILE… [ARG…]` without options.
  ///
  /// These are typed most, and the parser for all others takes longer than everything else that
  /// happens before Lua runs. The result is nil for any other command line.
  init?(plain words: [String]) {
    let settings = RunSettings()
    switch words.first {
    case nil:
      self = .conversation(settings)
    case "-e" where words.count == 2:
      self = .code([words[1]], settings)
    case "run" where words.count > 1:
      let rest = words.dropFirst()
      guard rest.allSatisfy({ $0 == "-" || !$0.hasPrefix("-") }) else { return nil }
      self = .scripts(ScriptWords(words[1], rest.dropFirst()), settings)
    default:
      return nil
    }
  }

  /// Carries out the request.
  func perform(with tool: Tool) -> ExitStatus {
    switch self {
    case .conversation(let settings):
      return ReplCommand(tool: tool, settings: settings).run()
    case .code(let pieces, let settings):
      let scripts = pieces.map { ScriptSource(name: "-e", stored: Array($0.utf8)) }
      let run = ScriptRun(tool: tool, settings: settings, unlessAsked: .none)
      return run.run(scripts, arguments: [])
    case .scripts(let words, let settings):
      return Self.run(words, settings: settings, with: tool)
    }
  }

  private static func run(
    _ words: ScriptWords,
    settings: RunSettings,
    with tool: Tool
  ) -> ExitStatus {
    let scripts: [ScriptSource]
    do {
      let limits = settings.limits
      scripts = try words.scripts.map { file in
        try file == "-"
          ? .standardInput(of: tool.terminal, limits: limits) : .file(at: file, limits: limits)
      }
    } catch let error as FileError {
      tool.writeError(error.message)
      return .wrongUsage
    } catch {
      return .interrupted
    }
    let run = ScriptRun(tool: tool, settings: settings, unlessAsked: .text)
    if let advice = words.advice { tool.writeError(advice) }
    return run.run(scripts, arguments: words.arguments)
  }
}
