internal import LazyStacks
internal import Lua

/// Names that a script declared, in their order; many are looked up in a table.
struct DeclaredNames {
  let all: [String]
  private let places: [LuaString: Int]

  /// The greatest number that is searched one by one.
  private static let few = 8

  init(_ names: [String]) {
    all = names
    guard names.count > Self.few else {
      places = [:]
      return
    }
    let places = names.enumerated().map { (LuaString($0.element), $0.offset) }
    self.places = Dictionary(places) { first, _ in first }
  }

  /// The place of a name; nil if it is not declared.
  func place(of name: String) -> Int? {
    guard places.isEmpty else { return places[LuaString(name)] }
    return all.firstIndex { $0.hasSameBytes(as: name) }
  }
}

/// The parameters that a script declared for its view or layout.
struct ScriptParameters {
  /// One parameter.
  struct Parameter {
    let name: String
    let isRequired: Bool
    /// The default value as a script writes it; nil if it is not a plain value.
    var written: String?
    let fallback: ParameterValue
  }

  let all: [Parameter]
  let declaredNames: DeclaredNames
  /// What was passed; it keeps objects alive that nothing else in Lua holds.
  private let given: LuaTable?

  /// Reads `parameters = { "step", "token?", size = 17 }`.
  ///
  /// - Parameters:
  ///   - value: The argument for `parameters`, if any.
  ///   - owner: The name of the owner of the parameters, for messages.
  ///   - reserved: Names that have another meaning in `self`.
  ///   - types: The classes of host objects that a default may have.
  /// - Throws: ``Mistake`` for an invalid name, and for one that is taken.
  init(
    _ value: LuaValue,
    of owner: String,
    reserved: [String],
    types: HostTypes
  ) throws {
    guard case .table(let table) = value else {
      all = []
      declaredNames = DeclaredNames([])
      given = nil
      return
    }
    given = table
    var parameters: [Parameter] = []
    var names: Set<LuaString> = []
    for (key, value) in try table.entries() {
      let parameter = try Self.parameter(for: key, value: value, of: owner, types: types)
      guard !reserved.contains(parameter.name) else {
        throw Mistake(
          "'\(parameter.name)' cannot be a parameter of \(owner); self.\(parameter.name) means "
            + "something else"
        )
      }
      guard names.insert(LuaString(parameter.name)).inserted else {
        throw Mistake("\(owner) declares its parameter '\(parameter.name)' twice")
      }
      parameters.append(parameter)
    }
    all = parameters
    declaredNames = DeclaredNames(parameters.map(\.name))
  }

  private static func parameter(
    for key: LuaValue,
    value: LuaValue,
    of owner: String,
    types: HostTypes
  ) throws -> Parameter {
    let parameter: Parameter
    if let name = key.text {
      parameter = Parameter(
        name: name,
        isRequired: false,
        written: value.isPlain ? Literal.of(value) : nil,
        fallback: try ParameterValue(value, types: types)
      )
    } else if let name = value.text {
      let isOptional = name.hasSuffix("?")
      parameter = Parameter(
        name: isOptional ? String(name.dropLast()) : name,
        isRequired: !isOptional,
        fallback: try ParameterValue(.nil, types: types)
      )
    } else {
      throw Mistake(
        "a parameter of \(owner) is \(Literal.of(value)); at a position stands its name, a string"
      )
    }
    try ScriptName.check(parameter.name, of: "a parameter of \(owner)")
    return parameter
  }

  var names: [String] { declaredNames.all }

  /// The parameters as the registry declares them.
  var declared: [LazyScripting.Parameter] {
    all.map {
      .label(
        $0.name,
        as: .any,
        default: $0.written,
        required: $0.isRequired,
        summary: "A parameter."
      )
    }
  }

  /// The values that a call passed, and the defaults of the others.
  func values(in call: borrowing LuaCall, types: HostTypes) throws -> [ParameterValue] {
    var values: [ParameterValue] = []
    for (index, parameter) in all.enumerated() {
      let given = try call.value(at: call.parameter(at: index))
      values.append(given == .nil ? parameter.fallback : try ParameterValue(given, types: types))
    }
    return values
  }

  /// The value of a parameter among those of a call; nil if there is no such parameter.
  func value(of name: String, in values: [ParameterValue]) -> KeptValue? {
    declaredNames.place(of: name).map { values[$0].value }
  }

  /// The default of a name; nil if there is no such name.
  func value(of name: String) -> KeptValue? {
    declaredNames.place(of: name).map { all[$0].fallback.value }
  }

  /// Whether two calls passed equal values.
  static func areEqual(
    _ values: [ParameterValue],
    and others: [ParameterValue],
    types: HostTypes
  ) -> Bool {
    let comparison = LuaComparison(types: types)
    return values.count == others.count
      && zip(values, others).allSatisfy { (try? $0.isEqual(to: $1, by: comparison)) ?? false }
  }
}
