import Foundation
public import RepositoryReading

/// Command lines with the built program, in a folder of their own.
///
/// In them `$L` is the program, and `full COMMAND` runs a command where no file can become longer
/// than 1,024 bytes, as on a disk that is full.
public struct Shell {
  /// The folder.
  public let home: TemporaryHome

  private static let setup = #"full() { (ulimit -f 1; "$@" 2>&1 | cat); }; set -o pipefail; "#

  /// Makes an empty folder.
  public init() throws { home = try TemporaryHome() }

  /// A folder with the experiment `e.lua`, which has a parameter and a result, and other files.
  public static func withExperiment(_ files: [String: String] = [:]) throws -> Shell {
    let shell = try Shell()
    let script = "local p = lab.parameters { rows = 1 } lab.row { cost = p.rows }"
    try shell.write(script, to: "e.lua")
    for (name, text) in files { try shell.write(text, to: name) }
    return shell
  }

  /// Runs lines of a shell, and returns what they wrote and the status of the last one.
  public func run(_ lines: String) throws -> Command.Outcome {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = products.appending(path: "lazylab").path
    let start = "cd '\(home.url.path)'; export HOME=$PWD L='\(program)'; " + Self.setup
    return try Command.run("bash", ["-c", start + lines])
  }

  /// Makes a file.
  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: home.url.appending(path: name))
  }

  /// The text of a file.
  public func text(of name: String) throws -> String {
    try String(contentsOf: home.url.appending(path: name), encoding: .utf8)
  }

  /// The names of the files, in order.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: home.url.path).sorted() }
  }
}
