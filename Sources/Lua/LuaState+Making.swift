import CLuaShim

extension LuaState {
  /// The table of globals.
  public func globals() throws(LuaError) -> LuaTable {
    try table(from: core.single(SHIM_OP_GLOBALS, on: []))
  }

  /// Makes an empty table with room for a number of positions and fields.
  public func makeTable(
    arrayCapacity: Int = 0,
    fieldCapacity: Int = 0
  ) throws(LuaError) -> LuaTable {
    let mark = try core.begin()
    core.pushTable(arrayCapacity: arrayCapacity, fieldCapacity: fieldCapacity)
    return try table(from: pushed(from: mark))
  }

  /// Makes a host function.
  ///
  /// - Parameters:
  ///   - name: The function's name in messages.
  ///   - parameters: The names of parameters. With them, a call with exactly one plain table is
  ///     decoded: these fields become parameters, and integer keys positions. If nil, every call
  ///     goes by position.
  ///   - positions: How many of the parameters, the last ones, are the names of the first
  ///     positions: a value under such a name is at the position if nothing else is.
  ///   - body: The implementation.
  /// - Throws: A ``LuaError`` if Lua has no memory for it or the state is closed.
  /// - Returns: The function, which keeps the body as long as Lua or Swift holds it.
  public func makeFunction(
    named name: String,
    parameters: [String]? = nil,
    positions: Int = 0,
    body: @escaping LuaBody
  ) throws(LuaError) -> LuaFunction {
    let host = HostFunction(
      core: core,
      name: name,
      parameters: parameters,
      positions: positions,
      body: body
    )
    return try make(host, flags: 0)
  }

  /// Makes a host function from a number to a number, the fastest kind.
  public func makeNumberFunction(
    named name: String,
    body: @escaping (Double) throws -> Double
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
    try core.operate(SHIM_OP_PUSH, from: mark) { call throws(LuaError) in try call.read(at: 0) }
  }

  private func table(from value: LuaValue) throws(LuaError) -> LuaTable {
    guard case .table(let table) = value else { throw .memory }
    return table
  }

  /// Puts names of the host behind the globals of scripts; call it once.
  ///
  /// Scripts and modules share one table of globals. Scripts find `names` behind it, and for
  /// unknown names the results of the metatable of `names`. Modules, which `require` loads with
  /// ``moduleGlobals()``, find neither. A script that gives `_G` its own metatable keeps the names,
  /// and nothing else.
  ///
  /// - Parameters:
  ///   - names: The host's names.
  ///   - assign: Carries out the first assignment to a global that is nil; table, name and value
  ///     are at the positions.
  /// - Throws: ``LuaError`` if there is not enough memory.
  public func guardGlobals(names: LuaTable, assign: @escaping LuaBody) throws(LuaError) {
    let assign = try makeFunction(named: "assign", body: assign)
    try core.perform(SHIM_OP_GUARD_GLOBALS, on: [.table(names), .function(assign)])
  }

  /// Reports the mistake when a script indexes a function, which is always an error.
  ///
  /// Scripts do not see that functions have a metatable.
  ///
  /// - Parameter index: Throws the error; the function and the key are at the positions.
  /// - Throws: ``LuaError`` if there is not enough memory.
  public func guardFunctions(index: @escaping LuaBody) throws(LuaError) {
    try core.perform(
      SHIM_OP_GUARD_FUNCTIONS,
      on: [.function(makeFunction(named: "index", body: index))]
    )
  }

  /// Has `print` ask for the text of what it would print as an address: tables without a metatable,
  /// functions and coroutines.
  ///
  /// - Parameter body: Pushes the text of the value at position 0.
  /// - Throws: ``LuaError`` if there is not enough memory.
  public func describePrinted(by body: @escaping LuaBody) throws(LuaError) {
    try core.perform(
      SHIM_OP_DESCRIBE_PRINTED,
      on: [.function(makeFunction(named: "describe", body: body))]
    )
  }

  /// The globals as modules see them, without the names that ``guardGlobals(names:assign:)`` put
  /// behind them.
  public func moduleGlobals() throws(LuaError) -> LuaTable {
    try table(from: core.single(SHIM_OP_MODULE_GLOBALS, on: []))
  }

  /// Makes a coroutine that will run `function`.
  public func makeCoroutine(_ function: LuaFunction) throws(LuaError) -> LuaCoroutine {
    guard
      case .coroutine(let made) = try core.single(SHIM_OP_COROUTINE, on: [.function(function)])
    else { throw .memory }
    made.chunk = function.chunk
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
