import CLuaShim

extension LuaTable {
  /// The string keys that begin with a text, without metamethods.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the keys.
  ///   - limit: The greatest number of keys; the first ones in byte order are returned.
  ///   - onlyFunctions: Whether only keys of functions are returned.
  /// - Returns: The keys, in byte order.
  /// - Throws: ``LuaError`` if there is not enough memory.
  /// - Complexity: O(*n*) for *n* keys; only those that are returned are copied.
  public func names(
    beginningWith prefix: String,
    limit: Int,
    onlyFunctions: Bool = false
  ) throws(LuaError) -> [LuaString] {
    let arguments: [LuaValue] = [
      .table(self), .text(prefix), .integer(max(1, limit)), .boolean(onlyFunctions),
    ]
    guard case .table(let found) = try core.single(SHIM_OP_NAMES, on: arguments) else { return [] }
    return try found.entries().compactMap {
      if case .string(let name) = $0.value { name } else { nil }
    }
  }

  /// The table in which a script finds names that this one does not have.
  ///
  /// It is nil if there is none, or if a function answers for them.
  public func fallback() throws(LuaError) -> LuaTable? {
    if case .table(let table) = try core.single(SHIM_OP_FALLBACK, on: [.table(self)]) {
      table
    } else {
      nil
    }
  }

  /// The function that is asked for the value of a key which neither the table nor those behind it
  /// have; nil if they have it, or nothing answers.
  ///
  /// - Throws: ``LuaError`` if there is not enough memory.
  /// - Complexity: O(*n*) for *n* tables behind one another, of which as many are searched as Lua
  ///   does.
  public func function(answering key: LuaValue) throws(LuaError) -> LuaFunction? {
    var table = self
    for _ in 0..<2_000 {
      guard !table.isPlain, try table.rawGet(key) == .nil else { return nil }
      switch try core.single(SHIM_OP_FALLBACK, on: [.table(table)]) {
      case .table(let next): table = next
      case .function(let function): return function
      default: return nil
      }
    }
    return nil
  }

  /// What the metatable of a table does that raw access does not.
  public struct Metamethods: Equatable, Sendable {
    /// Whether a function answers for fields that the table does not have.
    public let computes: Bool
    /// The first metamethod besides `__index` that scripts would miss in an object which reads and
    /// writes the fields of the table; nil if there is none.
    public let other: String?
  }

  /// What the metatable does; nil if there is none.
  public func metamethods() throws(LuaError) -> Metamethods? {
    let found = try core.all(SHIM_OP_METAMETHODS, on: [.table(self)])
    guard case .boolean(let computes)? = found.first else { return nil }
    return Metamethods(computes: computes, other: found.count > 1 ? found[1].text : nil)
  }
}

extension LuaState {
  /// The name of a host object's type; nil for a stale handle.
  public func typeName(of object: LuaObject) -> String? { core.slots.type(of: object)?.name }
}
