import CLuaShim

extension LuaState {
  /// The stock globals, which required modules see.
  public func globals() throws(LuaError) -> LuaTable {
    try table(from: core.single(SHIM_OP_GLOBALS, []))
  }

  /// Makes an empty table with room for so many positions and fields.
  public func makeTable(
    arrayCapacity: Int = 0,
    fieldCapacity: Int = 0
  ) throws(LuaError) -> LuaTable {
    let mark = try core.begin()
    core.pushTable(arrayCapacity, fieldCapacity)
    return try table(from: pushed(from: mark))
  }

  /// Makes a host function.
  ///
  /// - Parameters:
  ///   - name: What messages call it.
  ///   - parameters: With a list, a call with exactly one plain table is decoded: these fields
  ///     become parameters, integer keys positions. Without it, every call goes by position.
  ///   - body: The Swift side.
  /// - Throws: A ``LuaError`` when Lua has no memory for it or the state is closed.
  /// - Returns: The function, which keeps the body as long as Lua or Swift holds it.
  public func makeFunction(
    _ name: String,
    parameters: [String]? = nil,
    _ body: @escaping LuaBody
  ) throws(LuaError) -> LuaFunction {
    let host = HostFunction(core: core, name: name, parameters: parameters, body)
    return try make(host, flags: 0)
  }

  /// Makes a host function from number to number, the fastest kind.
  public func makeNumberFunction(
    _ name: String,
    _ body: @escaping (Double) throws -> Double
  ) throws(LuaError) -> LuaFunction {
    let host = HostFunction(core: core, name: name, number: body)
    return try make(host, flags: Int32(SHIM_TYPED_NUMBER.rawValue))
  }

  private func make(_ host: HostFunction, flags: Int32) throws(LuaError) -> LuaFunction {
    let mark = try core.begin()
    core.push(host, flags: flags)
    guard case .function(let function) = try pushed(from: mark) else { throw .memory }
    return function
  }

  private func pushed(from mark: Int32) throws(LuaError) -> LuaValue {
    try core.operate(SHIM_OP_PUSH, mark) { call throws(LuaError) in try call.read(0) }
  }

  private func table(from value: LuaValue) throws(LuaError) -> LuaTable {
    guard case .table(let table) = value else { throw .memory }
    return table
  }

  /// Makes a copy of the stock globals for a main chunk, a REPL or a plugin.
  ///
  /// Its `_G` is itself, and its `load`, `loadfile` and `dofile` use it. `undefined` answers
  /// reads of names that are not in it: the name lies at position 1.
  public func makeEnvironment(undefined: LuaBody? = nil) throws(LuaError) -> LuaTable {
    let environment = try table(from: core.single(SHIM_OP_ENVIRONMENT, []))
    guard let undefined else { return environment }
    let metatable = try makeTable()
    try metatable.rawSet("__index", .function(try makeFunction("a global", undefined)))
    try environment.setMetatable(metatable)
    return environment
  }

  /// Makes a coroutine that will run `function`.
  public func makeCoroutine(_ function: LuaFunction) throws(LuaError) -> LuaCoroutine {
    guard
      case .coroutine(let made) = try core.single(SHIM_OP_COROUTINE, [.function(function)])
    else { throw .memory }
    return made
  }

  /// Registers a type of host objects.
  public func makeType<Object: AnyObject>(
    _ declaration: LuaTypeDeclaration<Object>
  ) throws(LuaError) -> LuaObjectType<Object> {
    let type = LuaObjectType(declaration, core: core)
    try type.register(declaration)
    return type
  }
}
