internal import LazyStacks
internal import Lua

enum LayoutBinding {
  static let registrations: [Registration] =
    [
      .constructor(
        "Layout",
        [.position("name", .name, "The name of the layout.")],
        gives: .function(
          "function { parameters = { … }, values = { … }, "
            + "sizeThatFits = function(self, proposal, subviews, cache) … end, "
            + "placeSubviews = function(self, bounds, proposal, subviews, cache) … end }"
        ),
        "Names an eager layout of your own; called with its definition it gives the container's "
          + "constructor."
      ) { call, reader in
        try OwnName.define("Layout", definition, call, reader.session) { name, call, reader in
          call.push(try LayoutDefinition(named: name, call, reader).constructor(reader.session))
        }
      },
      .modifier(
        "layoutValue",
        [
          .position("key", .name, "Which value it is; layouts declare those that they read."),
          .position("value", .any, "What the layout reads."),
        ],
        "Says something to the `Layout` or `LazyLayout` around the view."
      ) { view, call, reader in
        let name = try reader.text("key", call) ?? ""
        let value = KeptValue(try reader.value("value", call), try reader.session.types)
        let key = LayoutKey(name, default: value)
        return ViewValue(view.content.layoutValue(value, for: key), name: view.name)
      },
    ] + subview + proposal

  /// What a definition of a layout may hold.
  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "Layout \(Literal.quoted(name))",
      parameters: [
        parameters, values,
        .label(
          "sizeThatFits",
          .function("function(self, proposal, subviews, cache)"),
          required: true,
          "Returns the width and the height that the container takes for an offer."
        ),
        .label(
          "placeSubviews",
          .function("function(self, bounds, proposal, subviews, cache)"),
          required: true,
          "Places each subview; what it leaves out comes to lie in the middle."
        ),
        .label(
          "makeCache",
          .function("function(self, subviews)"),
          "Returns the table that the other functions get as their cache."
        ),
        .label(
          "spacing",
          .function("function(self, subviews, cache)"),
          "Returns how far neighbors stay away, in points."
        ),
        .label(
          "explicitAlignment",
          .function("function(self, guide, bounds, proposal, subviews, cache)"),
          "Returns where a line of alignment is, or nil."
        ),
      ] + ofKit,
      summary: "The definition of a layout."
    )
  }

  static let parameters = Parameter.label(
    "parameters",
    .table("of names, and of names with their defaults"),
    "What is passed to the container."
  )

  static let values = Parameter.label(
    "values",
    .table("of names with their defaults"),
    "Which values of `:layoutValue` it reads."
  )

  /// What a definition says to `lazylab plugin check`.
  static let ofKit: [Parameter] = [
    .label(
      "sample",
      .function("function(i)"),
      "Gives the view that `lazylab plugin check` has for subview `i`, for layouts whose views say "
        + "something or take any size; plain items where there is none."
    ),
    .label(
      "overlaps",
      .boolean,
      default: "false",
      "Whether views may lie over one another, so that `lazylab plugin check` does not ask for it."
    ),
  ]

  static let size: [Parameter] = [
    .position(
      "proposal",
      .object("ProposedSize"),
      required: false,
      "What the subview is offered, as a whole."
    ),
    .label("width", .limit, "The width that is offered; unspecified where none is given."),
    .label("height", .limit, "The height that is offered; unspecified where none is given."),
  ]

  static let position: [Parameter] = [
    .label("x", .distance, default: "0", "Where its anchor lies, from the left, in points."),
    .label("y", .distance, default: "0", "Where its anchor lies, from the top, in points."),
    .label(
      "anchor",
      UnitPointBinding.kind,
      default: "\"topLeading\"",
      "The point of the subview that lies there."
    ),
  ]

  private static let subview: [Registration] = [
    method("sizeThatFits", size, gives: .object("Size"), "The size that it takes for an offer.") {
      handle,
      call,
      reader in
      let size = try handle.subview().sizeThatFits(try reader.proposal(call))
      return call.push(SizeValue(size), as: try reader.session.types[SizeValue.self])
    },
    method(
      "dimensions",
      size,
      gives: .object("ViewDimensions"),
      "The size for an offer together with the lines of alignment."
    ) { handle, call, reader in
      let dimensions = try handle.subview().dimensions(in: try reader.proposal(call))
      let value = DimensionsValue(dimensions, .vertical)
      return call.push(value, as: try reader.session.types[DimensionsValue.self])
    },
    method(
      "place",
      size + position,
      gives: .object("Size"),
      "Puts it somewhere in the bounds, and gives its size; the last time counts."
    ) { handle, call, reader in
      let offer = try reader.proposal(call)
      let size = try handle.subview().sizeThatFits(offer)
      let origin = try reader.origin(of: size, call)
      try handle.place(Arrangement(origin: origin, offer: offer))
      return call.push(SizeValue(size), as: try reader.session.types[SizeValue.self])
    },
    field("id", .id, "Its id; nil where it has none.") { handle, call, _ in
      guard let id = try handle.subview().id else { return call.push() }
      return call.push(LuaValue(id))
    },
    field("priority", .number, "Its layout priority.") { handle, call, _ in
      call.push(try handle.subview().priority)
    },
    field("values", .object("LayoutValues"), "What it says with `:layoutValue`.") {
      handle,
      call,
      session in
      call.push(handle.values(), as: try session.types[LayoutValuesHandle.self])
    },
  ]

  private static let proposal: [Registration] = [
    .field(
      "width",
      of: "ProposedSize",
      on: ProposedSizeHandle.self,
      .number,
      "The width that is offered: math.huge for the largest size, nil for the ideal one."
    ) { handle, call, _ in call.push(LuaValue(points: handle.proposal.width)) },
    .field(
      "height",
      of: "ProposedSize",
      on: ProposedSizeHandle.self,
      .number,
      "The height that is offered: math.huge for the largest size, nil for the ideal one."
    ) { handle, call, _ in call.push(LuaValue(points: handle.proposal.height)) },
  ]

  private static func method(
    _ name: String,
    _ parameters: [Parameter],
    gives result: ValueKind,
    _ summary: String,
    body:
      @escaping @Sendable (LayoutSubviewHandle, borrowing LuaCall, ArgumentReader) throws ->
      LuaOutcome
  ) -> Registration {
    .method(name, of: "LayoutSubview", parameters, gives: result, summary, body: body)
  }

  private static func field(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read:
      @escaping @Sendable (LayoutSubviewHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "LayoutSubview", on: LayoutSubviewHandle.self, kind, summary, read: read)
  }
}

extension LuaValue {
  /// A length, or nil.
  fileprivate init(points: Double?) { self = points.map(LuaValue.number) ?? .nil }
}

extension ArgumentReader {
  /// What a subview is offered: as a whole, or by its lengths.
  func proposal(_ call: borrowing LuaCall) throws -> ProposedSize {
    if has("proposal", call) {
      guard !has("width", call), !has("height", call) else {
        throw Mistake("\(title) takes a proposal, or width = and height =, not both")
      }
      let type = try session.types[ProposedSizeHandle.self]
      return try call.object(place("proposal", call), type).proposal
    }
    return ProposedSize(width: try number("width", call), height: try number("height", call))
  }

  /// The place of the top leading corner of a subview.
  func origin(of size: Size, _ call: borrowing LuaCall) throws -> Point {
    let anchor = try unitPoint("anchor", call) ?? UnitPoint(x: 0, y: 0)
    return Point(
      x: (try number("x", call) ?? 0) - anchor.x * size.width,
      y: (try number("y", call) ?? 0) - anchor.y * size.height
    )
  }
}
