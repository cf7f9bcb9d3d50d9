internal import LazyStacks
internal import Lua

/// A program of `window:play`, with the plugins' programs that run in its place.
final class PlayedProgram {
  /// The program's name in messages: `program 2 of window:play (feed.lua:10)`.
  let title: String
  private let window: Window
  /// The programs that wait for one another, the innermost last.
  private var stack: [ScriptProgram]
  /// The time at which it began to wait, in seconds.
  private var waitStart = 0.0
  /// The error of a verb for which the program waits.
  private var failureOfVerb: (any Error)?
  /// The error that the program raised.
  private(set) var failure: (any Error)?

  init(_ program: ScriptProgram, scrolling window: Window) {
    title = program.title
    self.window = window
    stack = [program]
  }

  /// Whether the program has returned or raised an error.
  var isDone: Bool { stack.isEmpty }

  /// What the program waits for, in words:
  /// `program 1 of window:play waits for fling in feed.lua:12`.
  var unrest: String {
    guard let place = stack.last?.wait?.place else { return "\(title) still runs" }
    return "\(title) still waits for \(place)"
  }

  /// Runs the program for the first time.
  func begin() throws {
    try goOn(stack.last?.arguments ?? [])
  }

  /// Notes that a frame was made; runs no code of the script.
  func frameEnded() {
    guard case .course(let course, _) = stack.last?.wait?.reason else { return }
    do { try course.frameEnded() } catch { failureOfVerb = error }
  }

  /// Continues the program if its wait is over.
  ///
  /// - Throws: What stops the script; errors of the program go to ``failure``.
  func goOnIfReady() throws {
    switch stack.last?.wait?.reason {
    case .course(let course, let isTold):
      if let error = failureOfVerb {
        failureOfVerb = nil
        return try goOn(raising: error)
      }
      guard course.isOver else { return }
      try goOn(isTold ? Self.results(of: course) : [])
    case .condition(let condition, let limit):
      do {
        let holds = try condition()
        let isLate = limit.map { window.time - waitStart >= $0 - Double.leastTick } ?? false
        guard holds || isLate else { return }
        try goOn([.boolean(holds)])
      } catch {
        guard !Self.stops(error) else { throw error }
        try goOn(raising: error)
      }
    default: break
    }
  }

  /// Ends the program, and lifts its finger.
  func abandon() {
    while let program = stack.popLast() {
      if case .course(let course, _) = program.wait?.reason { course.abandon() }
      // Another error is on its way, so errors from closing variables are ignored.
      try? program.cancel()
    }
  }

  /// The results of a verb: the number of its frames, and whether another motion took its place.
  static func results(of course: Course) -> [LuaValue] {
    let frames = LuaValue.integer(course.frames)
    return course.isInterrupted ? [frames, .text("interrupted")] : [frames]
  }

  /// Runs the innermost program, and those that wait for it as far as they end.
  private func goOn(_ values: [LuaValue] = [], raising error: (any Error)? = nil) throws {
    var (values, error) = (values, error)
    var kept: [KeptValue] = []
    while let program = stack.last {
      do {
        try withExtendedLifetime(kept) { try program.resume(values, raising: error) }
        error = nil
        if case .program(let inner)? = program.wait?.reason {
          stack.append(inner)
          values = inner.arguments
        } else if program.isDone {
          stack.removeLast()
          kept = program.results
          values = kept.map(\.inLua)
        } else {
          waitStart = window.time
          return
        }
      } catch let raised {
        if Self.stops(raised) { throw raised }
        stack.removeLast()
        error = raised
      }
    }
    failure = error
  }

  private static func stops(_ error: any Error) -> Bool {
    (error as? any StoppingError)?.stopsEverything == true
  }
}

extension Double {
  /// Times closer together than this count as one, in seconds.
  fileprivate static let leastTick = 1e-9
}
