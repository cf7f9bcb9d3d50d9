/// The kind of a parameter or a result, as data that says what to check.
indirect enum ValueKind: Sendable, Equatable {
  /// Any value at all.
  case any
  /// A finite number.
  case number
  /// A finite number between two bounds.
  case fraction
  /// A finite number of points, 0 or more.
  case length
  /// A number of points, 0 or more, or infinity.
  case limit
  /// A number of points or infinity, as a layout computes what it offers.
  case offer
  /// A finite number of points.
  case distance
  /// A finite number of seconds, 0 or more.
  case duration
  /// A finite number of virtual milliseconds, from 0 to 10⁹.
  case milliseconds
  /// A finite number above 0.
  case positive
  /// A whole number of at least a value.
  case integer(atLeast: Int)
  /// A whole number in some range.
  case whole(ClosedRange<Int>)
  /// Text.
  case string
  /// Text that is no longer than a name; see ``ScriptName``.
  case name
  /// True or false.
  case boolean
  /// A function, with its arguments and results in words.
  case function(String)
  /// A table, with its content in words.
  case table(String)
  /// The name of a view.
  case id
  /// The name of a view, or the ids on the way to it.
  case path
  /// One of some strings.
  case cases([String])
  /// A view.
  case view
  /// An object that the host hands out, by its class.
  case object(String)
  /// One of several kinds.
  case either([ValueKind])
  /// An array of one kind.
  case array(ValueKind)
  /// Several values, one after the other: the results of a call.
  case several([ValueKind])
  /// Nothing.
  case nothing
}

extension ValueKind {
  /// The kind as a phrase with its article, as errors and the reference say it.
  var phrase: String {
    switch self {
    case .any: "any value"
    case .number: "a finite number"
    case .fraction: "a number from 0 to 1"
    case .length: "a finite number of points, 0 or more"
    case .limit: "a number of points, 0 or more, or math.huge"
    case .offer: "a number of points (below 0 counts as 0) or math.huge"
    case .distance: "a finite number of points"
    case .duration: "a finite number of seconds, 0 or more"
    case .milliseconds: "a number of milliseconds from 0 to 1e9"
    case .positive: "a finite number above 0"
    case .integer(Int.min): "a whole number"
    case .integer(let least): "a whole number of at least \(least)"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .string, .name: "a string"
    case .boolean: "true or false"
    case .function(let form): form.isEmpty ? "a function" : "a \(form)"
    case .table(let form): form.isEmpty ? "a table" : "a table \(form)"
    case .id: "an id (a string, a number or a boolean)"
    case .path: "an id (a string, a number or a boolean) or a path of ids { outer, inner }"
    case .cases(let names): ValueKind.alternatives(names.map { "\"\($0)\"" })
    case .view: "a view"
    case .object(let name): Literal.article(for: name)
    case .either(let kinds): ValueKind.alternatives(kinds.flatMap(\.alternatives))
    case .array(let kind): "an array of which each is \(kind.phrase)"
    case .several(let kinds): kinds.map(\.phrase).joined(separator: ", then ")
    case .nothing: "nothing"
    }
  }

  /// The kind as an annotation of the Lua language server.
  var annotation: String {
    switch self {
    case .any: "any"
    case .number, .fraction, .length, .limit, .offer, .distance, .duration, .milliseconds,
      .positive:
      "number"
    case .integer, .whole: "integer"
    case .string, .name: "string"
    case .boolean: "boolean"
    case .function: "function"
    case .table: "table"
    case .id: "string|number|boolean"
    case .path: "string|number|boolean|table"
    case .cases(let names): names.map { "\"\($0)\"" }.joined(separator: "|")
    case .view: "View"
    case .object(let name): name
    case .either(let kinds): kinds.map(\.annotation).joined(separator: "|")
    case .array(let kind): "(\(kind.annotation))[]"
    case .several(let kinds): kinds.map(\.annotation).joined(separator: ", ")
    case .nothing: "nil"
    }
  }

  /// Whether the kind allows a function.
  var takesFunction: Bool {
    switch self {
    case .function, .any: true
    case .either(let kinds): kinds.contains(where: \.takesFunction)
    default: false
    }
  }

  /// The greatest magnitude of a whole number: up to it each is also a float.
  static let largestInteger: UInt = 0x20_0000_0000_0000

  /// Whether the kind allows some number.
  var takesNumber: Bool {
    switch self {
    case .any, .number, .fraction, .length, .limit, .offer, .distance, .duration, .milliseconds,
      .positive,
      .integer,
      .whole,
      .id, .path:
      true
    case .either(let kinds): kinds.contains(where: \.takesNumber)
    default: false
    }
  }

  /// Whether the kind allows some whole number and no other number.
  var takesWholeNumber: Bool {
    switch self {
    case .integer, .whole: true
    case .either(let kinds): kinds.contains(where: \.takesWholeNumber)
    default: false
    }
  }

  /// The phrases, any of which may hold.
  private var alternatives: [String] {
    guard case .cases(let names) = self else { return [phrase] }
    return names.map { "\"\($0)\"" }
  }

  /// The strings that the kind names.
  var strings: [String] {
    switch self {
    case .cases(let names): names
    case .either(let kinds): kinds.flatMap(\.strings)
    default: []
    }
  }

  /// Joins phrases as English joins alternatives: `a, b or c`.
  static func alternatives(_ phrases: [String]) -> String {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? "nothing" }
    return phrases.dropLast().joined(separator: ", ") + " or " + last
  }
}
