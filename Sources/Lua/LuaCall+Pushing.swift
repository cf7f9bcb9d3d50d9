import CLuaShim

extension LuaCall {
  /// Pushes nil.
  @discardableResult
  public func push() -> LuaOutcome {
    shim_call_push_nil(raw)
    return .pushed
  }

  /// Pushes a boolean.
  @discardableResult
  public func push(_ flag: Bool) -> LuaOutcome {
    shim_call_push_boolean(raw, flag)
    return .pushed
  }

  /// Pushes an integer.
  @discardableResult
  public func push(_ integer: Int) -> LuaOutcome {
    shim_call_push_integer(raw, Int64(integer))
    return .pushed
  }

  /// Pushes an integer and a boolean.
  @discardableResult
  public func push(_ integer: Int, and flag: Bool) -> LuaOutcome {
    push(integer)
    return push(flag)
  }

  /// Pushes a float.
  @discardableResult
  public func push(_ number: Double) -> LuaOutcome {
    shim_call_push_number(raw, number)
    return .pushed
  }

  /// Pushes a string of the text's UTF-8.
  @discardableResult
  public func push(_ text: String) -> LuaOutcome {
    core.push(text)
    return .pushed
  }

  /// Pushes a string.
  @discardableResult
  public func push(_ string: LuaString) -> LuaOutcome {
    core.push(bytes: string.bytes)
    return .pushed
  }

  /// Pushes any value; a stale handle, or a value of another state, is pushed as nil.
  @discardableResult
  public func push(_ value: LuaValue) -> LuaOutcome {
    switch value {
    case .nil: push()
    case .boolean(let flag): push(flag)
    case .integer(let integer): push(integer)
    case .number(let number): push(number)
    default: core.push(value)
    }
    return .pushed
  }

  /// Pushes a table, function or coroutine that Swift holds.
  @discardableResult
  public func push(_ reference: LuaReference) -> LuaOutcome {
    core.push(reference)
    return .pushed
  }

  /// Pushes a host object; the same object gives an equal value every time.
  @discardableResult
  public func push<Object: AnyObject>(
    _ object: Object,
    as type: LuaObjectType<Object>
  ) -> LuaOutcome {
    let core = core
    core.push(core.slots.handle(for: object, type: type.any))
    return .pushed
  }

  /// Pushes the value at `position`; ``receiver`` is the object of a method.
  @discardableResult
  public func push(argument position: Int) -> LuaOutcome {
    shim_call_push_argument(raw, place(at: position))
    return .pushed
  }

  /// Pushes element `index`, from 1, of a table, without metamethods.
  @discardableResult
  public func push(element index: Int, of table: LuaTable) -> LuaOutcome {
    guard let program = core.program, table.core === core else { return push() }
    shim_program_index(program, Int32(SHIM_ELEMENT), table.index, Int64(index))
    return .pushed
  }

  /// Pushes a new host function, which lives as long as Lua holds it.
  @discardableResult
  public func push(function name: String, body: @escaping LuaBody) -> LuaOutcome {
    let core = core
    core.push(HostFunction(core: core, name: name, parameters: nil, body: body), flags: 0)
    return .pushed
  }

  /// Pushes a new table that `fill` fills.
  @discardableResult
  public func pushTable(
    arrayCapacity: Int = 0,
    fieldCapacity: Int = 0,
    fill: (borrowing LuaTableBuilder) throws -> Void
  ) rethrows -> LuaOutcome {
    let builder = LuaTableBuilder(core: core)
    builder.begin(arrayCapacity: arrayCapacity, fieldCapacity: fieldCapacity)
    try fill(builder)
    return .pushed
  }
}
