internal import LazyStacks
internal import Lua

/// The functions of a session that wait between frames, and the agendas in which they do.
final class Programs {
  /// The one that runs now; nil while something else does.
  fileprivate(set) weak var running: ScriptProgram?
  private var windows: [Timing] = []

  /// What of a window tells time, as long as the window lives.
  private struct Timing {
    weak var agenda: Agenda?
    weak var frameTime: FrameTime?
  }

  /// Takes what tells time of a window that is about to make its first frame.
  func adopt(_ agenda: Agenda, _ frameTime: FrameTime) {
    windows.removeAll { $0.agenda == nil }
    windows.append(Timing(agenda: agenda, frameTime: frameTime))
  }

  /// The time of the frame that is being made, the innermost where one makes frames of another.
  var frameTime: FrameTime? { windows.compactMap(\.frameTime).last(where: \.isOpen) }

  /// The agenda of the window whose frame is being made, else of the one made last.
  ///
  /// - Parameter name: What asks, for the message where there is no window.
  /// - Returns: The agenda.
  /// - Throws: ``Mistake`` where there is no window yet.
  func agenda(for name: String) throws -> Agenda {
    let alive = windows.compactMap(\.agenda)
    guard let agenda = alive.last(where: \.isInFrame) ?? alive.last else {
      throw Mistake("\(name) waits for the time of a window, and there is none yet; make it first")
    }
    return agenda
  }

  /// The program whose own code calls `wait`.
  ///
  /// - Parameter name: The name of the function that waits.
  /// - Returns: The program.
  /// - Throws: ``Mistake`` outside of one, and in a coroutine that the program made itself.
  func waiting(in name: String) throws -> ScriptProgram {
    guard let running else {
      throw Mistake(
        "\(name) waits in a :task or in window:play; elsewhere write after(seconds, function() … "
          + "end), or window:run(seconds) in the main chunk"
      )
    }
    guard running.isRunningItself else {
      throw Mistake("\(name) cannot wait inside a coroutine of \(running.title)'s own")
    }
    return running
  }

  fileprivate func run<Value>(
    _ program: ScriptProgram,
    _ body: () throws -> Value
  ) rethrows
    -> Value
  {
    let outer = running
    running = program
    defer { running = outer }
    return try body()
  }
}

/// A function of a script that runs as a coroutine and waits between the frames of a window.
final class ScriptProgram: RunningTask {
  /// What it waits for until it goes on.
  enum Wait {
    /// So many virtual seconds.
    case seconds(Double)
    /// That something holds, which is asked once a frame, or that so many seconds passed.
    ///
    /// The program is handed whether it held.
    case condition(() throws -> Bool, limit: Double?)
  }

  /// How messages name it: `"the task of row-3"`.
  let title: String
  private let agenda: Agenda
  private let session: SessionReference
  private let coroutine: LuaCoroutine
  /// Where its function is written.
  private let definition: LuaLocation?
  private var ticket: Agenda.Ticket?
  private var wait: Wait?
  private(set) var isDone = false
  /// Is called once it has returned, raised an error or was cancelled.
  var onEnd: (() -> Void)?

  init(_ function: LuaFunction, as title: String, in agenda: Agenda, _ session: LabSession) throws {
    self.title = title
    self.agenda = agenda
    self.session = session.reference
    definition = function.definition
    coroutine = try session.state.makeCoroutine(function)
  }

  /// Whether its own code runs now, and not that of a coroutine that it resumed.
  var isRunningItself: Bool { coroutine.status == .running }

  /// Says what the program waits for; the coroutine yields right after it.
  func wait(for wait: Wait) { self.wait = wait }

  /// Runs the program until it waits or ends.
  ///
  /// - Parameter values: The arguments at the first time, later what the wait gives.
  /// - Throws: What the program raised, which ends it.
  func resume(_ values: [LuaValue] = []) throws {
    guard !isDone else { return }
    ticket = nil
    wait = nil
    let programs = try session.get().programs
    do {
      guard coroutine.status == .suspended else { throw endedOutside }
      let step = try programs.run(self) { try coroutine.resume(values) }
      guard case .yielded = step else { return end() }
      guard let wait else {
        throw Mistake("\(title) yielded without waiting for anything; write wait(seconds)")
      }
      arrange(wait)
    } catch {
      end()
      throw closing(after: error)
    }
  }

  /// That somebody else resumed or closed the coroutine while it waited.
  private var endedOutside: Mistake {
    let place = definition.map { " in \($0)" } ?? ""
    return Mistake(
      "\(title)\(place) was resumed or closed by the script while it waited; only the window goes "
        + "on with it: leave its thread alone, and make a coroutine of your own for the rest"
    )
  }

  /// Closes the variables of a coroutine that failed, and gives the error that remains, as
  /// `coroutine.wrap` does.
  private func closing(after error: any Error) -> any Error {
    guard case .runtime(let value, _)? = error as? LuaError else { return error }
    do {
      try coroutine.close()
    } catch let closed {
      if case .runtime(let last, _) = closed, last == value { return error }
      return closed
    }
    return error
  }

  private func arrange(_ wait: Wait) {
    switch wait {
    case .seconds(let seconds):
      ticket = agenda.add(after: seconds, as: title) { [weak self] in try self?.resume() }
    case .condition(let condition, let limit):
      ticket = agenda.add(
        when: { [weak self] in
          do {
            return try condition()
          } catch {
            self?.end()
            throw error
          }
        },
        limit: limit,
        as: title,
        then: { [weak self] holds in try self?.resume([.boolean(holds)]) }
      )
    }
  }

  private func end() {
    isDone = true
    if let ticket { agenda.remove(ticket) }
    ticket = nil
    onEnd?()
    onEnd = nil
  }

  /// Ends the program, closing its to-be-closed variables.
  func cancel() throws {
    guard !isDone else { return }
    end()
    // One that ends itself, because what it does takes its view away, ends when it waits next.
    if coroutine.status == .suspended { try coroutine.close() }
  }
}
