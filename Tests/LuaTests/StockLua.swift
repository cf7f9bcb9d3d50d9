import Foundation

/// What the installed `lua5.4` prints for a script.
func runStock(_ source: String) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = ["lua5.4", "-e", source]
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return String(decoding: bytes, as: UTF8.self)
}
