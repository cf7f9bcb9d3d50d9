import Foundation

/// A program that a test runs as a process of its own.
public enum Command {
  /// What a program did.
  public struct Outcome: Sendable {
    /// The exit status.
    public let status: Int32

    /// What it wrote to stdout and stderr, in the order it wrote.
    public let output: String
  }

  /// Runs a program that is found by its name, and waits for its end.
  ///
  /// - Parameters:
  ///   - name: The program's name; the search goes along `PATH`.
  ///   - arguments: Its arguments.
  /// - Returns: The outcome; status 127 where there is no such program.
  /// - Throws: What hinders the process from being started.
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
