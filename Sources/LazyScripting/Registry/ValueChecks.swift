internal import LazyStacks
internal import Lua

extension ArgumentReader {
  /// Whether the value at a place of a call is of a kind.
  func accepts(_ kind: ValueKind, _ place: Int, _ call: borrowing LuaCall) -> Bool {
    let given = call.kind(place)
    switch kind {
    case .any: return true
    case .number, .fraction, .length, .limit, .distance, .duration, .milliseconds, .positive,
      .integer,
      .whole:
      guard given == .integer || given == .number, let number = try? call.number(place) else {
        return false
      }
      return kind.allows(number)
    case .string: return given == .string && (try? call.text(place)) != nil
    case .name:
      return given == .string && isNameLong(place, call) && (try? call.text(place)) != nil
    case .boolean: return given == .boolean
    case .function: return given == .function
    case .table, .array: return given == .table
    case .id: return isID(given, place, call)
    case .path:
      return isID(given, place, call) || (try? call.value(place))?.viewIDOrPath != nil
    case .cases(let names):
      guard given == .string, isNameLong(place, call), let text = try? call.text(place) else {
        return false
      }
      return names.contains(text)
    case .view:
      if given == .boolean { return (try? call.boolean(place)) == false }
      return given == .object && call.typeName(place) == "View"
    case .object(let name): return given == .object && call.typeName(place) == name
    case .either(let kinds): return kinds.contains { accepts($0, place, call) }
    case .nothing, .several: return given == .nil
    }
  }

  /// Whether a string has at most as many bytes as a name may have.
  private func isNameLong(_ place: Int, _ call: borrowing LuaCall) -> Bool {
    call.length(of: place) <= ScriptName.longest
  }

  private func isID(_ given: LuaKind, _ place: Int, _ call: borrowing LuaCall) -> Bool {
    switch given {
    case .string: (try? call.text(place)) != nil
    case .integer, .boolean: true
    case .number: (try? call.number(place)).map { !$0.isNaN } ?? false
    default: false
    }
  }

  /// The value at a place of a call, as errors describe it.
  func found(_ place: Int, _ call: borrowing LuaCall) -> String { Literal.found(place, call) }

  /// The value at a place of a call, as a script would write it.
  func literal(_ place: Int, _ call: borrowing LuaCall) -> String {
    switch call.kind(place) {
    case .function: "function … end"
    case .table: "{ … }"
    case .object: "…"
    default: found(place, call)
    }
  }
}

extension ValueKind {
  /// Whether a number is of this kind of number.
  func allows(_ number: Double) -> Bool {
    guard number.isFinite else { return self == .limit && number == .infinity }
    switch self {
    case .number, .distance: return true
    case .fraction: return (0...1).contains(number)
    case .length, .limit, .duration: return number >= 0
    case .milliseconds: return (0...WindowConfiguration.mostCost).contains(number)
    case .positive: return number > 0
    case .integer(let least):
      return Int(exactly: number).map {
        $0 >= least && $0.magnitude <= ValueKind.largestInteger
      } ?? false
    case .whole(let range): return Int(exactly: number).map(range.contains) ?? false
    default: return false
    }
  }

  /// The kind in a few words.
  var shortPhrase: String {
    switch self {
    case .function: "a function"
    case .table: "a table"
    case .id, .path: "an id"
    default: phrase
    }
  }
}
