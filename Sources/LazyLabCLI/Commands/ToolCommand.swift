internal import ArgumentParser
internal import LazyReports

/// A command of the tool; ``Tool`` lists them.
protocol ToolCommand: ParsableCommand {
  /// Carries out the command.
  func perform(with tool: Tool) -> ExitStatus
}

/// A command that only turns its words into a request to run Lua.
protocol LuaCommand: ToolCommand {
  /// The request that the words make.
  var request: Request { get }
  /// The options for what runs.
  var options: RunOptions { get }
  /// The options that name files to write; `--force` needs one of them.
  var writing: [(option: String, path: String?)] { get }
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus {
    // The parser validates the options of lazylab itself for every command, therefore not there.
    if options.force, writing.allSatisfy({ $0.path == nil }) {
      let names = writing.map(\.option).joined(separator: " or ")
      tool.writeError("--force replaces the file of \(names), which is not given")
      return .wrongUsage
    }
    if let complaint = complaintAboutFiles {
      tool.writeError(complaint)
      return .wrongUsage
    }
    return request.perform(with: tool)
  }

  var writing: [(option: String, path: String?)] { [("--trace", options.trace)] }

  /// What is wrong with the names of files to write.
  private var complaintAboutFiles: String? {
    let named = writing.compactMap { option, path in path.map { (option: option, path: $0) } }
    if let first = named.first(where: { $0.path == "-" }) {
      return "\(first.option) writes a file; /dev/stdout is standard output"
    }
    for (place, file) in named.enumerated() where !file.path.hasPrefix("/dev/") {
      if let other = named[..<place].first(where: { $0.path == file.path }) {
        return "\(other.option) and \(file.option) name one file, \(file.path.onOneLine)"
      }
    }
    return nil
  }
}
