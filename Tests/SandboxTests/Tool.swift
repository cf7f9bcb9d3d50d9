import Foundation
import RepositoryReading
import Testing

/// The built program, run with a time limit that only a defect reaches.
enum Tool {
  /// How a run ended, by a status or by a signal, and what it wrote to both streams.
  struct End {
    var status: Int32
    var isSignal: Bool
    var output: String
  }

  /// Runs the program with some arguments and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - word: A word; the program is interrupted a moment after it printed this.
  /// - Returns: How the program ended.
  /// - Throws: What prevents the process from being started.
  static func run(_ arguments: [String], interruptAfter word: String? = nil) throws -> End {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = products.appending(path: "lazylab").path
    try #require(FileManager.default.isExecutableFile(atPath: program))
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    // A run that a limit ended is not taken apart, which a sanitizer would report as leaks, with a
    // status of its own.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
    try process.run()
    var output = Data()
    if let word {
      while !String(decoding: output, as: UTF8.self).contains(word) {
        let more = pipe.fileHandleForReading.availableData
        if more.isEmpty { break }
        output += more
      }
      usleep(100_000)
      process.interrupt()
    }
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return End(
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal,
      output: String(decoding: output, as: UTF8.self)
    )
  }

  /// The lines of a list of scripts, without its comments.
  static func pieces(_ name: String) throws -> [String] {
    let text = try String(contentsOfFile: script(name), encoding: .utf8)
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("--") }
  }

  /// A folder for a test's own files, which is removed with its last reference.
  final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "lazylab-\(UUID())")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file and returns its path.
    func write(_ name: String, _ text: String) throws -> String {
      let file = url.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }

  /// The path of one of the scripts of these tests.
  static func script(_ name: String) -> String {
    Repository.path("Tests/SandboxTests/Scripts/\(name)")
  }
}
