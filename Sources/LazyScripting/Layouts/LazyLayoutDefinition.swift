internal import LazyExtents
internal import LazyStacks
internal import Lua

/// A script's definition of a lazy layout.
final class LazyLayoutDefinition: OwnLayoutDefinition {
  let begin: ScriptedFunction
  let place: ScriptedFunction
  let skip: ScriptedFunction?

  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let title = "LazyLayout \(Literal.quoted(name))"
    begin = ScriptedFunction(
      try reader.requiredFunction("begin", in: call),
      named: "begin",
      of: title
    )
    place = ScriptedFunction(
      try reader.requiredFunction("place", in: call),
      named: "place",
      of: title
    )
    skip = try reader.function("skip", in: call).map {
      ScriptedFunction($0, named: "skip", of: title)
    }
    try super.init(named: name, reserved: Self.ofContainers.map(\.name), in: call, by: reader)
  }

  override var common: [Parameter] { Self.ofContainers }

  private static let ofContainers: [Parameter] = [
    .label(
      "axis",
      as: .cases(Axis.allCases.map(\.rawValue)),
      summary:
        "Along which axis it is filled; that of the scroll view around it where none is given."
    ),
    .label(
      "reversed",
      as: .boolean,
      default: "false",
      summary:
        "Whether everything is mirrored along the axis: the first view stands at the end, as the "
        + "newest message of a chat, and a header below its section."
    ),
    StacksBinding.pinnedViews, EstimatorsBinding.parameter,
  ]

  override func content(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Content {
    let values = try parameters.values(in: call, types: try reader.session.types)
    let children = try reader.children(in: call)
    return try ScriptedLazyLayout(self, values: values)(
      axis: reader.text("axis", in: call).flatMap(Axis.init),
      reversed: reader.value("reversed", in: call) == .boolean(true),
      pinnedViews: PinnedScrollableViews(in: call, by: reader),
      estimator: EstimatorChoice(in: call, by: reader)
    ) { Group(children).content }
  }
}
