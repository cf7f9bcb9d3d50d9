import Foundation
import LazyLabCLI
import LazyScripting
import LazyTestSupport
import RepositoryReading
import Testing

/// A Lua script that checks one claim or one vector of the specification.
struct ConformanceScript: CustomTestStringConvertible, Sendable {
  /// The path relative to the repository's top folder.
  let path: String

  /// What the script printed, and how it ended.
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The scripts of a subfolder, in the order of their names.
  static func all(in folder: String) -> [ConformanceScript] {
    Repository.files(in: ["Tests/Conformance/\(folder)"]) { $0.hasSuffix(".lua") }
      .map { ConformanceScript(path: $0.path) }
  }

  /// The name of the file without its ending: the number and the fact.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The part of the name before the first hyphen: `38`, `D4`.
  var number: String {
    let number = name.prefix { $0 != "-" }
    return Int(number).map(\.description) ?? String(number)
  }

  /// The absolute path of the file.
  var absolutePath: String { Repository.path(path) }

  var testDescription: String { name }

  /// What `lazylab` is given to run the script with every event in the output.
  private var arguments: [String] {
    ["run", "--events", "text", "--only", "all", absolutePath]
  }

  /// Runs the script in this process.
  func run() -> Outcome {
    let terminal = MemoryTerminal()
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return Outcome(status: status, output: terminal.output, errors: terminal.errors)
  }

  /// Checks that the script's expectations are met, and that the built program prints the same.
  ///
  /// That a script expects something is what ``MutationTests`` shows.
  func check() throws {
    let here = run()
    #expect(here.status == 0, "\(here.errors)")
    let there = try ToolProcess(arguments).finish()
    #expect(there.status == 0, "\(there.errors)")
    let isSame = there.output == here.output && there.errors == here.errors
    #expect(isSame, "\(path) prints something else in another process")
  }
}
