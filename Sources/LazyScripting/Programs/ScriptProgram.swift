internal import LazyStacks
internal import Lua

/// A function of a script that runs as a coroutine and waits between the frames of a window.
///
/// A task waits in the window's agenda. A program of `window:play` stores what it waits for, and
/// its player asks for that.
final class ScriptProgram: RunningTask {
  /// What a program waits for.
  enum Wait {
    /// A number of virtual seconds.
    case seconds(Double)
    /// A condition, which is checked once a frame, or the end of a number of seconds.
    ///
    /// The program receives whether the condition held.
    case condition(() throws -> Bool, limit: Double?)
    /// The end of a verb's frames; the program receives their number if the verb returns it.
    case course(Course, isTold: Bool)
    /// The end of a program that runs in its place; it receives that program's results.
    case program(ScriptProgram)
  }

  /// Runs the coroutine until its next wait, for programs that something limits.
  typealias Entry = (() throws -> LuaCoroutine.Step) throws -> LuaCoroutine.Step

  /// Who lets a program run.
  private enum Driver {
    /// The agenda in which a task waits.
    case agenda(Agenda)
    /// The player of `window:play`, which scrolls a window.
    case player(of: Window, entry: Entry?)
  }

  /// The program's name in messages: `"the task of row-3"`.
  let title: String
  /// The arguments of its function.
  var arguments: [LuaValue] = []
  private let driver: Driver
  private let session: SessionReference
  private let coroutine: LuaCoroutine
  private let function: LuaFunction
  private var ticket: Agenda.Ticket?
  /// What it waits for, and which call waits: `fling in feed.lua:12`.
  private(set) var wait: (reason: Wait, place: String)?
  private(set) var isDone = false
  /// The results of its function.
  private(set) var results: [KeptValue] = []
  /// Called once it has returned, raised an error or was cancelled.
  var onEnd: (() -> Void)?

  /// Makes a task.
  private init(
    _ function: LuaFunction,
    as title: String,
    in agenda: Agenda,
    of session: LabSession
  ) throws {
    self.title = title
    driver = .agenda(agenda)
    self.session = session.reference
    self.function = function
    coroutine = try session.state.makeCoroutine(function)
  }

  /// Makes a task and runs it until its first wait.
  static func started(
    _ function: LuaFunction,
    as title: String,
    in agenda: Agenda,
    of session: LabSession
  ) throws -> ScriptProgram {
    let task = try ScriptProgram(function, as: title, in: agenda, of: session)
    try task.resume()
    return task
  }

  /// Makes a program that scrolls a window; `entry` runs each part of it.
  init(
    _ function: LuaFunction,
    as title: String,
    scrolling window: Window,
    of session: LabSession,
    entry: Entry? = nil
  ) throws {
    self.title = title
    driver = .player(of: window, entry: entry)
    self.session = session.reference
    self.function = function
    coroutine = try session.state.makeCoroutine(function)
  }

  /// The window that it scrolls; nil for a task.
  var window: Window? {
    if case .player(let window, _) = driver { window } else { nil }
  }

  /// Whether its own code is running, and not a coroutine that it resumed.
  var isRunningItself: Bool { coroutine.status == .running }

  /// Sets what the program waits for; the coroutine yields right after it.
  ///
  /// - Parameters:
  ///   - reason: What it waits for.
  ///   - name: The waiting function of the script.
  ///   - location: The place of that function's call.
  func wait(for reason: Wait, in name: String, at location: LuaLocation?) {
    wait = (reason, location.map { "\(name) in \($0)" } ?? name)
  }

  /// Runs the program until it waits or ends; a plugin's task that fails ends and is reported.
  ///
  /// - Parameters:
  ///   - values: The arguments at first, later the results of the wait.
  ///   - error: The error that the wait raises instead.
  /// - Throws: What the program raised, which ends it.
  func resume(_ values: [LuaValue] = [], raising error: (any Error)? = nil) throws {
    guard !isDone else { return }
    guard case .agenda = driver else { return try proceed(with: values, raising: error) }
    try session.answer(function, orElse: end()) { try proceed(with: values, raising: error) }
  }

  private func proceed(with values: [LuaValue], raising error: (any Error)?) throws {
    ticket = nil
    wait = nil
    let session = try session.get()
    do {
      guard coroutine.status == .suspended else { throw endedOutside }
      let step = try session.programs.run(self) { try stretch(with: values, raising: error) }
      guard case .returned(let values) = step else { return try arrange() }
      results = values.map { KeptValue($0, types: session.types) }
      end()
    } catch {
      end()
      throw closing(after: error)
    }
  }

  /// The error if somebody else resumed or closed the coroutine while it waited.
  private var endedOutside: Mistake {
    let place = function.definition.map { " in \($0)" } ?? ""
    return Mistake(
      "\(title)\(place) was resumed or closed by the script while it waited; only the window goes "
        + "on with it: leave its thread alone, and make a coroutine of your own for the rest"
    )
  }

  private func stretch(
    with values: [LuaValue],
    raising error: (any Error)?
  ) throws -> LuaCoroutine.Step {
    let resume = { [coroutine] in
      guard let error else { return try coroutine.resume(values) }
      return try coroutine.resume(raising: error)
    }
    if case .player(_, let entry?) = driver { return try entry(resume) }
    return try resume()
  }

  /// Closes the variables of a coroutine that failed, and returns the remaining error, as
  /// `coroutine.wrap` does.
  private func closing(after error: any Error) -> any Error {
    switch error as? LuaError {
    case .runtime(let value, _):
      do {
        try coroutine.close()
      } catch let closed {
        if case .runtime(let last, _) = closed, last == value { return error }
        return closed
      }
    case .host(is PluginFailure, _, _):
      // The failure of a plugin stays the one that is told.
      try? coroutine.close()
    default: break
    }
    return error
  }

  private func arrange() throws {
    guard let wait else {
      throw Mistake("\(title) yielded without waiting for anything; write wait(seconds)")
    }
    guard case .agenda(let agenda) = driver else { return }
    switch wait.reason {
    case .seconds(let seconds):
      ticket = agenda.add(after: seconds, as: title) { [weak self] in try self?.resume() }
    case .condition(let condition, let limit):
      ticket = agenda.add(
        when: { [weak self] in
          do {
            return try condition()
          } catch {
            guard let self else { throw error }
            // The program can catch an error of its condition where it waits.
            takeOff()
            try resume(raising: error)
            return false
          }
        },
        limit: limit,
        as: title,
        then: { [weak self] holds in try self?.resume([.boolean(holds)]) }
      )
    case .course, .program: break
    }
  }

  private func takeOff() {
    if let ticket, case .agenda(let agenda) = driver { agenda.remove(ticket) }
    ticket = nil
  }

  private func end() {
    isDone = true
    takeOff()
    onEnd?()
    onEnd = nil
  }

  /// Ends the program, and closes its to-be-closed variables.
  func cancel() throws {
    guard !isDone else { return }
    end()
    // A program that ends itself, because it removes its own view, ends at its next wait.
    guard coroutine.status == .suspended else { return }
    try session.notify(function) { try coroutine.close() }
  }
}
