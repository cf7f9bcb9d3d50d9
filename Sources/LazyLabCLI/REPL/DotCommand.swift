internal import LazyScripting

/// A REPL input that is not Lua: a dot and a word, with arguments.
///
/// A command is a value in ``Tool/dotCommands``, which the REPL, its help and its suggestions read.
struct DotCommand: Sendable {
  /// The word after the dot.
  let name: String
  /// The arguments, as help writes them: `[NAME]`.
  var arguments = ""
  /// What Tab offers for the arguments.
  var completes = Words.nothing
  /// Whether `.record` keeps the command.
  ///
  /// It does if the answer is the same each time and nothing outside of the session changes.
  var isRecorded = true
  /// One sentence about what it does.
  let summary: String
  /// Runs the command with its words.
  let run: @Sendable (ReplEngine, _ words: [String]) -> ReplEngine.Outcome

  /// The kind of a command's arguments, if they can be listed.
  enum Words: Sendable {
    /// Words that only the user knows.
    case nothing
    /// One of some words.
    case choices([String])
    /// Variables that hold windows, or other words.
    case windows(or: [String] = [])
    /// Commands, and names that scripts may use.
    case commands
    /// Kinds of events.
    case kinds
    /// Visible ids.
    case ids
    /// Files.
    case paths
  }

  /// How it is typed.
  var usage: String { arguments.isEmpty ? ".\(name)" : ".\(name) \(arguments)" }

  /// The built-in commands, in the order in which help lists them.
  static let builtIn =
    [
      DotCommand(
        name: "help",
        arguments: "[NAME|CHAPTER|WORDS]",
        completes: .commands,
        summary:
          "What can be typed, what NAME means, or what there is about WORDS; ?? shows all of it."
      ) { engine, words in
        words.isEmpty ? CommandHelp(of: engine).list() : CommandHelp(of: engine).explain(words)
      }
    ] + aboutWindows + aboutFiles + aboutSession + plugins

  /// The words of a line that is a dot command; nil if it is Lua.
  ///
  /// A dot before anything but a letter belongs to Lua, as in `.5 + 1`.
  static func words(of line: String) -> [String]? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    if first.hasPrefix("?") {
      return ["help", String(first.dropFirst())].filter { !$0.isEmpty } + words.dropFirst()
    }
    guard first.hasPrefix("."), let letter = first.dropFirst().first, letter.isLetter else {
      return nil
    }
    return [String(first.dropFirst())] + words.dropFirst()
  }

  /// The name after a colon, if a line is neither a modifier with arguments nor other Lua.
  ///
  /// Other tools spell commands that way.
  static func misspelt(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, first.first == ":" else { return nil }
    let isWord = { (text: Substring) in !text.isEmpty && text.allSatisfy(\.isLetter) }
    let name = first.dropFirst()
    guard isWord(name), words.count < 2 || isWord(words[1]) else { return nil }
    return String(name)
  }
}
