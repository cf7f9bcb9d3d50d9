import Foundation
import RepositoryReading

/// Programs that a script finds in the place of those that it asks for.
struct StandIns {
  /// The text of each program, by its name.
  let programs: [String: String]

  /// Runs a script of the repository with these programs before all others; the programs and the
  /// script see the environment.
  func run(
    _ script: String,
    _ arguments: [String] = [],
    environment: [String: String]
  ) throws -> Command.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stand-ins-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in programs {
      let file = folder.appending(path: name).path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let settings = ["PATH=\(folder.path):\(path)"] + environment.map { "\($0)=\($1)" }
    return try Command.run("env", settings + [Repository.path(script)] + arguments)
  }
}
