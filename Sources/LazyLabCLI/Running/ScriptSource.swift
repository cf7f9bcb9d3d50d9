/// A script to run: its text, and its name in messages.
struct ScriptSource: Equatable {
  let name: String
  let bytes: [UInt8]
  /// The folder of the script, with the slash at its end; nil if it is not a file.
  private(set) var folder: String?

  /// Creates a script from stored bytes, without a byte order mark and a first line for the shell.
  ///
  /// That line becomes empty, so that lines keep their numbers.
  init(name: String, stored: [UInt8]) {
    self.name = name
    let text = Self.withoutMark(stored)
    guard text.first == UInt8(ascii: "#") else {
      bytes = Array(text)
      return
    }
    let end = text.firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    bytes = Array(text[end...])
  }

  /// Reads a file, whose text is within the limit of memory.
  static func file(at path: String, limits: RunLimits) throws(FileError) -> ScriptSource {
    let text = try SystemFiles.read(path, within: limits.memory)
    var script = ScriptSource(name: path, stored: text)
    script.folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    return script
  }

  /// Reads everything that is typed or piped in, which is within the limit of memory.
  static func standardInput(of terminal: any Terminal, limits: RunLimits) throws -> ScriptSource {
    switch terminal.readAll(atMost: limits.memory ?? SystemFiles.longest) {
    case .text(let bytes): return ScriptSource(name: "stdin", stored: bytes)
    case .tooLong: throw FileError(tooLong: "stdin", memory: limits.memory)
    case .interrupted: throw InputInterrupted()
    }
  }

  /// The bytes after a byte order mark, which some editors write.
  static func withoutMark(_ stored: [UInt8]) -> ArraySlice<UInt8> {
    stored.starts(with: byteOrderMark) ? stored.dropFirst(3) : stored[...]
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
}

/// The user interrupted while input was awaited.
struct InputInterrupted: Error {}
