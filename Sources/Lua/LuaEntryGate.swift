/// Says under which limits functions of Lua run when Swift calls them.
///
/// It is asked before each call from Swift, not where one function of Lua calls another. It must
/// not call into the state.
public protocol LuaEntryGate: AnyObject {
  /// The limits for what is written in a chunk; nil for a chunk that runs as freely as its caller.
  ///
  /// - Parameter chunk: The chunk's name as messages show it.
  func limits(of chunk: String) -> LuaLimits?

  /// The error that a function of a chunk ends with that used up those limits.
  ///
  /// - Parameters:
  ///   - limit: What was used up.
  ///   - chunk: The chunk's name as messages show it.
  func failure(_ limit: LuaLimit, of chunk: String) -> any Error
}

extension LuaState {
  /// Who is asked about each function that Swift calls; held weakly.
  public var entryGate: (any LuaEntryGate)? {
    get { core.gate }
    set { core.gate = newValue }
  }

  /// Whether what runs was stopped, so that nothing more may be asked of this state.
  public var isStopped: Bool { core.isStopped }
}

extension LuaCore {
  /// Whether a limit around everything that runs was used up, or an interrupt came.
  var isStopped: Bool {
    do {
      try charge(0)
      return false
    } catch {
      return true
    }
  }
}

extension LuaFunction {
  /// Makes a call within the limits that the gate sets, if there is one.
  ///
  /// What used up the gate's own limits is an error of this call; what used up others stops all.
  func gated<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let gate = core.gate, let chunk, let limits = gate.limits(of: chunk) else {
      return try body()
    }
    do {
      return try core.withLimits(limits, body)
    } catch {
      throw core.translated(error, from: gate, chunk)
    }
  }
}

extension LuaCore {
  /// The error of a call whose own limits were used up; any other error as it is.
  fileprivate func translated<Failure: Error>(
    _ error: Failure,
    from gate: any LuaEntryGate,
    _ chunk: String
  ) -> Failure {
    guard case .budget(let limit, let traceback)? = error as? LuaError, !isStopped else {
      return error
    }
    let failure = LuaError.host(
      gate.failure(limit, of: chunk),
      message: (error as? LuaError)?.message ?? "\(limit)",
      traceback: traceback
    )
    return failure as? Failure ?? error
  }
}
