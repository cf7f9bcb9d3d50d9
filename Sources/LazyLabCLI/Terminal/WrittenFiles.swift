internal import LazyReports
internal import LazyScenes

/// What a command writes into a file.
struct FileKind: Equatable {
  /// The content in messages: `a trace`.
  let content: String
  /// How every file of this kind begins; nil if nothing tells it from others.
  var mark: String?
  /// How to insist on replacing a file of another kind.
  var remedy = "--force replaces it"
  /// Whether it is a program in Lua; anything else never replaces one.
  var isLua = false
  /// What stands around the name of a script where a file of this kind says whose it is.
  var aroundName: [String] = []
  /// The script of which the file is; nil where it may replace that of any.
  var script: String?

  /// The entries of a session as a script.
  static let script = FileKind(content: "what .save wrote last", isLua: true)
  /// A recorded session.
  static let recording = FileKind(
    content: "a recorded session",
    mark: RecordedSession.Origin.mark
  )
  /// The events of windows.
  static let trace = FileKind(
    content: "a trace",
    mark: #"{"kind":"header","version":"#,
    aroundName: [#""script":""#, #"","#]
  )
  /// The events of windows as Perfetto reads them.
  static let perfetto = FileKind(
    content: "a trace for Perfetto",
    mark: PerfettoEvents.mark,
    aroundName: [#""args":{"name":""#, #""}"#]
  )
  /// The annotations for editors.
  static let types = FileKind(content: "annotations for editors", mark: "---@meta\n", isLua: true)
  /// A picture of windows.
  static let picture = FileKind(content: "a picture of lazylab", mark: Filmstrip.mark)
  /// A report of a run as a page.
  static let page = FileKind(
    content: "a report of lazylab",
    mark: RunPage.mark,
    aroundName: ["<title>", " – lazylab</title>"]
  )
  /// A report of a run in Markdown.
  static let markdown = FileKind(
    content: "a report of lazylab",
    mark: RunMarkdown.mark,
    aroundName: ["-->\n# ", ": "]
  )
  /// Rows, values, parameters or screens, which nothing tells from what other programs or people
  /// wrote.
  static let data = FileKind(content: "what this run wrote")
  /// What a run writes, which replaces an earlier picture, or a table with the same columns.
  static func written(_ bytes: [UInt8], to path: String) -> FileKind {
    var kind = data
    if picture.isBeginning(of: bytes) {
      kind.mark = picture.mark
    } else if path.hasSuffix(".csv"), let end = bytes.firstIndex(of: 10) {
      kind.mark = String(decoding: bytes[...end], as: UTF8.self)
    }
    return kind
  }

  /// The profile that a recording shows.
  static let profile = FileKind(content: "what this run wrote", isLua: true)
  /// What lazylab did with a scene.
  static let played = FileKind(content: "a recording by lazylab", mark: Recording.mark)
  /// A snapshot of a test.
  static let snapshot = FileKind(
    content: "a snapshot of lazylab",
    mark: SnapshotFiles.mark,
    remedy: "move it away"
  )
  /// The results of tests as JUnit writes them.
  static let junit = FileKind(content: "a report of tests", mark: junitStart)
  /// How a report of tests begins.
  static let junitStart = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="lazylab"
    """
  /// A file that did not exist before.
  static let new = FileKind(content: "new")

  /// Whether bytes begin as every file of this kind does.
  func isBeginning(of bytes: [UInt8]) -> Bool {
    mark.map { bytes.starts(with: $0.utf8) } ?? false
  }

  /// The script of which a file of this kind is, by its beginning, if that is another one.
  ///
  /// A name that had to be written otherwise tells nothing.
  func otherScript(in beginning: [UInt8]) -> String? {
    func plain(_ name: some StringProtocol) -> String {
      String(name.hasPrefix("./") ? name.dropFirst(2) : name[...])
    }
    let text = String(decoding: beginning, as: UTF8.self)
    guard let script, aroundName.count == 2,
      let start = text.firstRange(of: aroundName[0])?.upperBound,
      // A name may have in it what ends one.
      !["", "./"].contains(where: { text[start...].hasPrefix($0 + plain(script) + aroundName[1]) }),
      let end = text[start...].firstRange(of: aroundName[1])?.lowerBound
    else { return nil }
    let name = plain(text[start..<end])
    return name == plain(script) || name.contains { "&\\".contains($0) } ? nil : name
  }

  /// The same for what comes of a script, which replaces nothing of another one.
  func of(_ script: String) -> FileKind {
    var kind = self
    kind.script = script
    return kind
  }

  /// The same for callers that insist in Lua.
  var inLua: FileKind {
    var kind = self
    kind.remedy = "force = true replaces it"
    return kind
  }
}

/// All files that the tool writes, which never replace what it did not write.
///
/// A file may be replaced if it is empty, if it begins as all files of its kind do, or if it is
/// still as this process left it; otherwise only if the user insists, also where it comes of
/// another script. What is being run is never replaced, nor is any other file whose name says that
/// it is a program in Lua, which a run may read as a plugin, a profile, a module or a test, by
/// anything but such a program.
final class WrittenFiles {
  private var written: [FileIdentity: FileKind] = [:]
  private var protected: [(file: FileIdentity, reason: String)] = []

  /// Protects a script while it runs, or what is read for another reason.
  func protect(_ path: String, because reason: String = "it is being run") {
    if let identity = FileIdentity(at: path) { protected.append((identity, reason)) }
  }

  /// Ends the protection of the file that was protected last.
  func release() { _ = protected.popLast() }

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - kind: What will be in it.
  ///   - isForced: Whether the user insists on replacing what is there.
  /// - Returns: The file, which appears at its path when it is shown or closed.
  /// - Throws: `FileError` if the file must stay as it is, or cannot be written.
  func begin(_ path: String, as kind: FileKind, isForced: Bool) throws(FileError) -> WrittenFile {
    if let old = FileIdentity(at: path), old.isPlain {
      try check(old, at: path, for: kind, isForced: isForced)
    }
    return try WrittenFile(path) { [weak self] in self?.written[$0] = kind }
  }

  /// Writes a whole file.
  func write(
    _ bytes: [UInt8],
    to path: String,
    as kind: FileKind,
    isForced: Bool = false
  ) throws(FileError) {
    let file = try begin(path, as: kind, isForced: isForced)
    try file.write(bytes)
    try file.close()
  }

  /// Makes a folder that does not exist yet, with its files; all of it or nothing.
  func makeFolder(_ path: String, files: [(name: String, bytes: [UInt8])]) throws(FileError) {
    try SystemFiles.makeFolder(path)
    do {
      for file in files { try write(file.bytes, to: "\(path)/\(file.name)", as: .new) }
    } catch {
      SystemFiles.removeFolder(path, files: files.map(\.name))
      throw error
    }
  }

  private func check(
    _ old: FileIdentity,
    at path: String,
    for kind: FileKind,
    isForced: Bool
  ) throws(FileError) {
    let streams = (0...2).compactMap { FileIdentity(ofStream: $0) }
    if let reason = protected.first(where: { old.isSameFile(as: $0.file) })?.reason {
      throw FileError("cannot write", at: path, reason: reason)
    }
    guard !streams.contains(where: old.isSameFile) else {
      throw FileError("cannot write", at: path, reason: "it is a standard stream of this process")
    }
    guard !old.isEmpty, written[old]?.content != kind.content else { return }
    let beginning = kind.mark.map {
      SystemFiles.beginning(of: path, atMost: max($0.utf8.count, Self.longestBeginning))
    }
    if let beginning, kind.isBeginning(of: beginning) {
      guard let other = kind.otherScript(in: beginning), !isForced else { return }
      let reason = "it comes of another script, \(other.onOneLine); \(kind.remedy)"
      throw FileError("cannot write", at: path, reason: reason)
    }
    guard kind.isLua || !path.hasSuffix(".lua") else {
      let reason = "by its name it is a program in Lua; choose a name that does not end in .lua"
      throw FileError("cannot write", at: path, reason: reason)
    }
    guard !isForced else { return }
    let reason = "it exists and is not \(kind.content); \(kind.remedy)"
    throw FileError("cannot write", at: path, reason: reason)
  }

  /// How many bytes of a file say of which script it is.
  private static let longestBeginning = 4096
}
