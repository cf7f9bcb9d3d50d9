import CLuaShim

extension LuaCall {
  /// The value at `position`; what cannot be copied is kept alive while Swift refers to it.
  public func value(at position: Int) throws(LuaError) -> LuaValue { try read(at: position) }

  func read(at position: Int) throws(LuaError) -> LuaValue { try make(from: shim(at: position)) }

  func readAll() throws(LuaError) -> [LuaValue] {
    var values: [LuaValue] = []
    values.reserveCapacity(count)
    for position in 0..<count { values.append(try read(at: position)) }
    return values
  }

  func make(from value: ShimValue) throws(LuaError) -> LuaValue {
    switch LuaKind(rawValue: value.kind) ?? .other {
    case .nil: .nil
    case .boolean: .boolean(value.integer != 0)
    case .integer: .integer(Int(value.integer))
    case .number: .number(value.number)
    case .string:
      .string(
        LuaString(
          bytes: Array(
            UnsafeRawBufferPointer(start: value.pointer, count: Int(value.length))
          )
        )
      )
    case .table: .table(LuaTable(core: core, index: try hold(value)))
    case .function: .function(LuaFunction(core: core, index: try hold(value)))
    case .coroutine: .coroutine(LuaCoroutine(core: core, index: try hold(value)))
    case .object: .object(LuaObject(packed: value.length))
    case .other: .other(LuaReference(core: core, index: try hold(value)))
    }
  }

  private func hold(_ value: ShimValue) throws(LuaError) -> Int32 {
    let reference = shim_call_reference(raw, value.index)
    guard reference != 0 else { throw .memory }
    return reference
  }

  /// The field `name` of the table at `position`, without metamethods; nil if it is not a table.
  ///
  /// - Complexity: O(*n*) in the table's size, because nothing is allocated in Lua.
  public func field(_ name: String, of position: Int) throws(LuaError) -> LuaValue {
    var key = ShimValue()
    key.kind = LuaKind.string.rawValue
    key.length = UInt64(name.utf8.count)
    return try part(key, named: name, of: position)
  }

  /// Element `index`, from 1, of the table at `position`, without metamethods; nil if it is not a
  /// table.
  public func element(_ index: Int, of position: Int) throws(LuaError) -> LuaValue {
    var key = ShimValue()
    key.kind = LuaKind.integer.rawValue
    key.integer = Int64(index)
    return try part(key, named: "", of: position)
  }

  private func part(
    _ key: ShimValue,
    named name: String,
    of position: Int
  ) throws(LuaError) -> LuaValue {
    var key = key
    var out = ShimCall()
    let found = shim_call_field(raw, place(at: position), &key, name, &out)
    defer { shim_leave(&out) }
    return found ? try LuaCall(raw: &out, core: core, function: nil).read(at: 0) : .nil
  }

  /// The globals of the code that made the call; nil for a module, which has none of its own.
  public func globals() throws(LuaError) -> LuaTable? {
    var out = ShimCall()
    let found = shim_call_globals(raw, &out)
    defer { shim_leave(&out) }
    guard found,
      case .table(let table) = try LuaCall(raw: &out, core: core, function: nil).read(at: 0)
    else { return nil }
    return table
  }

  /// The key and value number `position` of a table's listing; nil past the last.
  func entry(at position: Int) throws(LuaError) -> (key: LuaValue, value: LuaValue)? {
    var out = ShimCall()
    let found = shim_call_entry(raw, Int64(position), &out)
    defer { shim_leave(&out) }
    guard found else { return nil }
    let pair = LuaCall(raw: &out, core: core, function: nil)
    guard !pair.isNil(at: 0) else { return nil }
    return (try pair.read(at: 0), try pair.read(at: 1))
  }
}
