internal import LazyStacks
internal import Lua

extension ArgumentReader {
  /// Whether the value at a place of a call is of a kind.
  func accepts(_ kind: ValueKind, at place: Int, in call: borrowing LuaCall) -> Bool {
    let given = call.kind(at: place)
    switch kind {
    case .any: return true
    case .number, .fraction, .length, .limit, .distance, .duration, .milliseconds, .positive,
      .integer,
      .whole:
      guard given == .integer || given == .number, let number = try? call.number(at: place) else {
        return false
      }
      return kind.allows(number)
    case .string: return given == .string && (try? call.text(at: place)) != nil
    case .name:
      return given == .string && isNameLong(at: place, in: call)
        && (try? call.text(at: place)) != nil
    case .boolean: return given == .boolean
    case .function: return given == .function
    case .table, .array: return given == .table
    case .id: return isID(given, at: place, in: call)
    case .path:
      return isID(given, at: place, in: call) || (try? call.value(at: place))?.viewIDOrPath != nil
    case .cases(let names):
      guard given == .string, isNameLong(at: place, in: call), let text = try? call.text(at: place)
      else {
        return false
      }
      return names.contains(text)
    case .view:
      if given == .boolean { return (try? call.boolean(at: place)) == false }
      return given == .object && call.typeName(at: place) == "View"
    case .object(let name): return given == .object && call.typeName(at: place) == name
    case .either(let kinds): return kinds.contains { accepts($0, at: place, in: call) }
    case .nothing, .several: return given == .nil
    }
  }

  /// Whether a string has at most as many bytes as a name may have.
  private func isNameLong(at place: Int, in call: borrowing LuaCall) -> Bool {
    call.length(of: place) <= ScriptName.longest
  }

  private func isID(_ given: LuaKind, at place: Int, in call: borrowing LuaCall) -> Bool {
    switch given {
    case .string: (try? call.text(at: place)) != nil
    case .integer, .boolean: true
    case .number: (try? call.number(at: place)).map { !$0.isNaN } ?? false
    default: false
    }
  }

  /// The value at a place of a call, as errors describe it.
  func found(at place: Int, in call: borrowing LuaCall) -> String {
    Literal.found(at: place, in: call)
  }

  /// The value at a place of a call, as a script would write it.
  func literal(at place: Int, in call: borrowing LuaCall) -> String {
    switch call.kind(at: place) {
    case .function: "function … end"
    case .table: "{ … }"
    case .object: "…"
    default: found(at: place, in: call)
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
