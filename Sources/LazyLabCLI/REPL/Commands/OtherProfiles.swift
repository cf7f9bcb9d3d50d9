internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// Finds out what would have moved under other profiles in the frame that is explained.
///
/// The session's entries run again in a session of its own, of which nothing gets out and which
/// reaches no files. If the same happens there up to the end of the frame, they depend on nothing
/// else, and run once more with the window in the other profile from that frame on: the frame is
/// then what the other profile makes of the same state. Otherwise nothing is said.
struct OtherProfiles {
  private let engine: ReplEngine
  /// The variable that holds the window; nil for the window used last.
  private let window: String?

  /// How many instructions of Lua all entries together may run.
  private static let mostInstructions = 100_000_000
  private static let mostMemory = 256 << 20

  init(of engine: ReplEngine, about window: String?) {
    self.engine = engine
    self.window = window
  }

  /// A sentence for each profile that makes a difference.
  var sentences: [String] {
    // A conversation inside a script begins with what the script did.
    guard engine.makeBench != nil, !engine.sessionOptions.nativeLua,
      let change = engine.bench.session.explainedChange(of: window)
    else { return [] }
    guard !change.otherProfiles.isEmpty, events(under: nil, of: change) == change.events else {
      return []
    }
    let isBefore = { (event: Event) in event.frame < change.frame }
    return change.otherProfiles.compactMap { profile in
      guard let events = events(under: profile, of: change), let end = events.last,
        end.frame == change.frame, end.kind == .frame
      else { return nil }
      return OtherProfile.sentence(
        of: profile,
        for: change.events.drop(while: isBefore),
        insteadOf: events.drop(while: isBefore)
      )
    }
  }

  /// The events of the window up to the frame, which may have another profile.
  private func events(under profile: String?, of change: ExplainedChange) -> [Event]? {
    let runs = engine.log.runs
    var options = engine.sessionOptions
    options.isSandboxed = true
    options.keepsWindows = true
    options.memoryLimit = Self.mostMemory
    options.instructionLimit = Self.mostInstructions / max(1, runs.count)
    options.profileChange = profile.map {
      ProfileChange(window: change.window, frame: change.frame, profile: $0)
    }
    guard let session = try? engine.tool.makeSession(options, { _ in }, { _, _ in }) else {
      return nil
    }
    defer { _ = session.close() }
    engine.tool.terminal.onInterrupt = session.interrupter
    for run in runs where !Self.isOver(run, in: session) { return nil }
    return session.events(ofWindow: change.window, upTo: change.frame)
  }

  /// Runs something again.
  ///
  /// - Returns: False if it was stopped; an error that it raises, as it may have done before, is
  ///   no stop.
  private static func isOver(_ run: SessionLog.Run, in session: any ScriptSession) -> Bool {
    do throws(ScriptError) {
      switch run {
      case .entry(let text): _ = try session.evaluate(text)
      case .file(let script): try session.run(script: script, arguments: [])
      }
      return true
    } catch {
      return error.kind == .runtime || error.kind == .syntax
    }
  }
}
