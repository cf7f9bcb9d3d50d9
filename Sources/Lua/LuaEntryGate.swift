/// Sets the limits for Lua functions that Swift calls, and coroutines that it resumes or closes.
///
/// It is asked before each call from Swift, but not when one Lua function calls another. Calls may
/// be nested; each call that got limits is followed by ``leave(_:)``.
public protocol LuaEntryGate: AnyObject {
  /// Called before a function is called or a coroutine goes on.
  ///
  /// - Parameter chunk: The chunk in which the function was written, as messages show it.
  /// - Returns: The limits for the call; nil for one that runs as freely as its caller.
  func enter(_ chunk: String) -> LuaLimits?

  /// Called when a call with limits is over.
  func leave(_ chunk: String)

  /// Converts the error with which a call with limits failed.
  ///
  /// It is not called if something around the call was stopped.
  func failure(_ error: LuaError, of chunk: String) -> LuaError

  /// Called before Lua runs the finalizer of an object; it must not run any Lua code.
  func permit(for finalizer: LuaFinalizer) -> LuaFinalizerPermit

  /// Called when a finalizer was stopped by one of its limits; it must not run any Lua code.
  func noteStop(of finalizer: LuaFinalizer)
}

/// Whether the finalizer of an object may run.
public enum LuaFinalizerPermit {
  /// It runs as freely as the code during which the object is collected.
  case free
  /// It runs within limits of its own.
  case limited(LuaLimits)
  /// It does not run.
  case refused
}

/// A function that Lua calls when an object goes, by the place where it was written.
public struct LuaFinalizer: Hashable, Sendable {
  /// The chunk, as messages show it.
  public let chunk: String
  /// The line on which the function begins, counted from 1.
  public let line: Int
}

extension LuaState {
  /// The gate that is asked about each function that Swift calls; held weakly.
  public var entryGate: (any LuaEntryGate)? {
    get { core.gate }
    set { core.gate = newValue }
  }

  /// Whether an error stops everything that runs: an interrupt, or a limit around everything.
  ///
  /// Such an error must be thrown on. Any other error, including one of a limit for a part,
  /// concerns only that part.
  public func isStopped(by error: any Error) -> Bool { core.isStopped(by: error) }

  /// Whether a limit around everything that runs was exceeded, or an interrupt came.
  public var isStopped: Bool { core.isStopped }
}

extension LuaCore {
  /// Whether a limit around everything that runs was exceeded, or an interrupt came.
  fileprivate var isStopped: Bool {
    do {
      try charge(0)
      return false
    } catch {
      return true
    }
  }
}

extension LuaCore {
  /// Whether an error stops everything that runs.
  ///
  /// The error itself must say so, because an interrupt is over as soon as nothing runs any more.
  fileprivate func isStopped(by error: any Error) -> Bool {
    if case .interrupted? = error as? LuaError { return true }
    return isStopped
  }
}

extension LuaFunction {
  /// Makes a call within the limits that the gate sets, if there is a gate.
  func gated<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try core.gated(chunk, body)
  }
}

extension LuaCore {
  /// Runs what was written in a chunk within the limits that the gate sets, if there is a gate.
  func gated<Result, Failure: Error>(
    _ chunk: @autoclosure () -> String?,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let gate, let chunk = chunk(), let limits = gate.enter(chunk) else {
      return try body()
    }
    defer { gate.leave(chunk) }
    do {
      return try withLimits(limits, body: body)
    } catch {
      guard let cause = error as? LuaError, !isStopped(by: error) else { throw error }
      throw gate.failure(cause, of: chunk) as? Failure ?? error
    }
  }
}
