import CLuaShim

/// A Lua table held by Swift.
///
/// The raw operations see the table itself; ``get(_:)``, ``set(_:to:)`` and ``length()`` do what
/// `t[k]`, `t[k] = v` and `#t` do in a script, metamethods included.
public final class LuaTable: LuaReference, @unchecked Sendable {
  /// The value at `key`, without metamethods.
  public func rawGet(_ key: LuaValue) throws(LuaError) -> LuaValue {
    try core.single(SHIM_OP_RAW_GET, on: [.table(self), key])
  }

  /// The value of the field `key`, without metamethods.
  public func rawGet(_ key: String) throws(LuaError) -> LuaValue { try rawGet(.text(key)) }

  /// The value at position `key`, without metamethods.
  public func rawGet(_ key: Int) throws(LuaError) -> LuaValue { try rawGet(.integer(key)) }

  /// Sets the value at `key`, without metamethods; a nil or NaN key is an error.
  public func rawSet(_ key: LuaValue, to value: LuaValue) throws(LuaError) {
    try core.perform(SHIM_OP_RAW_SET, on: [.table(self), key, value])
  }

  /// Sets the field `key`, without metamethods.
  public func rawSet(_ key: String, to value: LuaValue) throws(LuaError) {
    try rawSet(.text(key), to: value)
  }

  /// Sets position `key`, without metamethods.
  public func rawSet(_ key: Int, to value: LuaValue) throws(LuaError) {
    try rawSet(.integer(key), to: value)
  }

  /// The value that a script gets from `t[key]`.
  public func get(_ key: LuaValue) throws(LuaError) -> LuaValue {
    try core.single(SHIM_OP_GET, on: [.table(self), key])
  }

  /// Does what `t[key] = value` does in a script.
  public func set(_ key: LuaValue, to value: LuaValue) throws(LuaError) {
    try core.perform(SHIM_OP_SET, on: [.table(self), key, value])
  }

  /// A border of the table's positions, without `__len`.
  public var rawLength: Int {
    guard let state = core.state else { return 0 }
    return Int(shim_reference_length(state, index))
  }

  /// The result of `#t` in a script; an error if `__len` does not return an integer.
  public func length() throws(LuaError) -> Int {
    try core.single(SHIM_OP_LENGTH, on: [.table(self)]).integer ?? 0
  }

  /// Whether the table has no metatable.
  public var isPlain: Bool {
    guard let state = core.state else { return true }
    return shim_reference_is_plain(state, index)
  }

  /// The highest integer key, or the field `n` if that is higher; 0 for an empty table.
  public func highestIndex() throws(LuaError) -> Int {
    try core.single(SHIM_OP_HIGHEST, on: [.table(self)]).integer ?? 0
  }

  /// The number of instructions that reading an entry counts as.
  private static let instructionsPerEntry = 20

  /// Every key and its value, without metamethods, in the order of reproducible `pairs`.
  public func entries() throws(LuaError) -> [(key: LuaValue, value: LuaValue)] {
    let mark = try core.begin()
    core.push([.table(self)])
    return try core.operate(SHIM_OP_KEYS, from: mark) { call throws(LuaError) in
      var entries: [(key: LuaValue, value: LuaValue)] = []
      while let entry = try call.entry(at: entries.count + 1) {
        entries.append(entry)
        if entries.count % 64 == 0 { try core.charge(64 * Self.instructionsPerEntry) }
      }
      return entries
    }
  }

  /// The first of ``entries()`` up to a limit, and the number of all.
  public func entries(
    first limit: Int
  ) throws(LuaError) -> (entries: [(key: LuaValue, value: LuaValue)], count: Int) {
    let mark = try core.begin()
    core.push([.table(self)])
    return try core.operate(SHIM_OP_KEYS, from: mark) { call throws(LuaError) in
      var entries: [(key: LuaValue, value: LuaValue)] = []
      while entries.count < limit, let entry = try call.entry(at: entries.count + 1) {
        entries.append(entry)
      }
      return (entries, call.length(of: 0))
    }
  }

  /// Calls a body with the values at `count` positions from `first` on, or with their fields `key`.
  ///
  /// There are fewer values if one is nil, lacks the field or needs more than raw access; those
  /// before it are given. A value that has no fields is given itself if `orValues` says so.
  public func withFields<Result>(
    _ key: String?,
    from first: Int,
    count: Int,
    orValues: Bool,
    body: (borrowing LuaCall) throws -> Result
  ) throws -> Result {
    let mark = try core.begin()
    core.push([
      .table(self), .integer(first), .integer(count), key.map(LuaValue.text) ?? .nil,
      .boolean(orValues),
    ])
    return try core.operateRethrowing(SHIM_OP_FIELDS, from: mark, body: body)
  }

  /// Sets or removes the table's metatable.
  public func setMetatable(_ metatable: LuaTable?) throws(LuaError) {
    let value = metatable.map(LuaValue.table) ?? .nil
    try core.perform(SHIM_OP_SET_METATABLE, on: [.table(self), value])
  }
}
