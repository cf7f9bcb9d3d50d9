import CLuaShim

/// A Lua coroutine held by Swift.
public final class LuaCoroutine: LuaReference, @unchecked Sendable {
  /// The status of a coroutine, as `coroutine.status` gives it.
  public enum Status: Int32, Sendable {
    /// It has not begun, or waits in a yield.
    case suspended = 0
    /// It is running.
    case running
    /// It resumed another one and waits for it.
    case normal
    /// It returned, failed or was closed.
    case dead
  }

  /// The way in which a coroutine stopped running.
  public enum Step: Equatable {
    /// It yielded these values and can be resumed.
    case yielded([LuaValue])
    /// It returned these values and is dead.
    case returned([LuaValue])
  }

  /// The chunk in which its function was written; nil if it is not known.
  var chunk: String?

  /// The status of the coroutine.
  public var status: Status {
    guard let state = core.state else { return .dead }
    return Status(rawValue: shim_coroutine_status(state, index)) ?? .dead
  }

  /// Runs the coroutine until it yields, returns or fails.
  ///
  /// The arguments are the function's at first, later the results of the yield.
  public func resume(_ arguments: [LuaValue] = []) throws(LuaError) -> Step {
    try core.gated(chunk) { () throws(LuaError) in
      let mark = try core.begin()
      core.push(arguments)
      return try resume(from: mark, as: Int32(SHIM_RESUME_RESULTS))
    }
  }

  /// Resumes a coroutine that waits in a host function's yield, and raises an error there.
  ///
  /// The script sees the error as raised by the call that yielded; an error of Lua's keeps its own
  /// place.
  public func resume(raising error: any Error) throws(LuaError) -> Step {
    try core.gated(chunk) { () throws(LuaError) in try resumeFreely(raising: error) }
  }

  private func resumeFreely(raising error: any Error) throws(LuaError) -> Step {
    let mark = try core.begin()
    if let error = error as? LuaError {
      core.push(raised: error)
      return try resume(from: mark, as: Int32(SHIM_RESUME_ERROR))
    }
    let message = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
    core.errors.remember(error, as: message)
    core.push(message)
    return try resume(from: mark, as: Int32(SHIM_RESUME_PLACED_ERROR))
  }

  private func resume(from mark: Int32, as kind: Int32) throws(LuaError) -> Step {
    let state = try core.open()
    var out = ShimCall()
    let status = shim_resume(state, index, mark, kind, &out)
    defer { core.leave(with: &out) }
    let yielded = status == Int32(SHIM_YIELDED)
    guard yielded || status == Int32(SHIM_OK) else {
      throw FailedOperation(in: core, status: status).error(from: &out)
    }
    let values = try core.values(in: &out)
    return yielded ? .yielded(values) : .returned(values)
  }

  /// Ends the coroutine and closes its to-be-closed variables; an error in one of them is thrown.
  public func close() throws(LuaError) {
    let results = try core.gated(chunk) { () throws(LuaError) in
      try core.all(SHIM_OP_CLOSE_COROUTINE, on: [.coroutine(self)])
    }
    if results.first == .boolean(false), results.count > 1 {
      throw .runtime(results[1], traceback: [])
    }
  }
}
