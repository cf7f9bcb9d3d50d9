internal import LazyStacks
internal import Lua

/// A script's definition of an eager layout.
final class LayoutDefinition: OwnLayoutDefinition {
  let sizeThatFits: ScriptedFunction
  let placeSubviews: ScriptedFunction
  let makeCache: ScriptedFunction?
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
    spacing = try optional("spacing")
    explicitAlignment = try optional("explicitAlignment")
    try super.init(named: name, reserved: [], in: call, by: reader)
  }

  override func content(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Content {
    let values = try parameters.values(in: call, types: try reader.session.types)
    return ScriptedLayout(self, values: values).containing(try reader.children(in: call))
  }
}
