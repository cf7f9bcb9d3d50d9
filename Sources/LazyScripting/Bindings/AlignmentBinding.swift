internal import LazyStacks
internal import Lua

/// The dimensions of a view and its alignment guides, as functions of `alignmentGuide` read them.
final class DimensionsValue: HostClass {
  static let className = "ViewDimensions"

  let dimensions: ViewDimensions
  /// The direction of the guide that is being computed.
  let axis: Axis

  init(_ dimensions: ViewDimensions, along axis: Axis) {
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
      if try call.isObject(at: 0, of: types[HorizontalAlignmentValue.self]) {
        return call.push(
          value.dimensions[
            try call.object(at: 0, as: types[HorizontalAlignmentValue.self]).alignment
          ]
        )
      }
      if try call.isObject(at: 0, of: types[VerticalAlignmentValue.self]) {
        return call.push(
          value.dimensions[try call.object(at: 0, as: types[VerticalAlignmentValue.self]).alignment]
        )
      }
      return try unknown(value, call)
    }
  }
}

enum AlignmentBinding {
  static let registrations: [Registration] =
    [
      constructor("HorizontalAlignment", start: "from the left") { name, fraction, call, types in
        call.push(
          HorizontalAlignmentValue(HorizontalAlignment(name, fraction: fraction)),
          as: try types[HorizontalAlignmentValue.self]
        )
      },
      constructor("VerticalAlignment", start: "from the top") { name, fraction, call, types in
        call.push(
          VerticalAlignmentValue(VerticalAlignment(name, fraction: fraction)),
          as: try types[VerticalAlignmentValue.self]
        )
      },
      guide,
      field("width", summary: "The width of the view, in points.") { $0.dimensions.width },
      field("height", summary: "The height of the view, in points.") { $0.dimensions.height },
      field(
        "center",
        summary: "The middle, in the direction of the guide that is placed, in points."
      ) {
        $0.axis == .horizontal
          ? $0.dimensions[HorizontalAlignment.center] : $0.dimensions[VerticalAlignment.center]
      },
    ] + lines

  private static let lines: [Registration] =
    HorizontalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, summary: "Where the line \(line.name) is, from the left, in points.") {
        $0.dimensions[line]
      }
    }
    + VerticalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, summary: "Where the line \(line.name) is, from the top, in points.") {
        $0.dimensions[line]
      }
    }

  private static let names =
    HorizontalAlignment.named.map(\.name)
    + VerticalAlignment.named.filter { $0 != .center }.map(\.name)

  private static let guide = Registration.modifier(
    "alignmentGuide",
    taking: [
      .position(
        "name",
        as: .either([
          .cases(names), .object("HorizontalAlignment"), .object("VerticalAlignment"),
        ]),
        summary: "The line; \"center\" is both middles."
      ),
      .position(
        "position",
        as: .function("function(dimensions)"),
        summary: "Gives where the line is in the view, in points from the left or from the top."
      ),
    ],
    summary: "Says where a line of alignment is in the view."
  ) { view, call, reader in
    let function = try reader.requiredFunction("position", in: call)
    let reference = try reader.session.reference
    var content = view.content
    if let line = try? Alignments.horizontal("name", in: call, by: reader) {
      content = content.alignmentGuide(line) { dimensions in
        try reference.answer(function, orElse: dimensions[line]) {
          try position(of: dimensions, along: .horizontal, from: function, in: reference.get())
        }
      }
    }
    if let line = try? Alignments.vertical("name", in: call, by: reader) {
      content = content.alignmentGuide(line) { dimensions in
        try reference.answer(function, orElse: dimensions[line]) {
          try position(of: dimensions, along: .vertical, from: function, in: reference.get())
        }
      }
    }
    return ViewValue(content, name: view.name)
  }

  private static func position(
    of dimensions: ViewDimensions,
    along axis: Axis,
    from function: LuaFunction,
    in session: LabSession
  ) throws -> Double {
    let type = try session.types[DimensionsValue.self]
    let value = try function.call { call in
      call.push(DimensionsValue(dimensions, along: axis), as: type)
    } results: { results in
      results.count > 0 ? try results.value(at: 0) : .nil
    }
    guard let position = value.number, ValueKind.distance.allows(position) else {
      throw Mistake(
        "the position of :alignmentGuide is \(ValueKind.distance.phrase), but its function "
          + "gave \(Literal.of(value, in: session.state))"
      )
    }
    return position
  }

  private static func constructor(
    _ name: String,
    start: String,
    make: @escaping @Sendable (String, Double, borrowing LuaCall, HostTypes) throws -> LuaOutcome
  ) -> Registration {
    .constructor(
      name,
      taking: [
        .position("name", as: .name, summary: "What the line is called."),
        .label(
          "fraction",
          as: .fraction,
          default: "0.5",
          summary: "Where it is in a view that does not say, \(start), as a fraction of its length."
        ),
      ],
      gives: .object(name),
      summary: "A line of alignment of your own, for `alignment` and `:alignmentGuide`."
    ) { call, reader in
      let title = try reader.text("name", in: call) ?? ""
      let fraction = try reader.number("fraction", in: call) ?? 0.5
      return try make(title, fraction, call, reader.session.types)
    }
  }

  private static func field(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (DimensionsValue) -> Double
  ) -> Registration {
    .field(name, of: "ViewDimensions", on: DimensionsValue.self, gives: .number, summary: summary) {
      value,
      call,
      _ in call.push(read(value))
    }
  }
}
