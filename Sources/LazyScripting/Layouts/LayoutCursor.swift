internal import LazyStacks
internal import Lua

/// The cursor of a script's lazy layout: plain data, so that the simulator can return to copies of
/// it.
final class LayoutCursor: Equatable {
  let table: LuaTable

  init(_ table: LuaTable) { self.table = table }

  /// The greatest depth of nested tables.
  private static let depthLimit = 8

  /// Copies everything that the cursor holds.
  ///
  /// - Throws: ``Mistake`` that names the place of anything that is not plain data.
  func copied(of layout: String, in state: LuaState) throws -> LayoutCursor {
    LayoutCursor(try Self.copy(table, at: "cursor", depth: 1, of: layout, in: state))
  }

  static func == (one: LayoutCursor, other: LayoutCursor) -> Bool {
    (try? areEqual(one.table, and: other.table, depth: 1)) ?? false
  }

  private static func areEqual(_ one: LuaTable, and other: LuaTable, depth: Int) throws -> Bool {
    let entries = try one.entries()
    guard depth <= depthLimit, try other.entries().count == entries.count else { return false }
    return try entries.allSatisfy { key, value in
      let found = try other.rawGet(key)
      guard case .table(let inner) = value, case .table(let own) = found else {
        return value == found
      }
      return try areEqual(inner, and: own, depth: depth + 1)
    }
  }

  private static func copy(
    _ table: LuaTable,
    at path: String,
    depth: Int,
    of layout: String,
    in state: LuaState
  ) throws -> LuaTable {
    func refuse(_ place: String, as what: String) -> Mistake {
      Mistake(
        "\(place) of \(layout) is \(what); a cursor holds numbers, strings, booleans and plain "
          + "tables of them, since it is copied"
      )
    }
    guard table.isPlain else { throw refuse(path, as: "a table with a metatable") }
    guard depth <= depthLimit else {
      throw refuse(path, as: "nested more than \(depthLimit) deep, or holds itself")
    }
    let copy = try state.makeTable()
    for (key, value) in try table.entries() {
      switch value {
      case .table(let inner):
        let place = "\(path).\(key.text ?? Literal.of(key))"
        let inner = try Self.copy(inner, at: place, depth: depth + 1, of: layout, in: state)
        try copy.rawSet(key, to: .table(inner))
      case .boolean, .integer, .number, .string: try copy.rawSet(key, to: value)
      default:
        throw refuse("\(path).\(key.text ?? Literal.of(key))", as: Literal.of(value, in: state))
      }
    }
    return copy
  }
}
