internal import LazyStacks
internal import Lua

extension ValueKind {
  /// Whether the value at a place of a call is of the kind.
  func accepts(valueAt place: Int, in call: borrowing LuaCall) -> Bool {
    let given = call.kind(at: place)
    switch self {
    case .any: return true
    case .number, .fraction, .length, .limit, .offer, .distance, .duration, .milliseconds,
      .positive,
      .integer,
      .whole:
      guard given == .integer || given == .number, let number = try? call.number(at: place) else {
        return false
      }
      return allows(number)
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
      return given == .object && ["View", "Subviews"].contains(call.typeName(at: place))
    case .object(let name): return given == .object && call.typeName(at: place) == name
    case .either(let kinds): return kinds.contains { $0.accepts(valueAt: place, in: call) }
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
}

extension ValueKind {
  /// Whether a number is of this kind of number.
  func allows(_ number: Double) -> Bool {
    guard number.isFinite else { return (self == .limit || self == .offer) && number == .infinity }
    switch self {
    case .number, .offer, .distance: return true
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
