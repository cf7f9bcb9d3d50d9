internal import LazyStacks
internal import Lua

/// The functions of a session that wait between frames, the agendas in which they wait, and the
/// transactions in which functions make changes.
final class Programs {
  /// The transactions of the changes that scripts make.
  let transactions = ScriptTransactions()
  /// The program that is running; nil if none is.
  private(set) weak var running: ScriptProgram?
  /// The active players, each inside a program of the one before.
  private var players: [ProgramPlayer] = []
  private var windows: [Timing] = []

  /// The clock of a window, as long as the window lives.
  private struct Timing {
    let number: Int
    weak var agenda: Agenda?
    weak var frameTime: FrameTime?
  }

  /// Adopts the clock of a window that is about to make its first frame.
  func adopt(_ agenda: Agenda, frameTime: FrameTime, ofWindow number: Int) {
    windows.removeAll { $0.agenda == nil }
    windows.append(Timing(number: number, agenda: agenda, frameTime: frameTime))
  }

  /// The time of the frame that is being made; of nested frames, the innermost.
  var frameTime: FrameTime? { windows.compactMap(\.frameTime).last(where: \.isOpen) }

  /// The agenda of the window whose frame is being made, otherwise of the window used last.
  ///
  /// - Parameters:
  ///   - name: The caller's name, for the message if there is no window.
  ///   - lastUsed: The number of the window used last, if one is open.
  /// - Returns: The agenda.
  /// - Throws: ``Mistake`` if there is no window yet.
  func agenda(for name: String, lastUsed: Int?) throws -> Agenda {
    let alive = windows.filter { $0.agenda?.isClosed == false }
    let meant =
      alive.last { $0.agenda?.isInFrame == true } ?? alive.last { $0.number == lastUsed }
      ?? alive.last
    guard let agenda = meant?.agenda else {
      throw Mistake("\(name) waits for the time of a window, and there is none yet; make it first")
    }
    return agenda
  }

  /// The program whose own code calls `wait`.
  ///
  /// - Parameter name: The name of the waiting function.
  /// - Returns: The program.
  /// - Throws: ``Mistake`` outside of a program, and in a coroutine that the program made itself.
  func waiting(in name: String) throws -> ScriptProgram {
    guard let running else {
      throw Mistake(
        "\(name) waits in a :task or in window:play; elsewhere write after(seconds, function() … "
          + "end), or window:run(seconds) in the main chunk"
      )
    }
    try check(running, waitsIn: name)
    return running
  }

  /// Refuses a wait in a coroutine that a program made itself.
  private func check(_ program: ScriptProgram, waitsIn name: String) throws {
    guard !program.isRunningItself else { return }
    throw Mistake(
      "\(name) cannot wait inside a coroutine that \(program.title) made; write it in the function "
        + "of the program itself"
    )
  }

  /// The program that calls a verb of a window, and so waits for it.
  ///
  /// - Parameters:
  ///   - window: The window whose frames the verb would otherwise make itself.
  ///   - verb: The verb's name, for messages.
  ///   - call: The call of the verb.
  /// - Returns: The program; nil if no `window:play` drives the window, or during a frame.
  /// - Throws: ``Mistake`` if `window:play` drives the window and the call cannot wait.
  func program(
    of window: Window,
    calling verb: String,
    in call: borrowing LuaCall
  ) throws -> ScriptProgram? {
    guard !window.isMakingFrame, drive(window) else { return nil }
    guard let running, running.window === window else {
      throw Mistake(
        "\(verb) cannot be used here while window:play drives the window; write it in one of its "
          + "programs, not in a function that waitUntil asks or in a program of another window"
      )
    }
    try check(running, waitsIn: verb)
    guard call.canYield else {
      throw Mistake(
        "\(verb) cannot wait inside a function that Lua or the host calls, such as that of "
          + "table.sort; write it in the program itself"
      )
    }
    return running
  }

  /// Whether a `window:play` drives a window.
  func drive(_ window: Window) -> Bool { players.contains { $0.window === window } }

  /// Runs a body while a player drives its window.
  func playing<Value>(_ player: ProgramPlayer, body: () throws -> Value) rethrows -> Value {
    players.append(player)
    defer { players.removeLast() }
    return try body()
  }

  /// Runs a program until it waits or ends.
  func run<Value>(
    _ program: ScriptProgram,
    body: () throws -> Value
  ) rethrows -> Value {
    let outer = running
    running = program
    defer { running = outer }
    return try body()
  }
}
