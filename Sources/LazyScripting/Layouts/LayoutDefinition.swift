internal import LazyStacks
internal import Lua

/// A script's definition of an eager layout.
final class LayoutDefinition: OwnLayoutDefinition {
  let sizeThatFits: ScriptedFunction
  let placeSubviews: ScriptedFunction
  let makeCache: ScriptedFunction?
  let spacing: ScriptedFunction?
  let explicitAlignment: ScriptedFunction?

  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let title = "Layout \(Literal.quoted(name))"
    func optional(_ name: String) throws -> ScriptedFunction? {
      try reader.function(name, call).map { ScriptedFunction($0, name, of: title) }
    }
    func required(_ name: String) throws -> ScriptedFunction {
      ScriptedFunction(try reader.requiredFunction(name, call), name, of: title)
    }
    sizeThatFits = try required("sizeThatFits")
    placeSubviews = try required("placeSubviews")
    makeCache = try optional("makeCache")
    spacing = try optional("spacing")
    explicitAlignment = try optional("explicitAlignment")
    try super.init(named: name, reserved: [], call, reader)
  }

  override func content(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws -> Content {
    let values = try parameters.values(call, try reader.session.types)
    return ScriptedLayout(self, values).containing(try reader.children(call))
  }
}
