internal import LazyReports
internal import LazyStacks
internal import Lua

/// The values that a layout reads from views by name, with their defaults.
struct LayoutValues {
  private let defaults: [(name: String, value: KeptValue)]

  /// Reads `values = { aspectRatio = 1 }`.
  ///
  /// - Parameters:
  ///   - value: The argument for `values`, if any.
  ///   - owner: The name of the layout, for messages.
  ///   - types: The classes of host objects that a default may have.
  /// - Throws: ``Mistake`` for an entry without a name.
  init(_ value: LuaValue, of owner: String, types: HostTypes) throws {
    guard case .table(let table) = value else {
      defaults = []
      return
    }
    defaults = try table.entries().map { key, value in
      guard let name = key.text else {
        throw Mistake("a value of \(owner) has a name and a default: values = { aspectRatio = 1 }")
      }
      try ScriptName.check(name, of: "a value of \(owner)")
      return (name, KeptValue(value, types: types))
    }
  }

  var names: [String] { defaults.map(\.name) }

  /// The key under which views give a value; nil if the layout does not read it.
  func key(named name: String) -> LayoutKey<KeptValue>? {
    defaults.first { $0.name.hasSameBytes(as: name) }.map { LayoutKey($0.name, default: $0.value) }
  }
}

/// The values that a subview gives to the layout around it: `subview.values.aspectRatio`.
final class LayoutValuesHandle: HostClass {
  static let className = "LayoutValues"

  private let values: LayoutValues
  private let layout: String
  private let read: (LayoutKey<KeptValue>) throws -> KeptValue

  init(
    _ values: LayoutValues,
    of layout: String,
    read: @escaping (LayoutKey<KeptValue>) throws -> KeptValue
  ) {
    self.values = values
    self.layout = layout
    self.read = read
  }

  static func describe(_ type: inout HostBehavior<LayoutValuesHandle>) {
    type.missing = { handle, call in
      let name = try call.value(at: 0).text ?? Literal.of(try call.value(at: 0))
      guard let key = handle.values.key(named: name) else {
        throw Mistake.unknown(
          "\(handle.layout) declares no value \(Literal.name(name)); write values = "
            + "{ \(name.shortened(to: 60)) = … } in its definition",
          name: name,
          among: handle.values.names
        )
      }
      try handle.read(key).push(onto: call)
      return .pushed
    }
    type.missingSet = { _, call in
      let name = try call.value(at: 0).text?.shortened(to: 60) ?? "…"
      throw Mistake("\(name) is said by the view itself: view:layoutValue(\"\(name)\", …)")
    }
    type.description = { handle, call in call.push("values for \(handle.layout)") }
  }
}
