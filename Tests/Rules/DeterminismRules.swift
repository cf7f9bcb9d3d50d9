import RepositoryReading

/// The simulator uses only its own time and the seed's random numbers, so that the same program
/// gives the same bytes.
enum DeterminismRules {
  static let targets = [
    "Sources/LazyExtents", "Sources/LazyViews", "Sources/LazyTrace", "Sources/LazyStacks",
    "Sources/LazyReports",
  ]

  private static let words = [
    "Date(", "Foundation", "ContinuousClock", "SuspendingClock", "Task.sleep", "clock_gettime",
    "gettimeofday", "SystemRandomNumberGenerator", ".randomElement()", ".shuffled()", ".shuffle()",
    "hashValue", "getenv",
  ]

  static func violations(in file: RepositoryFile) -> [String] {
    let code = SwiftText(file.text).code
    // Few files have one, and a file is searched faster than its lines.
    let words = words.filter(code.contains)
    guard !words.isEmpty || code.contains(".random(") else { return [] }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().flatMap { index, line in
        var found = words.filter(line.contains)
        if line.contains(".random("), !line.contains("using:") { found.append(".random(") }
        return found.map { "\(file.path):\(index + 1): \($0)" }
      }
  }

  static let rule = Rule(
    "the simulator has no clock and no chance of its own",
    reading: targets,
    ending: [".swift"]
  ) { $0.flatMap(violations(in:)) }
}
