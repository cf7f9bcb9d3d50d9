import CLuaShim

extension LuaTable {
  /// The string keys that begin with a text, without metamethods.
  ///
  /// - Parameters:
  ///   - prefix: How they begin.
  ///   - limit: How many are given at most: the first ones bytewise.
  ///   - onlyFunctions: Whether keys of other values than functions are passed over.
  /// - Returns: The keys, in bytewise order.
  /// - Throws: ``LuaError`` when there is not enough memory.
  /// - Complexity: O(*n*) for *n* keys, of which none is copied that is not given.
  public func names(
    beginningWith prefix: String,
    limit: Int,
    onlyFunctions: Bool = false
  ) throws(LuaError) -> [LuaString] {
    let arguments: [LuaValue] = [
      .table(self), .text(prefix), .integer(max(1, limit)), .boolean(onlyFunctions),
    ]
    guard case .table(let found) = try core.single(SHIM_OP_NAMES, arguments) else { return [] }
    return try found.entries().compactMap {
      if case .string(let name) = $0.value { name } else { nil }
    }
  }

  /// The table in which a script finds the names that this one does not have; nil where there is
  /// none, or where a function answers for them.
  public func fallback() throws(LuaError) -> LuaTable? {
    if case .table(let table) = try core.single(SHIM_OP_FALLBACK, [.table(self)]) {
      table
    } else {
      nil
    }
  }
}

extension LuaState {
  /// The name of a host object's type; nil for a handle that is stale.
  public func typeName(of object: LuaObject) -> String? { core.slots.type(of: object)?.name }
}
