import CLuaShim

/// A Lua function held by Swift.
///
/// Every call is protected: what the function raises is thrown as a ``LuaError``.
public final class LuaFunction: LuaReference, @unchecked Sendable {
  /// Calls the function and returns all its results.
  @discardableResult
  public func call(_ arguments: [LuaValue] = []) throws(LuaError) -> [LuaValue] {
    try gated { () throws(LuaError) in try core.all(SHIM_OP_CALL, on: [.function(self)] + arguments)
    }
  }

  /// Calls the function with what `arguments` pushes, and reads its results in place.
  ///
  /// No array is made on the way. Errors of either closure are thrown on.
  public func call<Result>(
    _ arguments: (borrowing LuaCall) throws -> Void,
    results: (borrowing LuaCall) throws -> Result
  ) throws -> Result {
    try gated { try callFreely(arguments, results: results) }
  }

  private func callFreely<Result>(
    _ arguments: (borrowing LuaCall) throws -> Void,
    results: (borrowing LuaCall) throws -> Result
  ) throws -> Result {
    let mark = try core.begin()
    core.pushReference(index)
    do {
      var input = try core.emptyCall()
      defer { core.leave(with: &input) }
      try arguments(LuaCall(raw: &input, core: core, function: nil))
    } catch {
      if let state = core.state { shim_program_discard(state, mark) }
      throw error
    }
    return try core.operateRethrowing(SHIM_OP_CALL, from: mark, body: results)
  }

  /// Calls the function with one float; nil if its first result is not a number.
  public func number(for argument: Double) throws(LuaError) -> Double? {
    try gated { () throws(LuaError) in try numberFreely(for: argument) }
  }

  private func numberFreely(for argument: Double) throws(LuaError) -> Double? {
    let state = try core.open()
    var result = 0.0
    let status = shim_call_with_number(state, index, argument, &result)
    return status == Int32(SHIM_OK) ? result : try noNumber(in: state, status: status)
  }

  /// Calls the function with an integer, and a float after it if given.
  ///
  /// - Returns: The first result; nil if it is not a number.
  public func number(index position: Int, extra: Double? = nil) throws(LuaError) -> Double? {
    try gated { () throws(LuaError) in try numberFreely(index: position, extra: extra) }
  }

  private func numberFreely(index position: Int, extra: Double?) throws(LuaError) -> Double? {
    let state = try core.open()
    var result = 0.0
    let status: Int32
    if var extra {
      status = shim_call_with_index(state, index, Int64(position), &extra, &result)
    } else {
      status = shim_call_with_index(state, index, Int64(position), nil, &result)
    }
    return status == Int32(SHIM_OK) ? result : try noNumber(in: state, status: status)
  }

  @inline(never)
  private func noNumber(in state: OpaquePointer, status: Int32) throws(LuaError) -> Double? {
    var out = ShimCall()
    shim_call_pending(state, &out)
    defer { core.leave(with: &out) }
    guard status == Int32(SHIM_NO_NUMBER) else {
      throw FailedOperation(in: core, status: status).error(from: &out)
    }
    return nil
  }

  /// Calls the function once for each element of `results`, with `from`, `from + 1` and so on, and
  /// with `extra` after it if given.
  ///
  /// It makes one protected call for all.
  ///
  /// - Returns: The number of calls whose first result was a number; if it is less than requested,
  ///   the next call returned something else, and nothing after it was called.
  public func numbers(
    from: Int,
    into results: UnsafeMutableBufferPointer<Double>,
    extra: Double? = nil
  ) throws(LuaError) -> Int {
    try gated { () throws(LuaError) in try numbersFreely(from: from, into: results, extra: extra) }
  }

  private func numbersFreely(
    from: Int,
    into results: UnsafeMutableBufferPointer<Double>,
    extra: Double?
  ) throws(LuaError) -> Int {
    guard let base = results.baseAddress, !results.isEmpty else { return 0 }
    let state = try core.open()
    let count = Int32(clamping: results.count)
    var out = ShimCall()
    var done: Int32 = 0
    var second = extra ?? 0
    let status = withUnsafePointer(to: &second) { second in
      let extra = extra == nil ? nil : second
      return shim_call_numbers(state, index, Int64(from), count, extra, base, &done, &out)
    }
    defer { core.leave(with: &out) }
    guard status == Int32(SHIM_OK) else {
      throw FailedOperation(in: core, status: status).error(from: &out)
    }
    return Int(done)
  }

  /// The name of a host function; nil for any other.
  public var hostName: String? {
    guard let state = core.state, let context = shim_function_context(state, index) else {
      return nil
    }
    return Unmanaged<HostFunction>.fromOpaque(context).takeUnretainedValue().name
  }

  /// The number of parameters that the function declares; 0 for host functions.
  public var parameterCount: Int { shape.parameters }

  /// Whether the function takes any number of arguments; true for host functions.
  public var isVariadic: Bool { shape.isVariadic }

  /// The place where the function is defined; nil for host functions.
  public var definition: LuaLocation? { shape.definition }

  /// The chunk in which the function was written, as messages name it; nil for host functions.
  ///
  /// For a chunk it is the chunk itself.
  public private(set) lazy var chunk: String? = shape.chunk

  private var shape: Shape {
    var shape = Shape()
    var parameters: Int32 = 0
    var frame = ShimFrame()
    guard let state = core.state,
      shim_function_shape(state, index, &parameters, &shape.isVariadic, &frame)
    else { return Shape() }
    let source = text(of: frame.source)
    shape.parameters = Int(parameters)
    // The line is -1 for a host function, and 0 for a chunk.
    if frame.line >= 0 { shape.chunk = source }
    if frame.line > 0 { shape.definition = LuaLocation(source: source, line: Int(frame.line)) }
    return shape
  }

  private struct Shape {
    var parameters = 0
    var isVariadic = true
    var chunk: String?
    var definition: LuaLocation?
  }
}
