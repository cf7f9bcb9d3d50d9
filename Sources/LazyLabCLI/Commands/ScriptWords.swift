internal import LazyReports

/// The words of `lazylab run`: which scripts run, and with which arguments.
struct ScriptWords: Equatable {
  /// The scripts, in order; `-` is standard input.
  private(set) var scripts: [String]
  /// What each of them gets.
  private(set) var arguments: [String]
  /// An argument that was probably meant as a script.
  private(set) var misplaced: String?

  /// Reads the words: the first one and those after it that end in `.lua` are scripts.
  ///
  /// - Parameters:
  ///   - first: The first word.
  ///   - words: The words after it.
  ///   - passed: The words after `--`, which are arguments whatever they look like.
  init(_ first: String, _ words: some Collection<String> = [], passed: [String] = []) {
    let more = words.prefix(while: Self.isScript)
    let rest = Array(words.dropFirst(more.count))
    scripts = [first] + more
    arguments = rest + passed
    misplaced = rest.first(where: Self.isScript)
  }

  /// What to do about the argument that looks like a script; nil if there is none.
  var advice: String? {
    misplaced.map {
      "\($0.onOneLine) is an argument here, not run; scripts stand before all arguments, and "
        + "arguments like it behind --"
    }
  }

  private static func isScript(_ word: String) -> Bool { word.hasSuffix(".lua") }
}
