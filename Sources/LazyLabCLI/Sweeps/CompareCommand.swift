internal import ArgumentParser
internal import LazyReports

/// `lazylab compare BASE NEW`.
struct CompareCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the rows of two sweeps, or two traces.",
    discussion: """
      Rows are compared in pairs, those with the same parameters and the same seed. A difference \
      counts where the mean of a combination's differences is more than twice its standard error \
      from 0; otherwise both are the same. Which way is better is in the rows if lab.parameters \
      says it, or is said with --less and --more; a column of which it is not known is other, and \
      neither better nor worse. Texts and booleans are the same, or other where a pair differs.

      Of two traces the first event is shown in which they part.

      Exit status: 0; 1 if two traces part, or if --fail-on says so; 2 wrong usage.
      """
  )

  /// What lets a comparison fail.
  enum Failure: String, ExpressibleByArgument, CaseIterable {
    case worse, other
  }

  @Argument(help: "What was before.")
  var base: String

  @Argument(help: "What is now.")
  var new: String

  @OptionGroup var better: BetterColumns

  @Option(
    help: "What ends with status 1: what is worse, or also what is other; and what is missing."
  )
  var failOn: Failure?

  @OptionGroup var unused: UnusedOptions

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let (old, now) = (try SystemFiles.read(base), try SystemFiles.read(new))
      let isTrace = [old, now].map(FileKind.trace.isBeginning)
      guard isTrace[0] == isTrace[1] else {
        tool.writeError("one of '\(base)' and '\(new)' is a trace, and the other is not")
        return .wrongUsage
      }
      guard !isTrace[0] else {
        let parting = TraceParting(old, now, names: (base, new))
        tool.terminal.writeLine(parting.text)
        return parting.isSame ? .done : .failed
      }
      return compare(try SweepRows(old, at: base), with: try SweepRows(now, at: new), tool: tool)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private func compare(_ old: SweepRows, with now: SweepRows, tool: Tool) -> ExitStatus {
    var declared = Directions()
    for job in old.jobs + now.jobs { declared.add(job.rows.first ?? []) }
    let comparison = SweepComparison(old, with: now) { name in
      better.prefersLess(name, declared: declared)
    }
    for note in comparison.notes { tool.writeError(note) }
    guard !comparison.isEmpty else {
      tool.writeError("'\(base)' and '\(new)' have no job with the same parameters and seed")
      return .wrongUsage
    }
    for name in better.columns where !comparison.hasNumbers(in: name) {
      tool.writeError("there is no column '\(name)' with numbers in both files")
      return .wrongUsage
    }
    for line in comparison.lines { tool.terminal.writeLine(line) }
    let unknown = comparison.columnsWithoutDirection.map(\.onOneLine)
    if !unknown.isEmpty {
      tool.writeError(
        "whether less or more is better is not known of \(unknown.joined(separator: ", ")); say it "
          + "with --less or --more, or in lab.parameters(…, { less = … })"
      )
    }
    guard let failOn else { return .done }
    let isFailure =
      comparison.has(.worse) || failOn == .other && comparison.hasDifferences
      || !comparison.notes.isEmpty
    return isFailure ? .failed : .done
  }
}
