internal import LineEditor

/// What was entered, in the user's file; where there is none, only for this session.
final class EntryHistory {
  private let tool: Tool
  private let file: HistoryFile?
  private var hasFailed = false

  init(tool: Tool) {
    self.tool = tool
    file = UserPaths(tool.environment).history.map { HistoryFile(path: $0) }
  }

  /// What earlier sessions entered.
  func load() -> History {
    guard let file else { return History() }
    do {
      return try file.load()
    } catch {
      report(error)
      return History()
    }
  }

  /// Adds an entry at once, so that it is kept whatever becomes of the process.
  func add(_ entry: String) {
    guard let file, !hasFailed else { return }
    do {
      try file.append(entry)
    } catch {
      report(error)
    }
  }

  /// Said once: everything works on, and only the next session misses what is entered.
  private func report(_ error: FileError) {
    hasFailed = true
    tool.writeError("the history is kept for this session only: \(error.message)")
  }
}
