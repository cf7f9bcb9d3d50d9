import CLuaShim

/// The limits of what runs in a state.
struct LimitsInForce {
  /// The limits of what runs now.
  private(set) var current = LuaLimits()
  /// The most recent limits; finalizers get what they left when the state is closed.
  private(set) var last = LuaLimits()

  /// Adds limits to those around them.
  ///
  /// - Returns: The limits around them, for ``end(_:around:)``.
  mutating func begin(_ limits: LuaLimits) -> LuaLimits {
    let outer = current
    current = outer.and(limits)
    return outer
  }

  /// Ends limits, so that those around them hold alone.
  mutating func end(_ limits: LuaLimits, around outer: LuaLimits) {
    if !limits.sparesClosing { last = current }
    current = outer
  }
}

extension LuaLimits {
  /// The error for what stopped a script within these limits.
  func error(for stop: Int32, traceback: [LuaTraceFrame]) -> LuaError {
    switch Int(stop) {
    case SHIM_STOP_MEMORY: .budget(.memory(memory ?? 0), traceback: traceback)
    case SHIM_STOP_TIME: .budget(.time(time ?? .zero), traceback: traceback)
    case SHIM_STOP_INSTRUCTIONS: .budget(.instructions(instructions ?? 0), traceback: traceback)
    default: .interrupted
    }
  }
}
