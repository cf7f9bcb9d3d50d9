internal import LazyReports

/// A test, or a file by itself, and how it is run.
struct TestCase: Equatable {
  /// The file, as messages name it.
  let file: String
  /// The plugin that the file tests; nil for none.
  var plugin: String?
  /// The name of the test; nil for the file by itself.
  var name: String?

  /// The file and the name on one line.
  var title: String { (file + (name.map { ": \($0)" } ?? "")).onOneLine }

  /// The settings with the plugin.
  func settings(_ settings: RunSettings) -> RunSettings {
    var settings = settings
    if let plugin { settings.plugins = [plugin] + settings.plugins.filter { $0 != plugin } }
    return settings
  }

  /// The command that runs it alone.
  func command(_ given: RunSettings) -> String {
    let filter = name.map { $0.hasPrefix("-") ? ["--filter=\($0)"] : ["--filter", $0] } ?? []
    let words = ["lazylab", "test"] + settings(given).words + [file] + filter
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension RunSettings {
  /// The words of a command line that gives these settings, without files that are written.
  var words: [String] {
    let valued: [(String, String?)] = [
      ("--events", format?.name),
      ("--only", kinds.map { $0.map(\.name).joined(separator: ",") }),
      ("--seed", seed == 1 ? nil : "\(seed)"),
      ("--profile", profile),
      ("--memory", limits.memory.map { "\($0)" }),
      ("--time", limits.time.map { $0.word }),
      ("--instructions", limits.instructions.map { "\($0)" }),
    ]
    var words = valued.flatMap { name, value in value.map { [name, $0] } ?? [] }
    if nativeLua { words.append("--native-lua") }
    if isSandboxed { words.append("--sandbox") }
    return words + plugins.flatMap { ["--plugin", $0] }
  }
}

extension Duration {
  /// The time as a command line gives it: whole seconds, or milliseconds.
  fileprivate var word: String {
    let milliseconds = components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    return milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }
}
