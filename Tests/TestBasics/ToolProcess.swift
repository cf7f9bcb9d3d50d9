public import Foundation
import Testing

/// The built program, running.
public final class ToolProcess {
  /// How the program ended, and what it wrote.
  public struct End {
    /// Whether it exited or a signal ended it.
    public let reason: Process.TerminationReason
    /// Its exit status, or the number of the signal.
    public let status: Int32
    /// What it wrote to standard output, unless that was given a file.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
  }

  /// The process itself.
  public let process = Process()
  /// Its standard output, unless that was given a file.
  public let output = Pipe()
  private let errors = Pipe()
  private let writesToPipe: Bool
  private var errorsSoFar = Data()

  /// Starts the program; without input, its standard input is empty.
  ///
  /// If a folder is given, the program finds the plugins of that folder, and none in a home folder.
  public convenience init(
    _ arguments: [String],
    input: String = "",
    output file: FileHandle? = nil,
    in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      arguments,
      bytes: Array(input.utf8),
      output: file,
      in: folder,
      environment: environment
    )
  }

  /// Starts the program with input that need not be text.
  public init(
    _ arguments: [String],
    bytes: [UInt8],
    output file: FileHandle? = nil,
    in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = products.appending(path: "lazylab")
    try #require(FileManager.default.isExecutableFile(atPath: program.path))
    writesToPipe = file == nil
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = file ?? output
    process.standardError = errors
    if let folder {
      process.currentDirectoryURL = folder
      process.environment = ["HOME": folder.path].merging(environment) { $1 }
    }
    let typed = Pipe()
    process.standardInput = typed
    try process.run()
    try typed.fileHandleForWriting.write(contentsOf: Data(bytes))
    try typed.fileHandleForWriting.close()
  }

  /// Waits until the program has written a text to standard error.
  public func waitForErrors(_ text: String) throws {
    while !String(decoding: errorsSoFar, as: UTF8.self).contains(text) {
      let more = errors.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the program ended without \(text)")
      errorsSoFar += more
    }
  }

  /// Waits for the end.
  public func finish() -> End {
    let written = writesToPipe ? try? output.fileHandleForReading.readToEnd() : nil
    errorsSoFar += (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return End(
      reason: process.terminationReason,
      status: process.terminationStatus,
      output: String(decoding: written ?? Data(), as: UTF8.self),
      errors: String(decoding: errorsSoFar, as: UTF8.self)
    )
  }
}
