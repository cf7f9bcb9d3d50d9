internal import Lua

extension LuaElements {
  /// The id that an element has without `id =`: itself, or its field `id`.
  func ownID(of element: LuaValue, at index: Int) throws -> LuaValue {
    let session = try session.get()
    guard case .table = session.observed.unwrapped(element) else { return element }
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
    let session = try session.get()
    let key = LuaValue.string(LuaString(name))
    // A table that was found in a state or an Observable is one whose fields are tracked.
    if let observed = session.observed.table(in: element) { return try observed.read(key) }
    guard case .table(let table) = element else {
      throw Mistake(
        "id = \(Literal.quoted(name)) of \(label) names a field, but element \(index + 1) is "
          + Literal.of(element, in: session.state)
      )
    }
    return try table.get(key)
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
