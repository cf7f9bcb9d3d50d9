internal import LazyStacks
internal import Lua

/// Runs programs that scroll a window side by side, and makes frames until all have ended.
///
/// After each frame all verbs take it into account. Then the programs whose waits are over
/// continue, in the order in which they were passed. What a program does takes effect in the next
/// frame.
final class ProgramPlayer {
  let window: Window
  private let programs: [PlayedProgram]

  init(_ programs: [ScriptProgram], scrolling window: Window) {
    self.window = window
    self.programs = programs.map { PlayedProgram($0, scrolling: window) }
  }

  /// Makes frames until all programs have ended.
  ///
  /// A program that raises an error ends, and the others continue. A callback that fails in a
  /// frame, and reaching the limit, end all programs.
  ///
  /// - Parameter limit: The virtual time, in seconds, after which a running program is an error.
  /// - Returns: The number of frames made.
  /// - Throws: What a callback raised, what stops the script, ``Mistake`` at the limit, and what
  ///   the first program that failed raised.
  func play(limit: Double) throws -> Int {
    var frames = 0
    do {
      let end = window.time + limit
      for program in programs { try program.begin() }
      while let waiting = programs.first(where: { !$0.isDone }) {
        guard window.time < end else { throw tooLong(limit, of: waiting) }
        try window.step()
        frames += 1
        for program in programs { program.frameEnded() }
        for program in programs { try program.goOnIfReady() }
      }
    } catch {
      for program in programs { program.abandon() }
      throw error
    }
    if let failure { throw failure }
    return frames
  }

  private func tooLong(_ limit: Double, of program: PlayedProgram) -> Mistake {
    let sentence = WindowError.notSettled(limit: limit, what: program.unrest)
    return Mistake("\(sentence); let it end, or write limit = … if it takes longer")
  }

  /// The error of the first program that failed, with the program's name.
  private var failure: (any Error)? {
    guard let first = programs.first(where: { $0.failure != nil }), let error = first.failure else {
      return nil
    }
    let others = programs.count { $0.failure != nil } - 1
    let rest = others == 0 ? "" : " and \(others) more failed"
    let note = programs.count == 1 ? "" : " (\(first.title)\(rest); the others went on)"
    guard !note.isEmpty else { return error }
    switch error as? LuaError {
    case .runtime(.string(let text), let traceback):
      let message = "\(text)\(note)"
      return LuaError.host(Mistake(message), message: message, traceback: traceback)
    case .host(let inner, let message, let traceback):
      let sentence = "\(message)\(note)"
      let suggestion = (inner as? Mistake)?.suggestion
      return LuaError.host(
        Mistake(sentence, suggestion: suggestion),
        message: sentence,
        traceback: traceback
      )
    default: return error
    }
  }
}
