internal import LazyStacks
internal import Lua

/// The dimensions of a view and its alignment guides, as functions of `alignmentGuide` read them.
final class DimensionsValue: HostClass {
  static let className = "ViewDimensions"

  let dimensions: ViewDimensions
  /// The direction of the guide that is being computed.
  let axis: Axis

  init(_ dimensions: ViewDimensions, _ axis: Axis) {
    self.dimensions = dimensions
    self.axis = axis
  }

  static func describe(_ type: inout HostBehavior<DimensionsValue>) {
    let reference = type.reference
    type.description = { value, call in
      let dimensions = value.dimensions
      return call.push(
        "width \(Printed.number(dimensions.width)) height \(Printed.number(dimensions.height))"
      )
    }
    guard let unknown = type.missing else { return }
    type.missing = { value, call in
      let types = try reference.get().types
      if try call.isObject(0, types[HorizontalAlignmentValue.self]) {
        return call.push(
          value.dimensions[try call.object(0, types[HorizontalAlignmentValue.self]).alignment]
        )
      }
      if try call.isObject(0, types[VerticalAlignmentValue.self]) {
        return call.push(
          value.dimensions[try call.object(0, types[VerticalAlignmentValue.self]).alignment]
        )
      }
      return try unknown(value, call)
    }
  }
}

enum AlignmentBinding {
  static let registrations: [Registration] =
    [
      constructor("HorizontalAlignment", "from the left") { name, fraction, call, types in
        call.push(
          HorizontalAlignmentValue(HorizontalAlignment(name, fraction: fraction)),
          as: try types[HorizontalAlignmentValue.self]
        )
      },
      constructor("VerticalAlignment", "from the top") { name, fraction, call, types in
        call.push(
          VerticalAlignmentValue(VerticalAlignment(name, fraction: fraction)),
          as: try types[VerticalAlignmentValue.self]
        )
      },
      guide,
      field("width", "The width of the view, in points.") { $0.dimensions.width },
      field("height", "The height of the view, in points.") { $0.dimensions.height },
      field("center", "The middle, in the direction of the guide that is placed, in points.") {
        $0.axis == .horizontal
          ? $0.dimensions[HorizontalAlignment.center] : $0.dimensions[VerticalAlignment.center]
      },
    ] + lines

  private static let lines: [Registration] =
    HorizontalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, "Where the line \(line.name) is, from the left, in points.") {
        $0.dimensions[line]
      }
    }
    + VerticalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, "Where the line \(line.name) is, from the top, in points.") {
        $0.dimensions[line]
      }
    }

  private static let names =
    HorizontalAlignment.named.map(\.name)
    + VerticalAlignment.named.filter { $0 != .center }.map(\.name)

  private static let guide = Registration.modifier(
    "alignmentGuide",
    [
      .position(
        "name",
        .either([
          .cases(names), .object("HorizontalAlignment"), .object("VerticalAlignment"),
        ]),
        "The line; \"center\" is both middles."
      ),
      .position(
        "position",
        .function("function(dimensions)"),
        "Gives where the line is in the view, in points from the left or from the top."
      ),
    ],
    "Says where a line of alignment is in the view."
  ) { view, call, reader in
    let function = try reader.requiredFunction("position", call)
    let types = try reader.session.types
    func position(_ axis: Axis) -> (ViewDimensions) throws -> Double {
      { dimensions in
        let value = try function.call { call in
          try call.push(DimensionsValue(dimensions, axis), as: types[DimensionsValue.self])
        } results: { results in
          results.count > 0 ? try results.value(0) : .nil
        }
        guard let position = value.number, ValueKind.distance.allows(position) else {
          throw Mistake(
            "the position of :alignmentGuide is \(ValueKind.distance.phrase), but its function "
              + "gave \(Literal.of(value))"
          )
        }
        return position
      }
    }
    var content = view.content
    if let line = try? Alignments.horizontal("name", call, reader) {
      content = content.alignmentGuide(line, position(.horizontal))
    }
    if let line = try? Alignments.vertical("name", call, reader) {
      content = content.alignmentGuide(line, position(.vertical))
    }
    return ViewValue(content, name: view.name)
  }

  private static func constructor(
    _ name: String,
    _ start: String,
    make: @escaping @Sendable (String, Double, borrowing LuaCall, HostTypes) throws -> LuaOutcome
  ) -> Registration {
    .constructor(
      name,
      [
        .position("name", .name, "What the line is called."),
        .label(
          "fraction",
          .fraction,
          default: "0.5",
          "Where it is in a view that does not say, \(start), as a fraction of its length."
        ),
      ],
      gives: .object(name),
      "A line of alignment of your own, for `alignment` and `:alignmentGuide`."
    ) { call, reader in
      let title = try reader.text("name", call) ?? ""
      let fraction = try reader.number("fraction", call) ?? 0.5
      return try make(title, fraction, call, reader.session.types)
    }
  }

  private static func field(
    _ name: String,
    _ summary: String,
    read: @escaping @Sendable (DimensionsValue) -> Double
  ) -> Registration {
    .field(name, of: "ViewDimensions", on: DimensionsValue.self, .number, summary) {
      value,
      call,
      _ in call.push(read(value))
    }
  }
}
