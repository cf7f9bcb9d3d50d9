import CLuaShim

extension LuaCore {
  var program: UnsafeMutablePointer<ShimProgram>? { state.map { shim_program($0) } }

  /// Begins a program of pushes; its steps are those after the returned mark.
  func begin() throws(LuaError) -> Int32 {
    let state = try open()
    return shim_program(state).pointee.count
  }

  func push(_ values: [LuaValue]) {
    for value in values { push(value) }
  }

  func push(_ value: LuaValue) {
    guard let program else { return }
    switch value {
    case .nil: shim_program_integer(program, Int32(SHIM_NIL), 0)
    case .boolean(let flag):
      shim_program_integer(program, Int32(SHIM_BOOLEAN), flag ? 1 : 0)
    case .integer(let integer):
      shim_program_integer(program, Int32(SHIM_INTEGER), Int64(integer))
    case .number(let number): shim_program_number(program, number)
    case .string(let string): push(bytes: string.bytes)
    case .table(let reference as LuaReference), .function(let reference as LuaReference),
      .coroutine(let reference as LuaReference), .other(let reference):
      push(reference)
    case .object(let handle): push(handle)
    }
  }

  /// Pushes the value that scripts see of an error.
  func push(raised error: LuaError) {
    switch error {
    case .runtime(let value, _): push(value)
    case .host(let error, let message, _):
      errors.remember(error, as: message)
      push(message)
    default: push(error.message)
    }
  }

  func push(bytes: [UInt8]) {
    guard let program else { return }
    bytes.withUnsafeBytes {
      shim_program_string(program, Int32(SHIM_STRING), $0.baseAddress, $0.count)
    }
  }

  func push(_ text: String, as kind: Int32 = Int32(SHIM_STRING)) {
    guard let program else { return }
    var text = text
    text.withUTF8 { shim_program_string(program, kind, $0.baseAddress, $0.count) }
  }

  func push(_ reference: LuaReference) {
    // A reference of another state means nothing here.
    if reference.core === self { pushReference(reference.index) } else { push(.nil) }
  }

  func pushReference(_ index: Int32) {
    guard let program else { return }
    shim_program_index(program, Int32(SHIM_REFERENCE), index, 0)
  }

  func push(_ handle: LuaObject) {
    guard let program, let identity = slots.type(of: handle)?.identity else {
      return push(.nil)
    }
    let packed = Int64(bitPattern: UInt64(handle.slot) | UInt64(handle.generation) << 32)
    let count = program.pointee.count
    shim_program_pointer(program, Int32(SHIM_OBJECT), 0, UnsafeRawPointer(identity), packed)
    // If there was no memory for the step, the object is not on its way.
    if program.pointee.count > count { slots.sent(handle) }
  }

  func push(_ function: HostFunction, flags: Int32) {
    guard let program else { return }
    for name in function.parameters ?? [] { push(name) }
    let positions = Int64(function.positions) << 32
    let names = function.parameters.map { Int64($0.count) | positions } ?? -1
    let retained = lent.lend(function)
    shim_program_pointer(program, Int32(SHIM_NEW_FUNCTION), flags, retained, names)
  }

  func pushTable(arrayCapacity: Int, fieldCapacity: Int) {
    guard let program else { return }
    let array = Int32(min(max(0, arrayCapacity), 1 << 20))
    let fields = Int64(min(max(0, fieldCapacity), 1 << 20))
    shim_program_index(program, Int32(SHIM_NEW_TABLE), array, fields)
  }

  func emptyCall() throws(LuaError) -> ShimCall {
    var call = ShimCall()
    shim_call_empty(try open(), &call)
    return call
  }

  /// Carries out the program from `mark` on and then `operation`, and reads the results in place.
  func operate<Result>(
    _ operation: ShimOperation,
    from mark: Int32,
    body: (borrowing LuaCall) throws(LuaError) -> Result
  ) throws(LuaError) -> Result {
    var out = ShimCall()
    try run(operation, from: mark, into: &out)
    defer { leave(with: &out) }
    return try body(LuaCall(raw: &out, core: self, function: nil))
  }

  func operateRethrowing<Result>(
    _ operation: ShimOperation,
    from mark: Int32,
    body: (borrowing LuaCall) throws -> Result
  ) throws -> Result {
    var out = ShimCall()
    try run(operation, from: mark, into: &out)
    defer { leave(with: &out) }
    return try body(LuaCall(raw: &out, core: self, function: nil))
  }

  private func run(
    _ operation: ShimOperation,
    from mark: Int32,
    into out: inout ShimCall
  ) throws(LuaError) {
    let state = try open()
    let status = shim_operate(state, Int32(operation.rawValue), mark, &out)
    if status != Int32(SHIM_OK) {
      let error = FailedOperation(in: self, status: status).error(from: &out)
      leave(with: &out)
      throw error
    }
  }

  func leave(with out: inout ShimCall) {
    guard let state else { return }
    shim_leave(&out)
    #if LAZYLAB_CHECKS
    // Unreachable: only builds with LAZYLAB_CHECKS, which no user gets, compare the heights.
    assert(shim_stack_height(state) == out.height, "an operation left Lua's stack unbalanced")
    #endif
    catchUp()
  }

  func all(_ operation: ShimOperation, on values: [LuaValue]) throws(LuaError) -> [LuaValue] {
    let mark = try begin()
    push(values)
    return try operate(operation, from: mark) { call throws(LuaError) in try call.readAll() }
  }

  func single(_ operation: ShimOperation, on values: [LuaValue]) throws(LuaError) -> LuaValue {
    let mark = try begin()
    push(values)
    return try operate(operation, from: mark) { call throws(LuaError) in try call.read(at: 0) }
  }

  func perform(_ operation: ShimOperation, on values: [LuaValue]) throws(LuaError) {
    let mark = try begin()
    push(values)
    try operate(operation, from: mark) { _ throws(LuaError) in }
  }

  func values(in out: inout ShimCall) throws(LuaError) -> [LuaValue] {
    try LuaCall(raw: &out, core: self, function: nil).readAll()
  }
}
