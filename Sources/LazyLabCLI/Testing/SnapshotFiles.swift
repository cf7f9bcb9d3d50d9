internal import LazyReports
internal import LazyScripting

/// The files in which the snapshots of a test are kept, in the folder `snapshots` beside its file.
struct SnapshotFiles {
  let test: TestCase

  /// What every snapshot begins with.
  static let mark = "-- lazylab snapshot: "
  /// The greatest length of the part of a file's name that a test or a snapshot gives.
  private static let longestPart = 80

  /// The folder.
  var folder: String {
    (test.file.lastIndex(of: "/").map { String(test.file[...$0]) } ?? "") + "snapshots"
  }

  /// The folder of the test's file.
  var testFolder: String {
    test.file.lastIndex(of: "/").map { String(test.file[..<$0]) } ?? "."
  }

  /// The beginning of the names of the file's snapshots.
  var stem: String { String(test.file.split(separator: "/").last ?? "").droppingSuffix(".lua") }

  /// The file of a snapshot.
  func path(of name: String) -> String {
    let parts = ([test.name, name] as [String?]).compactMap { $0 }.map(Self.part)
    return "\(folder)/\(stem).\(parts.joined(separator: ".")).txt"
  }

  /// How a value compares with what was kept.
  func compare(_ snapshot: Expectations.Snapshot) -> TestFile.Comparison {
    let path = path(of: snapshot.name)
    guard let resolved = SystemFiles.resolved(path) else { return .missing }
    let text: String
    do {
      let bytes = try SystemFiles.readPlain(resolved, atMost: ModuleFolder.lengthLimit)
      text = String(decoding: bytes, as: UTF8.self)
    } catch {
      return .refused(error.message)
    }
    guard text.hasPrefix(Self.mark) else {
      return .refused("'\(path)' is not a snapshot of lazylab; move that file away")
    }
    let head = firstLine(of: snapshot.name)
    guard text.hasPrefix(head) else {
      return .refused("'\(path)' is of another test or snapshot; rename one of them")
    }
    let kept = String(text.dropFirst(head.count))
    return kept.hasSameBytes(as: Self.ended(snapshot.text)) ? .same : .different(kept)
  }

  /// Keeps a value.
  func keep(_ snapshot: Expectations.Snapshot, with tool: Tool) throws(FileError) {
    if !SystemFiles.isFolder(folder) { try SystemFiles.makeFolder(folder) }
    let text = firstLine(of: snapshot.name) + Self.ended(snapshot.text)
    try tool.files.write(Array(text.utf8), to: path(of: snapshot.name), as: .snapshot)
  }

  private func firstLine(of name: String) -> String {
    Self.mark + (test.name.map { "\($0): " } ?? "").onOneLine + name.onOneLine + "\n"
  }

  /// The text with a line feed at its end.
  private static func ended(_ text: String) -> String { text.hasSuffix("\n") ? text : text + "\n" }

  /// A name as a part of the name of a file.
  private static func part(_ name: String) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      let isPlain =
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      return isPlain || byte == UInt8(ascii: "_") ? byte : UInt8(ascii: "-")
    }
    return String(decoding: bytes.prefix(longestPart), as: UTF8.self)
  }
}
