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

  /// How many instructions of Lua all entries together may run.
  private static let mostInstructions = 100_000_000
  private static let mostMemory = 256 << 20

  /// How many frames that one entry explains are asked about.
  private static let mostQuestions = 4

  init(of engine: ReplEngine) { self.engine = engine }

  /// A sentence for each profile that makes a difference to a frame.
  func sentences(about change: ExplainedChange) -> [String] {
    // A conversation inside a script begins with what the script did.
    guard engine.makeBench != nil, !engine.sessionOptions.nativeLua,
      !change.otherProfiles.isEmpty, engine.profileQuestions < Self.mostQuestions
    else { return [] }
    engine.profileQuestions += 1
    guard events(under: nil, of: change) == change.events else { return [] }
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
    let runs = engine.log.runs + [engine.log.present].compactMap { $0.map { .entry($0) } }
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
    let own = engine.bench.session.interrupter
    engine.tool.terminal.onInterrupt = { [interrupter = session.interrupter] in
      interrupter()
      own()
    }
    defer {
      engine.tool.terminal.onInterrupt = own
      _ = session.close()
    }
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
      case .scroll(let scroll, let name): try session.scroll(scroll, of: name)
      case .repeated(let text, let times):
        let run = try session.prepare(text)
        for _ in 0..<times { try run() }
      }
      return true
    } catch {
      return error.kind == .runtime || error.kind == .syntax
    }
  }
}
