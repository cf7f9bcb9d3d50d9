internal import LazyStacks
internal import Lua

extension LuaValue {
  /// The id that the value stands for: a string, a number other than NaN, a boolean, or a table of
  /// such values, outermost first; nil otherwise.
  var viewIDOrPath: ViewID? {
    guard case .table(let table) = self else { return viewID }
    var ids: [ViewID] = []
    for index in 1...max(1, min(table.rawLength, LuaValue.longestPath)) {
      guard let id = (try? table.rawGet(index))?.viewID else { return nil }
      ids.append(id)
    }
    return ViewID(path: ids)
  }

  /// The greatest number of ids in a path; views are not nested deeper.
  private static let longestPath = 500

  /// The id that the value stands for: a string, a number other than NaN, or a boolean; nil
  /// otherwise.
  var viewID: ViewID? {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .number(let value): ViewID(number: value)
    case .string(let value): value.text.map { .string($0) }
    default: nil
    }
  }

  /// The value of an id; a path becomes its text, see ``IDLists/value(of:)``.
  init(_ id: ViewID) {
    switch id {
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(LuaString(value))
    case .boolean(let value): self = .boolean(value)
    case .path: self = .string(LuaString(id.description))
    }
  }
}

extension LuaCall {
  /// The id that the value at `position` stands for, as ``LuaValue/viewID``.
  func viewID(at position: Int) -> ViewID? {
    switch kind(at: position) {
    case .boolean: (try? boolean(at: position)).map { .boolean($0) }
    case .integer: (try? integer(at: position)).map { .integer($0) }
    case .number: (try? number(at: position)).flatMap { ViewID(number: $0) }
    case .string: (try? text(at: position)).map { .string($0) }
    default: nil
    }
  }
}

extension LuaTable {
  /// Adds the ids of elements, or those in their fields, before an index.
  ///
  /// It ends before the first element that is no id, or that raw access does not give.
  func readIDs(
    _ key: String?,
    into ids: inout [ViewID],
    until end: Int,
    orValues: Bool
  ) throws {
    let start = ids.count
    try withFields(key, from: start + 1, count: end - start, orValues: orValues) { call in
      for position in 0..<call.count {
        guard let id = call.viewID(at: position) else { return }
        ids.append(id)
      }
    }
  }
}
