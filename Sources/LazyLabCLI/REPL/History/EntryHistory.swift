internal import LineEditor

/// The history of entries in the user's file; if there is no file, only for this session.
final class EntryHistory {
  private let tool: Tool
  private let file: HistoryFile?
  private var hasFailed = false

  init(tool: Tool) {
    self.tool = tool
    file = UserPaths(in: tool.environment).history.map { HistoryFile(path: $0) }
  }

  /// The entries of earlier sessions.
  func load() -> History {
    guard let file else { return History() }
    do {
      return try file.load()
    } catch {
      report(error)
      return History()
    }
  }

  /// Adds an entry to the file at once, so that it is kept whatever happens to the process.
  func add(_ entry: String) {
    guard let file, !hasFailed else { return }
    do {
      try file.append(entry)
    } catch {
      report(error)
    }
  }

  /// Reports an error once; everything else works, and only the next session lacks these entries.
  private func report(_ error: FileError) {
    hasFailed = true
    tool.writeError("the history is kept for this session only: \(error.message)")
  }
}
