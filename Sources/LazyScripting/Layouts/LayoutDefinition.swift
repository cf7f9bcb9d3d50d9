internal import LazyStacks
internal import Lua

/// A script's definition of an eager layout.
final class LayoutDefinition: OwnLayoutDefinition {
  let sizeThatFits: ScriptedFunction
  let placeSubviews: ScriptedFunction
  let makeCache: ScriptedFunction?
  let updateCache: ScriptedFunction?
  /// The axis along which the subviews stand; nil if along none.
  let orientation: Axis?
  let spacing: ScriptedFunction?
  let explicitAlignment: ScriptedFunction?

  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let title = "Layout \(Literal.quoted(name))"
    func optional(_ name: String) throws -> ScriptedFunction? {
      try reader.function(name, in: call).map { ScriptedFunction($0, named: name, of: title) }
    }
    func required(_ name: String) throws -> ScriptedFunction {
      ScriptedFunction(try reader.requiredFunction(name, in: call), named: name, of: title)
    }
    sizeThatFits = try required("sizeThatFits")
    placeSubviews = try required("placeSubviews")
    makeCache = try optional("makeCache")
    updateCache = try optional("updateCache")
    orientation = try Self.orientation(of: title, in: call, by: reader)
    spacing = try optional("spacing")
    explicitAlignment = try optional("explicitAlignment")
    try super.init(named: name, reserved: [], in: call, by: reader)
  }

  /// Reads `layoutProperties`.
  private static func orientation(
    of title: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Axis? {
    guard case .table(let table) = try reader.value("layoutProperties", in: call) else {
      return nil
    }
    return try table.entries().reduce(nil) { _, entry in
      guard case .string("stackOrientation") = entry.key,
        let axis = entry.value.text.flatMap(Axis.init)
      else {
        let found = Literal.of(.table(table), in: try reader.session.state)
        throw Mistake(
          "layoutProperties of \(title) is { stackOrientation = \"vertical\" } or "
            + "{ stackOrientation = \"horizontal\" }, got \(found)"
        )
      }
      return axis
    }
  }

  override func content(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Content {
    let values = try parameters.values(in: call, types: try reader.session.types)
    return ScriptedLayout(self, values: values).containing(try reader.children(in: call))
  }
}
