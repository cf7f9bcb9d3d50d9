internal import Lua

/// A value that was passed for a parameter of a custom view, kept for later comparison.
struct ParameterValue {
  /// The value itself, as the body reads it.
  let value: KeptValue
  /// The fields of a plain table when it was passed, one level deep.
  private let fields: [(key: LuaValue, value: LuaValue)]?

  /// Keeps a value; of one that stands for a plain table, its fields.
  init(_ value: LuaValue, of plain: LuaValue? = nil, types: HostTypes) throws(LuaError) {
    self.value = KeptValue(value, types: types)
    if case .table(let table) = plain ?? value, table.isPlain {
      fields = try table.entries()
    } else {
      fields = nil
    }
  }

  /// Whether another value is equal; tables are compared as they were when they were passed.
  func isEqual(to other: ParameterValue, by comparison: LuaComparison) throws(LuaError) -> Bool {
    if let fields, let others = other.fields {
      return try comparison.isEqual(fields, to: others, depth: 0)
    }
    return try value.isEqual(to: other.value, by: comparison, depth: 0)
  }
}
