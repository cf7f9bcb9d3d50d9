internal import LazyStacks
internal import Lua

/// A script's definition of a lazy layout.
final class LazyLayoutDefinition: OwnLayoutDefinition {
  let begin: ScriptedFunction
  let place: ScriptedFunction
  let skip: ScriptedFunction?

  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let title = "LazyLayout \(Literal.quoted(name))"
    begin = ScriptedFunction(try reader.requiredFunction("begin", call), "begin", of: title)
    place = ScriptedFunction(try reader.requiredFunction("place", call), "place", of: title)
    skip = try reader.function("skip", call).map { ScriptedFunction($0, "skip", of: title) }
    try super.init(named: name, reserved: Self.ofContainers.map(\.name), call, reader)
  }

  override var common: [Parameter] { Self.ofContainers }

  private static let ofContainers: [Parameter] = [
    .label(
      "axis",
      .cases(Axis.allCases.map(\.rawValue)),
      "Along which axis it is filled; that of the scroll view around it where none is given."
    ),
    .label(
      "reversed",
      .boolean,
      default: "false",
      "Whether everything is mirrored along the axis: the first view stands at the end, as the "
        + "newest message of a chat, and a header below its section."
    ),
    StacksBinding.pinnedViews, EstimatorsBinding.parameter,
  ]

  override func content(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws -> Content {
    let values = try parameters.values(call, try reader.session.types)
    let children = try reader.children(call)
    return try ScriptedLazyLayout(self, values)(
      axis: reader.text("axis", call).flatMap(Axis.init),
      reversed: reader.value("reversed", call) == .boolean(true),
      pinnedViews: reader.pinnedViews(call),
      estimator: reader.estimator(call)
    ) { Group(children).content }
  }
}
