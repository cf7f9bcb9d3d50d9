import LazyTestSupport
import RepositoryReading
import Testing

/// A script of a folder in `Scenes`: a screen, what happens on it, and what must be said of that.
///
/// The script makes a window `w` and prints what is to be read. Its first lines are comments: one
/// that states a fact, and then notes. There is at least one `-- says: …`, with words that the
/// output contains, and any number of `-- never: …`, with words that would be false; spaces and
/// line breaks count as one space, and words that begin or end with a space stand in quotes.
/// `-- fixed axis: …` and `-- fixed place: …` say why the screen cannot be shown along the other
/// axis, or beside something in another view (``ToldRelationTests``).
struct ToldScene: CustomTestStringConvertible {
  /// A kind of note.
  enum Note: String {
    case says, never
    case fixedAxis = "fixed axis"
    case fixedPlace = "fixed place"
  }

  private static let folder = "Tests/LazyScriptingTests/Scenes"

  /// Every scene of the folder.
  static let all = Repository.folders(in: folder).flatMap { topic in
    Repository.files(in: [folder + "/" + topic]).map(ToldScene.init)
  }

  /// What is true of every scene, as a script that runs after it.
  private static let check = Repository.files(in: [folder + "/check.lua"])[0]

  let script: String
  private let path: String
  private let header: [Substring]
  private let notes: [(note: Note, words: String)]

  init(_ file: RepositoryFile) {
    path = file.path
    script = file.text
    header = Array(file.lines.prefix { $0.hasPrefix("-- ") })
    notes = header.dropFirst().compactMap(Self.note(in:))
  }

  var testDescription: String { String(path.dropFirst(Self.folder.count + 1)) }

  func words(_ note: Note) -> [String] { notes.filter { $0.note == note }.map(\.words) }

  private static func note(in line: Substring) -> (note: Note, words: String)? {
    let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, let note = Note(rawValue: String(parts[0])) else { return nil }
    let isQuoted = parts[1].hasPrefix("\"") && parts[1].hasSuffix("\"")
    return (note, String(isQuoted ? parts[1].dropFirst().dropLast() : parts[1]))
  }

  /// Runs the script, and says what of its output or its notes is not as it must be.
  func mistakes() throws -> [String] {
    let run = try ScriptRun(script, name: path)
    let text = run.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if run.error == nil { run.again(Self.check.text, name: Self.check.path) }
    var found = run.error.map { ["error: \($0)"] } ?? []
    if header.first?.hasSuffix(".") != true { found.append("the first line states no fact") }
    found += header.dropFirst().filter { Self.note(in: $0) == nil }.map { "no note: \($0)" }
    if words(.says).isEmpty { found.append("no line with -- says:") }
    found += words(.says).filter { !text.contains($0) }.map { "unsaid: \($0)" }
    found += words(.never).filter { text.contains($0) }.map { "said: \($0)" }
    return found.isEmpty ? [] : found + ["told: \(text)"]
  }
}
