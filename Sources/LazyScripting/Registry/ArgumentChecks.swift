internal import Lua

extension ArgumentReader {
  /// Checks every argument of a call against the declaration: first the given ones, then the
  /// missing ones.
  func check(_ call: borrowing LuaCall) throws {
    do {
      try checkArguments(call)
    } catch {
      throw Slips.remedy(declaration, call) ?? error
    }
  }

  private func checkArguments(_ call: borrowing LuaCall) throws {
    if call.hasUnknownKey { throw unknownParameter(call) }
    guard call.count <= ArgumentReader.positionLimit else {
      throw Mistake(
        "\(title) takes at most \(ArgumentReader.positionLimit) values by position, got "
          + "\(call.count); use ForEach for many"
      )
    }
    for (place, parameter) in positions.enumerated() where !call.isNil(place) {
      if accepts(parameter.kind, place, call) { continue }
      let isText = place == call.count - 1 && textRemedy(parameter, place, call) != nil
      if !isText, isMisplaced(place, parameter, call), let label = label(for: place, call) {
        throw positionMistake(place, label, call)
      }
      throw wrong(parameter, place, call)
    }
    if declaration.rest == .none, call.count > positions.count { try checkSurplus(call) }
    if declaration.rest == .ids, call.count > positions.count { try checkPath(call) }
    if declaration.rest == .functions { try checkFunctions(call) }
    for (index, parameter) in labels.enumerated() {
      let place = call.parameter(index)
      if !call.isNil(place), !accepts(parameter.kind, place, call) {
        throw wrong(parameter, place, call)
      }
    }
    try checkMissing(call)
  }

  /// The maximum number of positions to check, so that `{ [2^60] = view }` is an error and not a
  /// hang.
  private static let positionLimit = 100_000

  private func checkMissing(_ call: borrowing LuaCall) throws {
    for (place, parameter) in positions.enumerated() where parameter.isRequired {
      if call.isNil(place) { throw missing(parameter) }
    }
    for (index, parameter) in labels.enumerated() where parameter.isRequired {
      if call.isNil(call.parameter(index)) { throw missing(parameter, call) }
    }
  }

  private func checkPath(_ call: borrowing LuaCall) throws {
    for place in positions.count..<call.count where !accepts(.id, place, call) {
      throw Mistake(
        "number \(place + 1) of the path in \(title) is \(ValueKind.id.phrase), got "
          + "\(found(place, call))"
      )
    }
  }

  private func checkFunctions(_ call: borrowing LuaCall) throws {
    for place in min(positions.count, call.count)..<call.count where call.kind(place) != .function {
      throw Mistake(
        "number \(place + 1) of \(title) is a function, got \(found(place, call))"
      )
    }
  }

  private func checkSurplus(_ call: borrowing LuaCall) throws {
    for place in positions.count..<call.count where !call.isNil(place) {
      if let label = label(for: place, call) { throw positionMistake(place, label, call) }
      let most = positions.count
      let values = most == 1 ? "1 value" : "\(most == 0 ? "no" : "\(most)") values"
      throw Mistake(
        "\(title) takes \(values) by position, got \(call.count); "
          + "number \(place + 1) is \(found(place, call))"
      )
    }
  }

  /// Whether a value is probably in the wrong position: it is of an entirely different kind, and no
  /// further value stands where it belongs.
  private func isMisplaced(
    _ place: Int,
    _ parameter: Parameter,
    _ call: borrowing LuaCall
  ) -> Bool {
    if call.count > positions.count { return true }
    let isNumber = call.kind(place) == .integer || call.kind(place) == .number
    return place == call.count - 1 && !(isNumber && parameter.kind.takesNumber)
  }

  /// The parameter by name for which a value at a position was probably meant.
  func label(for place: Int, _ call: borrowing LuaCall) -> Parameter? {
    for (index, label) in labels.enumerated() where call.isNil(call.parameter(index)) {
      if label.kind != .any, accepts(label.kind, place, call) { return label }
    }
    return nil
  }

  private func positionMistake(
    _ place: Int,
    _ label: Parameter,
    _ call: borrowing LuaCall
  ) -> Mistake {
    let taken = positions.map(\.kind.shortPhrase)
    let takes = taken.isEmpty ? "nothing" : taken.joined(separator: ", ")
    return Mistake(
      "\(title) takes \(takes) by position, got \(found(place, call)); "
        + "write \(label.name) = \(literal(place, call))",
      suggestion: label.name
    )
  }

  private func missing(_ parameter: Parameter) -> Mistake {
    Mistake("\(title) needs \(parameter.name), \(parameter.kind.phrase)")
  }

  /// The error for a missing parameter, whose value may be at a position instead.
  private func missing(_ parameter: Parameter, _ call: borrowing LuaCall) -> Mistake {
    var mistake = missing(parameter)
    for place in min(positions.count, call.count)..<call.count where !call.isNil(place) {
      let isValue = call.kind(place) != .object && accepts(parameter.kind, place, call)
      guard isValue else { continue }
      mistake.luaMessage += "; write \(parameter.name) = \(literal(place, call))"
      break
    }
    return mistake
  }

  private func wrong(
    _ parameter: Parameter,
    _ place: Int,
    _ call: borrowing LuaCall
  ) -> Mistake {
    let length = call.kind(place) == .string ? call.length(of: place) : 0
    if parameter.kind == .name, length > ScriptName.longest {
      return ScriptName.tooLong(length, title)
    }
    var message =
      "\(parameter.name) of \(title) is \(parameter.kind.phrase), got \(found(place, call))"
    var suggestion: String?
    if let text = try? call.text(place), call.kind(place) == .string {
      suggestion = Suggestion.nearest(to: text, among: parameter.kind.strings)
      message += suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    }
    if call.kind(place) == .string, (try? call.text(place)) == nil {
      message += ", which is no UTF-8 text"
    } else if parameter.kind.takesWholeNumber, call.kind(place) == .integer,
      let number = try? call.integer(place), number.magnitude > ValueKind.largestInteger
    {
      message += "; whole numbers end at \(ValueKind.largestInteger) here"
    }
    if suggestion == nil, let remedy = remedy(parameter, place, call) {
      message += "; \(remedy)"
    }
    return Mistake(message, suggestion: suggestion)
  }

  private func remedy(
    _ parameter: Parameter,
    _ place: Int,
    _ call: borrowing LuaCall
  ) -> String? {
    parameter.remedy ?? pointRemedy(parameter, place, call) ?? textRemedy(parameter, place, call)
  }

  /// A remedy for a number in place of a point in a view, which has two coordinates.
  private func pointRemedy(
    _ parameter: Parameter,
    _ place: Int,
    _ call: borrowing LuaCall
  ) -> String? {
    guard parameter.kind == UnitPointBinding.kind, [.integer, .number].contains(call.kind(place))
    else { return nil }
    return "write UnitPoint { x = 0.5, y = \(found(place, call)) }"
  }

  private func textRemedy(
    _ parameter: Parameter,
    _ place: Int,
    _ call: borrowing LuaCall
  ) -> String? {
    guard parameter.kind == .string || parameter.kind == .name else { return nil }
    switch call.kind(place) {
    case .integer, .number, .boolean:
      let isOnly = positions.count == 1 && parameter.place == .position
      return Slips.asText(title, isOnly, found(place, call))
    default: return nil
    }
  }

  private func unknownParameter(_ call: borrowing LuaCall) -> Mistake {
    guard let name = call.unknownKey?.text else {
      let key = call.unknownKey.map(Literal.of) ?? "a key"
      return Mistake("\(title) has no parameter [\(key)]; a parameter's name is a string")
    }
    if Vocabulary.laterParameters(of: declaration).contains(name) {
      return .notBuilt("\(name) of \(title)")
    }
    if declaration.name == "View", declaration.owner == nil {
      return Mistake("View takes a name, and then its definition: View \"Name\" { \(name) = … }")
    }
    if declaration.rest == .variants,
      Suggestion.nearest(to: name, among: labels.map(\.name)) == nil
    {
      return Mistake(
        "unknown parameter \(Literal.name(name)) of \(title); variants are listed in their order: "
          + "write { \(Literal.quoted(name)), function() … end }"
      )
    }
    if let position = positions.first(where: { $0.name == name }) {
      return Mistake("\(title) takes \(position.name) by position, without its name")
    }
    return .unknown(
      "unknown parameter \(Literal.name(name)) of \(title)",
      name: name,
      among: labels.map(\.name),
      listed: labels.isEmpty ? "it has none that is given by name" : "it has"
    )
  }
}
