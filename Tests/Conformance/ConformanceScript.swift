import Foundation
import LazyLabCLI
import LazyScripting
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

  /// Runs the script as `lazylab run` does, with every event in the output.
  func run() -> Outcome {
    let terminal = MemoryTerminal()
    let arguments = ["run", "--events", "text", "--only", "all", absolutePath]
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return Outcome(status: status, output: terminal.output, errors: terminal.errors)
  }

  /// Runs the script alone and counts its expectations.
  func expectations() throws -> Expectations {
    let session = try LabSession(output: { _ in })
    let source = try String(contentsOfFile: absolutePath, encoding: .utf8)
    try session.run(source: source, name: path)
    return session.expectations
  }

  /// Checks that the script's expectations are met, and that it prints the same bytes twice.
  func check() throws {
    let first = run()
    #expect(first.status == 0, "\(first.errors)")
    let isSame = run() == first
    #expect(isSame, "\(path) printed something else the second time")
    let expectations = try expectations()
    #expect(expectations.checked > 0)
    #expect(expectations.failures.isEmpty)
  }
}
