import Foundation

/// A program that a test runs as a process of its own.
public enum Command {
  /// The result of running a program.
  public struct Outcome: Sendable {
    /// The exit status.
    public let status: Int32

    /// The bytes on stdout and stderr, in the order in which they were written.
    public let output: String
  }

  /// Runs a program that is found by its name, and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The program's name, which is looked up in `PATH`.
  ///   - arguments: Its arguments.
  /// - Returns: The outcome; status 127 if there is no such program.
  /// - Throws: What prevents the process from being started.
  public static func run(_ name: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }
}
