internal import LazyStacks
internal import Lua

/// A program of `window:play`, with the programs of plugins that it runs in its place.
final class PlayedProgram {
  /// How messages name it: `program 2 of window:play (feed.lua:10)`.
  let title: String
  private let window: Window
  /// The innermost is last: the others wait for it.
  private var stack: [ScriptProgram]
  /// The time at which it began to wait, in seconds.
  private var waitStart = 0.0
  /// What a verb raises where the program waits for it.
  private var failureOfVerb: (any Error)?
  /// What the program raised.
  private(set) var failure: (any Error)?

  init(_ program: ScriptProgram, scrolling window: Window) {
    title = program.title
    self.window = window
    stack = [program]
  }

  /// Whether it has returned, or raised an error.
  var isDone: Bool { stack.isEmpty }

  /// What it waits for, for messages: `program 1 of window:play waits for fling in feed.lua:12`.
  var unrest: String {
    guard let place = stack.last?.wait?.place else { return "\(title) still runs" }
    return "\(title) still waits for \(place)"
  }

  /// Runs it for the first time.
  func begin() throws {
    try goOn(stack.last?.arguments ?? [])
  }

  /// Notes that a frame was made, and runs none of the script.
  func frameEnded() {
    guard case .course(let course, _) = stack.last?.wait?.reason else { return }
    do { try course.frameEnded() } catch { failureOfVerb = error }
  }

  /// Runs it on if what it waits for has come.
  ///
  /// - Throws: What stops the script; what the program raises is ``failure``.
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

  /// Ends it, and the finger that it moves lifts.
  func abandon() {
    while let program = stack.popLast() {
      if case .course(let course, _) = program.wait?.reason { course.abandon() }
      // What closing a variable raises is nobody's: another error is on its way.
      try? program.cancel()
    }
  }

  /// The result of a verb: its frames, and whether another motion took its place.
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
  /// Times that are nearer than that are one.
  fileprivate static let leastTick = 1e-9
}
