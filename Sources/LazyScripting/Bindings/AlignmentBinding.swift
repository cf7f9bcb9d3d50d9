internal import LazyStacks
internal import Lua

/// The dimensions of a view and its alignment guides, as functions of `alignmentGuide` and layouts
/// read them.
///
/// The lines are those of the call that was given it: once that is over, it keeps no view alive.
final class DimensionsValue: HostClass {
  static let className = "ViewDimensions"

  let size: Size
  /// The direction of the guide that is being computed.
  let axis: Axis
  private let read: () throws -> ViewDimensions

  /// Creates dimensions that are read while a call goes on.
  ///
  /// - Parameters:
  ///   - size: The size of the view, which stays known.
  ///   - axis: The direction of the guide that is being computed.
  ///   - read: Gives the view's lines; throws once the call is over.
  init(of size: Size, along axis: Axis, reading read: @escaping () throws -> ViewDimensions) {
    self.size = size
    self.axis = axis
    self.read = read
  }

  /// The lines of the view.
  ///
  /// - Throws: ``Mistake`` once the call is over.
  func lines() throws -> ViewDimensions { try read() }

  static func describe(_ type: inout HostBehavior<DimensionsValue>) {
    let reference = type.reference
    type.description = { value, call in
      let size = value.size
      return call.push(
        "width \(Printed.number(size.width)) height \(Printed.number(size.height))"
      )
    }
    guard let unknown = type.missing else { return }
    type.missing = { value, call in
      let types = try reference.get().types
      if try call.isObject(at: 0, of: types[HorizontalAlignmentValue.self]) {
        return call.push(
          try value.lines()[
            try call.object(at: 0, as: types[HorizontalAlignmentValue.self]).alignment
          ]
        )
      }
      if try call.isObject(at: 0, of: types[VerticalAlignmentValue.self]) {
        return call.push(
          try value.lines()[
            try call.object(at: 0, as: types[VerticalAlignmentValue.self]).alignment
          ]
        )
      }
      return try unknown(value, call)
    }
  }
}

/// One call of a function of `alignmentGuide`, which keeps no view alive once it is over.
private final class GuideCall {
  private var dimensions: ViewDimensions?

  init(_ dimensions: ViewDimensions) { self.dimensions = dimensions }

  func end() { dimensions = nil }

  /// The dimensions, while the call goes on.
  ///
  /// - Throws: ``Mistake`` once the call is over.
  func current() throws -> ViewDimensions {
    guard let dimensions else {
      throw Mistake(
        "the lines of ViewDimensions are those of one call of the function of :alignmentGuide, "
          + "which is over; read what you need and keep that"
      )
    }
    return dimensions
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
      field("width", summary: "The width of the view, in points.") { $0.size.width },
      field("height", summary: "The height of the view, in points.") { $0.size.height },
      field(
        "center",
        summary: "The middle, in the direction of the guide that is placed, in points."
      ) {
        let lines = try $0.lines()
        return $0.axis == .horizontal
          ? lines[HorizontalAlignment.center] : lines[VerticalAlignment.center]
      },
    ] + lines

  private static let lines: [Registration] =
    HorizontalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, summary: "Where the line \(line.name) is, from the left, in points.") {
        try $0.lines()[line]
      }
    }
    + VerticalAlignment.named.filter { $0 != .center }.map { line in
      field(line.name, summary: "Where the line \(line.name) is, from the top, in points.") {
        try $0.lines()[line]
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
    let guide = GuideCall(dimensions)
    defer { guide.end() }
    let value = try function.call { call in
      let size = Size(width: dimensions.width, height: dimensions.height)
      call.push(DimensionsValue(of: size, along: axis) { try guide.current() }, as: type)
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
    read: @escaping @Sendable (DimensionsValue) throws -> Double
  ) -> Registration {
    .field(name, of: "ViewDimensions", on: DimensionsValue.self, gives: .number, summary: summary) {
      value,
      call,
      _ in call.push(try read(value))
    }
  }
}
