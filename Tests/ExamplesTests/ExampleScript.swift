import Foundation
import LazyLabCLI
import RepositoryReading
import Testing

/// A script of the folder `Examples`, with its recorded output.
struct ExampleScript: CustomTestStringConvertible, Sendable {
  /// The path in the folder, without its ending: `first`, `pains/13-lazy-stacks-in-lazy-stacks`.
  let name: String

  /// All examples, in the order of their names.
  static let all = Repository.files(in: ["Examples"]) { path in
    let parts = path.split(separator: "/")
    let folder = parts.count == 3 ? String(parts[1]) : ""
    let isExample = parts.count == 2 || ["pains", "jumps", "layouts", "talk"].contains(folder)
    return path.hasSuffix(".lua") && isExample
  }.map { ExampleScript(name: String($0.path.dropFirst("Examples/".count).dropLast(".lua".count))) }

  /// The guided tour through the examples.
  static let tour = Repository.path("Examples/README.md")

  var testDescription: String { name }

  /// The script relative to the repository's top folder, as its commands name it.
  var path: String { "Examples/\(name).lua" }

  /// Where the script is.
  var absolutePath: String { Repository.path(path) }

  /// The absolute path of the committed output.
  var recording: String { Repository.path("Examples/expected/\(name).txt") }

  /// The words after `lazylab` in the first command that the script's comments give.
  func command() throws -> [String] {
    let source = try String(contentsOfFile: absolutePath, encoding: .utf8)
    let usage = "--   lazylab "
    let line = source.split(separator: "\n").first { line in
      ["run ", "test ", "sweep "].contains { line.hasPrefix(usage + $0) }
    }
    let usages = line?.dropFirst(usage.count).components(separatedBy: "  ")
    let words = (usages?.first ?? "run \(path)").split(separator: " ").map(String.init)
    return words.map {
      $0.hasSuffix(".lua") && $0.hasPrefix("Examples/") ? Repository.path($0) : $0
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: Further arguments for the script.
  /// - Returns: The output, followed by the error if there was one.
  /// - Throws: What prevents the script from being read.
  func run(arguments: [String] = []) throws -> String {
    let terminal = MemoryTerminal()
    let status = LazyLab.main(arguments: try command() + arguments, terminal: terminal)
    let output = terminal.output.replacing(absolutePath, with: path)
    return output + (status == 0 ? "" : "exit status \(status)\n") + terminal.errors
  }
}
