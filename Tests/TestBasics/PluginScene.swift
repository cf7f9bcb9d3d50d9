public import Foundation
import Testing

/// A folder with plugins, in which the built program runs.
public final class PluginScene {
  /// Where the files are.
  public let folder = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")

  /// Writes files by their paths in the folder.
  public init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, and makes the folders around it.
  public func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Runs the program with some words.
  public func run(
    _ words: [String],
    input: String = "",
    environment: [String: String] = [:]
  ) throws -> ToolProcess.End {
    try ToolProcess(words, input: input, in: folder, environment: environment).finish()
  }

  /// Runs a script with plugins, and prints no events.
  public func script(
    _ text: String,
    plugins: [String] = [],
    _ options: [String] = []
  ) throws -> ToolProcess.End {
    let named = plugins.flatMap { ["--plugin", $0] }
    return try run(["run", "-", "--events", "none"] + named + options, input: text)
  }

  /// The identity in the table of a plugin of a single file.
  public static func head(_ name: String) -> String {
    "name = \"\(name)\", version = \"1.0.0\", api = \">=1 <2\""
  }

  /// A plugin that works, with a program and a command.
  public static let good = """
    return { \(head("good")),
      programs = { down = function(window) window:scrollView():drag { by = 100 } end },
      commands = { greet = { help = "greet [NAME]…: greets.", run = function(session, ...)
        return "hello " .. table.concat({ ... }, " and ")
      end } },
    }
    """

  /// A script that uses it.
  public static let usesGood = """
    local window = Window { width = 300, height = 400,
      ScrollView { LazyVStack { ForEach { 100, id = "row-%d", height = 44 } } } }
    Programs.down(window)
    print("offset", window:scrollView().contentOffset.y)
    """
}
