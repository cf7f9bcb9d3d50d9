internal import LazyStacks
internal import Lua

/// The parameters of something that a script defined under a name: fields of `self` in its
/// functions, which a variant may change.
struct DefinedParameters {
  /// A field of `self`, with its value.
  private struct Parameter {
    let name: String
    let value: LuaValue

    /// Takes a value that stays the same as long as its owner lives.
    init(_ name: String, value: LuaValue, of owner: String) throws {
      guard
        value.number != nil || value.text != nil || value == .boolean(true)
          || value == .boolean(false)
      else {
        throw Mistake(
          "the parameter '\(name)' of \(owner) is a number, a string or a boolean, got "
            + Literal.of(value)
        )
      }
      self.name = name
      self.value = value
    }
  }

  private var all: [Parameter] = []

  /// How a definition declares its parameters.
  static let label = LazyScripting.Parameter.label(
    "parameters",
    as: .table("of names with their defaults"),
    summary: "What `self` has, and what a variant may change."
  )

  /// No parameters.
  init() {}

  /// Reads the `parameters` of a definition.
  ///
  /// - Throws: ``Mistake`` for a parameter without a name, or with a value that may change.
  init(of owner: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    guard case .table(let table) = try reader.value("parameters", in: call) else { return }
    all = try table.entries().map { key, value in
      guard let name = key.text else {
        throw Mistake(
          "a parameter of \(owner) has a name and a default: parameters = { size = 15 }"
        )
      }
      try ScriptName.check(name, of: "a parameter of \(owner)")
      return try Parameter(name, value: value, of: owner)
    }
  }

  /// The parameters as the registry knows them.
  func labels(_ summary: String) -> [LazyScripting.Parameter] {
    all.map { .label($0.name, as: .any, default: Literal.of($0.value), summary: summary) }
  }

  /// The text after the name of a variant: ` { size = 20 }`.
  var title: String {
    let values = all.map { "\($0.name) = \(Literal.of($0.value))" }
    return values.isEmpty ? "" : " { \(values.joined(separator: ", ")) }"
  }

  /// The `self` for the functions.
  func makeSelf(in state: LuaState) throws -> LuaTable {
    let table = try state.makeTable()
    for parameter in all { try table.rawSet(parameter.name, to: parameter.value) }
    return table
  }

  /// The parameters of a variant: `LastMedian { size = 20 }`.
  ///
  /// - Throws: ``Mistake`` for an unknown parameter.
  func changed(in call: borrowing LuaCall, of owner: String) throws -> DefinedParameters {
    guard call.count == 1, call.kind(at: 0) == .table else {
      throw Mistake("\(owner) takes a table of parameters: \(owner) { … }")
    }
    var changed = self
    for (key, value) in try call.table(at: 0).entries() {
      let name = key.text ?? Literal.of(key)
      guard let place = all.firstIndex(where: { $0.name.hasSameBytes(as: name) }) else {
        throw Mistake.unknown(
          "\(owner) has no parameter \(Literal.name(name))",
          name: name,
          among: all.map(\.name),
          listed: all.isEmpty ? "it has none" : "it has"
        )
      }
      changed.all[place] = try Parameter(name, value: value, of: owner)
    }
    return changed
  }
}
