internal import Lua

extension LuaElements {
  /// The id that an element has without `id =`: itself, or its field `id`.
  func ownID(of element: LuaValue, at index: Int) throws -> LuaValue {
    guard case .table = element else { return element }
    let id = try field("id", of: element, at: index)
    guard id != .nil else {
      throw Mistake(
        "element \(index + 1) of \(label) is a table without .id; give it one, or write "
          + "id = \"row-%d\", the name of a field, or a function"
      )
    }
    return id
  }

  private func field(_ name: String, of element: LuaValue, at index: Int) throws -> LuaValue {
    guard case .table(let table) = element else {
      throw Mistake(
        "id = \(Literal.quoted(name)) of \(label) names a field, but element \(index + 1) is "
          + Literal.of(element, in: try session.get().state)
      )
    }
    return try table.get(.string(LuaString(name)))
  }

  /// The value of the field that `id =` names; nil in it is a mistake.
  func namedField(_ name: String, of element: LuaValue, at index: Int) throws -> LuaValue {
    let value = try field(name, of: element, at: index)
    guard value != .nil else {
      throw Mistake(
        "element \(index + 1) of \(label) has no field \(Literal.name(name)); give each element an "
          + "id of its own, such as a number that is counted up, or write id = \"row-%d\""
      )
    }
    return value
  }
}
