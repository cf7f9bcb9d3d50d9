internal import Lua

/// Checks the arguments of a call against the declaration of what is called.
struct ArgumentCheck {
  private let reader: ArgumentReader
  private var declaration: Declaration { reader.declaration }
  private var title: String { reader.title }
  private var labels: [Parameter] { reader.labels }
  private var positions: [Parameter] { reader.positions }

  init(by reader: ArgumentReader) { self.reader = reader }

  /// Checks every argument of a call: first the given ones, then the missing ones.
  func check(_ call: borrowing LuaCall) throws {
    do {
      try checkArguments(in: call)
    } catch {
      throw Slips.remedy(for: declaration, in: call) ?? error
    }
  }

  private func checkArguments(in call: borrowing LuaCall) throws {
    if call.hasUnknownKey { throw unknownParameter(in: call) }
    guard call.count <= Self.positionLimit else {
      throw Mistake(
        "\(title) takes at most \(Self.positionLimit) values by position, got "
          + "\(call.count); use ForEach for many"
      )
    }
    for place in positions.indices where !call.isNil(at: place) {
      if positions[place].kind.accepts(valueAt: place, in: call) { continue }
      let parameter = positions[place]
      let isText = place == call.count - 1 && textRemedy(for: parameter, at: place, in: call) != nil
      if !isText, isMisplaced(at: place, for: parameter, in: call),
        let label = label(for: place, in: call)
      {
        throw positionMistake(at: place, label: label, in: call)
      }
      throw wrong(parameter, at: place, in: call)
    }
    if declaration.rest == .none, reader.count(in: call) > positions.count {
      try checkSurplus(in: call)
    }
    if declaration.rest == .ids, call.count > positions.count { try checkPath(in: call) }
    if declaration.rest == .functions { try checkFunctions(in: call) }
    for index in positions.indices where !call.isNil(at: call.parameter(at: labels.count + index)) {
      let name = positions[index].name
      throw Mistake("\(title) has \(name) twice: by position and by name").about(.label(name))
    }
    for index in labels.indices {
      let place = call.parameter(at: index)
      if !call.isNil(at: place), !labels[index].kind.accepts(valueAt: place, in: call) {
        throw wrong(labels[index], at: place, in: call)
      }
    }
    try checkMissing(in: call)
  }

  /// The maximum number of positions to check, so that `{ [2^60] = view }` is an error and not a
  /// hang.
  private static let positionLimit = 100_000

  private func checkMissing(in call: borrowing LuaCall) throws {
    for place in positions.indices where positions[place].isRequired && call.isNil(at: place) {
      var mistake = missing(positions[place])
      if place < call.count { mistake.luaMessage += ", got nil" }
      throw mistake
    }
    for index in labels.indices
    where labels[index].isRequired && !reader.has(labels[index].name, in: call) {
      throw missing(labels[index], in: call)
    }
  }

  private func checkPath(in call: borrowing LuaCall) throws {
    for place in positions.count..<call.count where !ValueKind.id.accepts(valueAt: place, in: call)
    {
      throw Mistake(
        "number \(place + 1) of the path in \(title) is \(ValueKind.id.phrase), got "
          + "\(Literal.found(at: place, in: call))"
      ).about(.position(place))
    }
  }

  private func checkFunctions(in call: borrowing LuaCall) throws {
    for place in min(positions.count, call.count)..<call.count
    where call.kind(at: place) != .function {
      throw Mistake(
        "number \(place + 1) of \(title) is a function, got \(Literal.found(at: place, in: call))"
      ).about(.position(place))
    }
  }

  /// The names of several values of which one alone could stand without: `drag(300, 0.4)`.
  private func names(ofValuesIn call: borrowing LuaCall) -> Mistake? {
    guard labels.contains(where: \.mayBeLast), positions.isEmpty, call.count > 1 else { return nil }
    var parts: [String] = []
    for place in 0..<min(call.count, labels.count) {
      guard labels[place].kind.accepts(valueAt: place, in: call) else { return nil }
      parts.append("\(labels[place].name) = \(Literal.found(at: place, in: call))")
    }
    return Mistake(
      "\(title) takes one value without its name, got \(call.count); write "
        + "{ \(parts.joined(separator: ", ")) }"
    ).about(.position(1))
  }

  private func checkSurplus(in call: borrowing LuaCall) throws {
    if let mistake = names(ofValuesIn: call) { throw mistake }
    for place in positions.count..<reader.count(in: call) where !call.isNil(at: place) {
      if let label = label(for: place, in: call) {
        var mistake = positionMistake(at: place, label: label, in: call)
        // With the name of one of them alone the call would be as wrong.
        if place + 1 < call.count { mistake.suggestion = nil }
        throw mistake
      }
      // The one value that could stand without its name says what it has to be.
      if call.count == 1, let only = labels.first(where: \.mayBeLast) {
        throw wrong(only, at: place, in: call).about(.position(place))
      }
      let most = positions.count
      let values = most == 1 ? "1 value" : "\(most == 0 ? "no" : "\(most)") values"
      throw Mistake(
        "\(title) takes \(values) by position, got \(call.count); "
          + "number \(place + 1) is \(Literal.found(at: place, in: call))"
      ).about(.position(place))
    }
  }

  /// Whether a value is probably in the wrong position: it is of an entirely different kind, and no
  /// further value stands where it belongs.
  private func isMisplaced(
    at place: Int,
    for parameter: Parameter,
    in call: borrowing LuaCall
  ) -> Bool {
    if call.count > positions.count { return true }
    let isNumber = call.kind(at: place) == .integer || call.kind(at: place) == .number
    return place == call.count - 1 && !(isNumber && parameter.kind.takesNumber)
  }

  /// The parameter by name for which a value at a position was probably meant.
  func label(for place: Int, in call: borrowing LuaCall) -> Parameter? {
    // A string that is one of a few says more than one that may be an id.
    if call.kind(at: place) == .string, let text = try? call.text(at: place),
      let label = labels.first(where: { $0.kind.strings.contains(text) })
        ?? labels.first(where: { $0.name == "file" && text.contains(".") })
    {
      return label
    }
    for (index, label) in labels.enumerated() where call.isNil(at: call.parameter(at: index)) {
      if label.kind != .any, label.kind.accepts(valueAt: place, in: call) { return label }
    }
    guard declaration.rest == .none, call.count > positions.count else { return nil }
    return labels.first { $0.kind == .any && !reader.has($0.name, in: call) }
  }

  private func positionMistake(
    at place: Int,
    label: Parameter,
    in call: borrowing LuaCall
  ) -> Mistake {
    let taken = positions.map(\.kind.shortPhrase)
    let takes = taken.isEmpty ? "nothing" : taken.joined(separator: ", ")
    return Mistake(
      "\(title) takes \(takes) by position, got \(Literal.found(at: place, in: call)); "
        + "write \(label.name) = \(Literal.written(at: place, in: call))",
      suggestion: label.name
    ).about(.position(place))
  }

  private func missing(_ parameter: Parameter) -> Mistake {
    let example = declaration.name == "Window" ? ": Window { width = 390, height = 844, … }" : ""
    return Mistake("\(title) needs \(parameter.name), \(parameter.kind.phrase)" + example)
  }

  /// The error for a missing parameter, whose value may be at a position instead.
  private func missing(_ parameter: Parameter, in call: borrowing LuaCall) -> Mistake {
    var mistake = missing(parameter)
    for place in min(positions.count, call.count)..<call.count where !call.isNil(at: place) {
      let isValue =
        call.kind(at: place) != .object && parameter.kind.accepts(valueAt: place, in: call)
      guard isValue else { continue }
      mistake.luaMessage += "; write \(parameter.name) = \(Literal.written(at: place, in: call))"
      mistake.suggestion = parameter.name
      mistake.fault = CallFault(in: .position(place))
      break
    }
    return mistake
  }

  private func wrong(
    _ parameter: Parameter,
    at place: Int,
    in call: borrowing LuaCall
  ) -> Mistake {
    let length = call.kind(at: place) == .string ? call.length(of: place) : 0
    if parameter.kind == .name, length > ScriptName.longest {
      return ScriptName.tooLong(length, of: title)
    }
    let argument =
      parameter.place == .label
      ? CallFault.Argument.value(parameter.name) : .position(place, name: parameter.name)
    var message =
      "\(parameter.name) of \(title) is \(parameter.kind.phrase), got "
      + Literal.found(at: place, in: call)
    var suggestion: String?
    if let text = try? call.text(at: place), call.kind(at: place) == .string {
      suggestion = Suggestion.nearest(to: text, among: parameter.kind.strings)
      message += suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    }
    if call.kind(at: place) == .string, (try? call.text(at: place)) == nil {
      message += ", which is not UTF-8"
    } else if parameter.kind.takesWholeNumber, call.kind(at: place) == .integer,
      let number = try? call.integer(at: place), number.magnitude > ValueKind.largestInteger
    {
      message += "; whole numbers end at \(ValueKind.largestInteger) here"
    }
    if suggestion == nil, let remedy = remedy(for: parameter, at: place, in: call) {
      message += "; \(remedy)"
    }
    return Mistake(message, suggestion: suggestion.map(Literal.quoted)).about(argument)
  }

  private func remedy(
    for parameter: Parameter,
    at place: Int,
    in call: borrowing LuaCall
  ) -> String? {
    parameter.remedy ?? pointRemedy(for: parameter, at: place, in: call)
      ?? textRemedy(for: parameter, at: place, in: call)
  }

  /// A remedy for a number in place of a point in a view, which has two coordinates.
  private func pointRemedy(
    for parameter: Parameter,
    at place: Int,
    in call: borrowing LuaCall
  ) -> String? {
    guard parameter.kind == UnitPointBinding.kind,
      [.integer, .number].contains(call.kind(at: place))
    else { return nil }
    return "write UnitPoint { x = 0.5, y = \(Literal.found(at: place, in: call)) }"
  }

  private func textRemedy(
    for parameter: Parameter,
    at place: Int,
    in call: borrowing LuaCall
  ) -> String? {
    if parameter.kind == .view, call.kind(at: place) == .string {
      return "write \(parameter.name) = Text(\(Literal.found(at: place, in: call)))"
    }
    guard parameter.kind == .string || parameter.kind == .name else { return nil }
    switch call.kind(at: place) {
    case .integer, .number, .boolean:
      let isOnly = positions.count == 1 && parameter.place == .position
      return Slips.asText(
        title,
        isOnlyPosition: isOnly,
        literal: Literal.found(at: place, in: call)
      )
    default: return nil
    }
  }

  private func unknownParameter(in call: borrowing LuaCall) -> Mistake {
    guard let name = call.unknownKey?.text else {
      let key = call.unknownKey.map(Literal.of) ?? "a key"
      return Mistake("\(title) has no parameter [\(key)]; a parameter's name is a string")
    }
    return unknown(name).about(.label(name))
  }

  private func unknown(_ name: String) -> Mistake {
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
    let names = labels.map(\.name) + positions.map(\.name)
    if let meant = SwiftUINames.synonyms(of: name).first(where: names.contains) {
      return Mistake(
        "unknown parameter \(Literal.name(name)) of \(title); did you mean '\(meant)'?",
        suggestion: meant
      )
    }
    if let remedy = SwiftUINames.remedy(againstParameter: name) {
      return Mistake("\(title) has no parameter \(Literal.name(name)); \(remedy)")
    }
    if let mistake = modifierMistake(for: name) { return mistake }
    if declaration.isOfScript, labels.isEmpty {
      return Mistake(
        "unknown parameter \(Literal.name(name)) of \(title), which declares none; write "
          + "parameters = { \(Literal.quoted(name)) } in its definition"
      )
    }
    return .unknown(
      "unknown parameter \(Literal.name(name)) of \(title)",
      name: name,
      among: names,
      listed: names.isEmpty ? "it has none" : "it has"
    )
  }

  /// The mistake of a modifier that is given like a parameter, as other toolkits have it; nil for
  /// a name that is no modifier.
  private func modifierMistake(for name: String) -> Mistake? {
    guard declaration.result == .view, let registry = try? reader.session.registry else {
      return nil
    }
    if let modifier = registry.modifier(named: name) {
      let view = declaration.kind == .modifier ? "view" : "\(declaration.name) { … }"
      return Mistake(
        "\(Literal.name(name)) is a modifier: write \(view)\(modifier.writtenModifier)"
      )
    }
    return Vocabulary.reason(againstModifier: name).map {
      Mistake("\(title) has no parameter \(Literal.name(name)): \($0)")
    }
  }
}
