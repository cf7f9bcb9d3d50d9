import CLuaShim

extension LuaCall {
  /// The index on Lua's stack of the value at `position`; 0 if there is none.
  func place(at position: Int) -> Int32 { shim_call_stack_index(raw, Int64(position)) }

  /// The raw value at `position`.
  func shim(at position: Int) -> ShimValue {
    var value = ShimValue()
    shim_call_value(raw, place(at: position), &value)
    return value
  }

  /// The kind of the value at `position`.
  public func kind(at position: Int) -> LuaKind {
    LuaKind(rawValue: shim(at: position).kind) ?? .other
  }

  /// Whether there is no value at `position`, or nil.
  public func isNil(at position: Int) -> Bool { shim(at: position).kind == LuaKind.nil.rawValue }

  /// The boolean at `position`.
  public func boolean(at position: Int) throws(LuaArgumentError) -> Bool {
    let value = shim(at: position)
    guard value.kind == LuaKind.boolean.rawValue else {
      throw mismatch(at: position, expected: "a boolean")
    }
    return value.integer != 0
  }

  /// The integer at `position`; an integral float is one, a numeric string is not.
  public func integer(at position: Int) throws(LuaArgumentError) -> Int {
    var integer: Int64 = 0
    guard shim_call_read_integer(raw, place(at: position), &integer) else {
      throw mismatch(at: position, expected: "an integer")
    }
    return Int(integer)
  }

  /// The number at `position`, integer or float.
  public func number(at position: Int) throws(LuaArgumentError) -> Double {
    var number = 0.0
    guard shim_call_read_number(raw, place(at: position), &number) else {
      throw mismatch(at: position, expected: "a number")
    }
    return number
  }

  /// The text at `position`; a string that is not valid UTF-8 is an error.
  public func text(at position: Int) throws -> String {
    let value = shim(at: position)
    guard value.kind == LuaKind.string.rawValue else {
      throw mismatch(at: position, expected: "a string")
    }
    try checkRoom(for: value)
    let bytes = UnsafeRawBufferPointer(start: value.pointer, count: Int(value.length))
    guard let text = String(utf8: bytes) else {
      throw argumentError(
        at: position,
        expected: "text in UTF-8",
        found: "bytes that are not UTF-8"
      )
    }
    return text
  }

  /// The bytes of the string at `position`.
  public func bytes(at position: Int) throws -> LuaString {
    let value = shim(at: position)
    guard value.kind == LuaKind.string.rawValue else {
      throw mismatch(at: position, expected: "a string")
    }
    try checkRoom(for: value)
    return LuaString(bytes: Array(borrowed(value)))
  }

  /// Checks that there is memory for a long string, which takes as much again in Swift.
  private func checkRoom(for value: ShimValue) throws {
    guard value.length >= 1 << 20, let state = core.state else { return }
    guard shim_has_room(state, value.length) else { throw core.stopError }
  }

  /// Calls a body with the bytes of the string at `position` in place, valid while `body` runs.
  public func withBytes<Result>(
    at position: Int,
    body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    let value = shim(at: position)
    guard value.kind == LuaKind.string.rawValue else {
      throw mismatch(at: position, expected: "a string")
    }
    return try body(borrowed(value))
  }

  private func borrowed(_ value: ShimValue) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: value.pointer, count: Int(value.length))
  }

  /// The host object of `type` at `position`; another type or a closed object is an error.
  public func object<Object: AnyObject>(
    at position: Int,
    as type: LuaObjectType<Object>
  ) throws -> Object {
    var packed: UInt64 = 0
    guard shim_call_read_object(raw, place(at: position), type.context, &packed) else {
      throw mismatch(at: position, expected: article(for: type.name))
    }
    guard let object = core.slots.object(of: LuaObject(packed: packed)) else {
      throw LuaStaleError(luaMessage: type.stale)
    }
    // Unchecked: the shim compared the type of the userdata.
    return unsafeDowncast(object, to: Object.self)
  }

  /// Whether the value at `position` is a host object of `type`, stale or not.
  public func isObject<Object: AnyObject>(
    at position: Int,
    of type: LuaObjectType<Object>
  ) -> Bool {
    let value = shim(at: position)
    return value.kind == LuaKind.object.rawValue && value.pointer == type.context
  }

  /// The table at `position`, kept alive while Swift refers to it.
  public func table(at position: Int) throws -> LuaTable {
    guard case .table(let table) = try value(at: position) else {
      throw mismatch(at: position, expected: "a table")
    }
    return table
  }

  /// The function at `position`, kept alive while Swift refers to it.
  public func function(at position: Int) throws -> LuaFunction {
    guard case .function(let function) = try value(at: position) else {
      throw mismatch(at: position, expected: "a function")
    }
    return function
  }

  /// Whether the value at `position` is a table without a metatable.
  public func isPlainTable(at position: Int) -> Bool {
    shim_call_is_plain(raw, place(at: position))
  }

  /// The length of the table at `position`, without `__len`; 0 for values without a length.
  public func length(of position: Int) -> Int {
    let kind = kind(at: position)
    guard kind == .table || kind == .string else { return 0 }
    return Int(shim_call_length(raw, place(at: position)))
  }

  /// The type of the value at `position`, for messages: Lua's name, or the host object's own.
  public func typeName(at position: Int) -> String {
    let value = shim(at: position)
    if value.kind == LuaKind.object.rawValue, let pointer = value.pointer {
      return Unmanaged<AnyLuaObjectType>.fromOpaque(pointer).takeUnretainedValue().name
    }
    return shim_call_type_name(raw, place(at: position)).map { String(cString: $0) } ?? "nil"
  }

  /// The error that says what was expected at `position` and what was found.
  public func mismatch(at position: Int, expected: String) -> LuaArgumentError {
    let name = typeName(at: position)
    let value = shim(at: position)
    let found =
      value.kind == LuaKind.number.rawValue && expected == "an integer"
      ? "\(value.number)" : name == "nil" ? "nil" : article(for: name)
    return argumentError(at: position, expected: expected, found: found)
  }

  private func argumentError(
    at position: Int,
    expected: String,
    found: String
  ) -> LuaArgumentError {
    let function = functionReference?.takeUnretainedValue()
    let index = position - SHIM_NAMED
    var argument = position < 0 ? "the object" : "argument \(position + 1)"
    if let names = function?.parameters, names.indices.contains(index) {
      argument = "'\(names[index])'"
    }
    return LuaArgumentError(
      argument: argument,
      function: function?.name ?? "the results",
      expected: expected,
      found: found
    )
  }
}

/// A type's name with its article.
private func article(for name: String) -> String {
  let takesAn = "aeioAEIO".contains(name.prefix(1)) && !name.isEmpty
  return takesAn ? "an \(name)" : "a \(name)"
}
