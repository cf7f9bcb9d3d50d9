import CLuaShim

extension LuaState {
  /// Runs a body within limits; scripts that exceed them are stopped, whatever errors they catch.
  ///
  /// A script that is stopped fails with ``LuaError/budget(_:traceback:)``, and so does everything
  /// else that the body asks of this state. Afterwards the state can be used again. If limits are
  /// nested, the smallest of each kind counts. The body must stay on its thread.
  public func withLimits<Result, Failure: Error>(
    _ limits: LuaLimits,
    body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try core.withLimits(limits, body: body)
  }

  /// Charges work that is done for a script in Swift.
  ///
  /// - Parameter instructions: The number of Lua instructions that the work counts as.
  /// - Throws: ``LuaError`` if the script is stopped by an interrupt or a limit, so that the work
  ///   should end.
  public func charge(_ instructions: Int) throws(LuaError) {
    try core.charge(instructions)
  }

  /// The memory that Lua holds now, in bytes.
  public var memoryInUse: Int { core.state.map { Int(clamping: shim_memory_used($0)) } ?? 0 }

  /// Makes every n-th memory request of Lua fail, for tests; 0 for none.
  func injectFaults(every period: Int) {
    if let state = core.state { shim_inject_faults(state, Int64(period)) }
  }

  /// Interrupts the running code after a number of instructions, for tests; 0 for never.
  func injectInterrupt(after instructions: Int) {
    if let state = core.state { shim_inject_interrupt(state, Int64(instructions)) }
  }

  /// The number of instructions until an injected interrupt; negative once it has come.
  var instructionsLeft: Int { core.state.map { Int(shim_instructions_left($0)) } ?? 0 }

  /// What a closed state has not released: the number of host objects, and the bytes of Lua memory.
  var leftWhenClosed: (objects: Int, bytes: Int) { core.closing.left }
}

extension LuaCall {
  /// Charges work that a host function does in Swift, as ``LuaState/charge(_:)`` does.
  public func charge(_ instructions: Int) throws(LuaError) { try core.charge(instructions) }
}

extension LuaCore {
  /// Runs a body within limits; see ``LuaState/withLimits(_:body:)``.
  func withLimits<Result, Failure: Error>(
    _ limits: LuaLimits,
    body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let state, limits != LuaLimits() else { return try body() }
    var raw = limits.raw
    var outer = ShimScope()
    let outerLimits = self.limits.begin(limits)
    shim_limits_begin(state, &raw, &outer)
    defer {
      self.limits.end(limits, around: outerLimits)
      if self.state == state { shim_limits_end(state, &outer) }
    }
    return try body()
  }

  /// Charges work that is done in Swift; throws if the script is stopped.
  func charge(_ instructions: Int) throws(LuaError) {
    guard let state else { throw .closed }
    if shim_charge_host(state, Int64(instructions)) { throw stopError }
  }

  /// The reason why a script was stopped.
  var stopError: LuaError {
    guard let state else { return .closed }
    let frames = (0..<shim_stop_frame_count(state)).compactMap { level in
      shim_stop_frame(state, level).map { LuaTraceFrame($0.pointee) }
    }
    return limits.current.error(for: shim_stop_kind(state), traceback: frames)
  }
}
