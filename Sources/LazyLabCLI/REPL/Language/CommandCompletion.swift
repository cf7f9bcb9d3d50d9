internal import LazyStacks
internal import LineEditor

/// Completes the words of a dot command.
struct CommandCompletion {
  let commands: [DotCommand]
  /// The names that commands can be asked about.
  let names: [String]
  /// The variables that hold windows.
  var windows: () -> [String] = { [] }
  /// The visible ids that commands can be asked about.
  var ids: () -> [String] = { [] }

  /// The command that a text calls; nil if there is none.
  func command(in text: String) -> DotCommand? {
    guard let name = DotCommand.words(of: text)?.first else { return nil }
    return commands.first { $0.name == name }
  }

  /// The candidates for the word before the cursor.
  func completion(in text: String, at cursor: Int) -> Completion? {
    let before = String(decoding: Array(text.utf8.prefix(cursor)), as: UTF8.self)
    let word = String(before.reversed().prefix { !$0.isWhitespace }.reversed())
    let range = (cursor - word.utf8.count)..<cursor
    guard word.utf8.count < before.utf8.count else {
      if word.hasPrefix("?") {
        let list = words(names, beginningWith: String(word.dropFirst()))
        return Completion(replacing: (range.lowerBound + 1)..<cursor, with: list)
      }
      let found = commands.filter { ".\($0.name)".hasPrefix(word) }.map {
        Completion.Candidate(".\($0.name)", detail: $0.summary)
      }
      return Completion(replacing: range, with: found)
    }
    guard let command = command(in: before) else { return nil }
    switch command.completes {
    case .nothing: return nil
    case .choices(let list):
      return Completion(replacing: range, with: words(list, beginningWith: word))
    case .windows(let others):
      let part = word.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      let list = windows() + others
      return Completion(
        replacing: (cursor - part.utf8.count)..<cursor,
        with: words(list, beginningWith: part)
      )
    case .commands:
      let list = commands.map { ".\($0.name)" } + names
      return Completion(replacing: range, with: words(list, beginningWith: word))
    case .kinds:
      let part = word.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
      let kinds = ["all", "none"] + Event.Kind.builtIn.map(\.name)
      let start = cursor - part.utf8.count
      return Completion(replacing: start..<cursor, with: words(kinds, beginningWith: part))
    case .ids: return Completion(replacing: range, with: words(ids(), beginningWith: word))
    case .paths: return Completion(replacing: range, with: paths(beginningWith: word))
    }
  }

  private func words(
    _ list: [String],
    beginningWith word: some StringProtocol
  ) -> [Completion.Candidate] {
    list.filter { $0.hasPrefix(word) }.map { Completion.Candidate($0) }
  }

  private func paths(beginningWith word: String) -> [Completion.Candidate] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let name = String(word.dropFirst(folder.count))
    return SystemFolder.names(in: folder, beginningWith: name).map {
      Completion.Candidate(folder + $0)
    }
  }
}
