import Foundation
import RepositoryReading
import Testing

/// The built program beside programs that read what it writes.
enum BuiltProgram {
  private static let folder = "Tests/ThirdPartyTests/Scripts/"

  /// The path of a script or a program of this target.
  static func path(_ name: String) -> String { Repository.path(folder + name) }

  /// Runs lazylab, which must end without an error.
  static func lazylab(_ arguments: [String]) throws -> String {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let end = try Command.run(products.appending(path: "lazylab").path, arguments)
    try #require(end.status == 0, "\(end.output)")
    return end.output
  }

  /// Runs a script with the Python that has readers of our files, and gives the lines that it
  /// prints, each in words.
  static func python(_ script: String, _ arguments: [String]) throws -> [[String]] {
    let program = Repository.path(".build/python/bin/python3")
    try #require(FileManager.default.fileExists(atPath: program), "run Scripts/setup --tests")
    let end = try Command.run(program, [path(script)] + arguments)
    try #require(end.status == 0, "\(end.output); run Scripts/setup --tests")
    return end.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// Runs a body with a folder that is gone afterwards.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readers-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
