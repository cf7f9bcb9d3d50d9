internal import Lua

extension LuaError {
  /// The same error, with a step in its traceback where it left the innermost call of a function of
  /// `lab` that has none.
  ///
  /// - Parameters:
  ///   - step: What ran, such as `variant "a" of lab.compare`.
  ///   - name: The function's name without `lab.`.
  ///   - place: Where what ran is written; without it, nothing is added.
  /// - Returns: The error with the step.
  func passing(_ step: String, through name: String, at place: LuaLocation?) -> LuaError {
    guard let place else { return self }
    let frame = LuaTraceFrame(source: place.source, line: place.line, function: step)
    var way = traceback
    let index = way.indices.first { index in
      way[index].isCall(of: name) && !(index > 0 && way[index - 1].isStep(of: name))
    }
    guard let index else { return self }
    way.insert(frame, at: index)
    switch self {
    case .runtime(let value, _): return .runtime(value, traceback: way)
    case .host(let error, let message, _): return .host(error, message: message, traceback: way)
    case .budget(let limit, _): return .budget(limit, traceback: way)
    default: return self
    }
  }
}

extension LuaTraceFrame {
  fileprivate func isCall(of name: String) -> Bool {
    line == nil && function?.hasSuffix(name) ?? false
  }

  fileprivate func isStep(of name: String) -> Bool {
    function?.hasSuffix("of lab.\(name)") ?? false
  }
}
