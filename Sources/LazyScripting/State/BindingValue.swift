internal import LazyStacks
internal import Lua

/// A binding as scripts hold it: a way to read and write a value that is stored elsewhere.
final class BindingValue: HostClass {
  static let className = "Binding"

  /// The place of the value.
  enum Source {
    /// A field of a state or of an `Observable`.
    case field(ObservedTable, LuaValue)
    /// A pair of functions.
    case functions(get: LuaFunction, set: LuaFunction, in: SessionReference)
  }

  let source: Source
  init(_ source: Source) { self.source = source }

  /// Pushes the value; a body that is being evaluated depends on it.
  func push(onto call: borrowing LuaCall) throws -> LuaOutcome {
    guard case .field(let table, let key) = source else { return call.push(try value()) }
    return try table.push(key, onto: call)
  }

  /// The value; a body that is being evaluated depends on it.
  func value() throws -> LuaValue {
    switch source {
    case .field(let table, let key): try table.read(key)
    case .functions(let get, _, let session):
      try session.answer(get, orElse: .nil) { try get.call([]).first ?? .nil }
    }
  }

  /// Changes the value.
  func write(_ value: LuaValue) throws {
    switch source {
    case .field(let table, let key): try table.write(key, value: value, as: table.name(of: key))
    case .functions(_, let set, let session):
      if let refusal = Dependency.refusal {
        throw Mistake("a binding is changed \(refusal); change it in a callback")
      }
      try session.notify(set, arguments: [value])
    }
  }

  /// Whether another binding is to the same value.
  func isSame(as other: BindingValue) -> Bool {
    switch (source, other.source) {
    case (.field(let table, let key), .field(let otherTable, let otherKey)):
      table === otherTable && key == otherKey
    case (.functions(let get, let set, _), .functions(let otherGet, let otherSet, _)):
      get == otherGet && set == otherSet
    default: false
    }
  }

  static func describe(_ type: inout HostBehavior<BindingValue>) {
    let unknown = type.missing
    type.missing = { binding, call in
      if try call.value(at: 0).text == "wrappedValue" { return try binding.push(onto: call) }
      return try unknown?(binding, call) ?? .none
    }
    type.missingSet = { binding, call in
      guard try call.value(at: 0).text == "wrappedValue" else {
        throw Mistake("a Binding has one field that can be assigned, wrappedValue")
      }
      try binding.write(call.value(at: 1))
    }
    type.equals = { $0.isSame(as: $1) }
    type.description = { _, call in call.push("a Binding") }
  }
}
