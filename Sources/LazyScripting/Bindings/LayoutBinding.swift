internal import LazyStacks
internal import Lua

enum LayoutBinding {
  static let registrations: [Registration] =
    [
      .constructor(
        "Layout",
        taking: [.position("name", as: .name, summary: "The name of the layout.")],
        gives: .function(
          "function { parameters = { … }, values = { … }, "
            + "sizeThatFits = function(self, proposal, subviews, cache) … end, "
            + "placeSubviews = function(self, bounds, proposal, subviews, cache) … end }"
        ),
        summary:
          "Names an eager layout of your own; called with its definition it gives the container's "
          + "constructor."
      ) { call, reader in
        try OwnName.define("Layout", declaration: definition, in: call, session: reader.session) {
          name,
          call,
          reader in
          call.push(
            try LayoutDefinition(named: name, in: call, by: reader).constructor(in: reader.session)
          )
        }
      },
      .modifier(
        "layoutValue",
        taking: [
          .position(
            "key",
            as: .name,
            summary: "Which value it is; layouts declare those that they read."
          ),
          .position("value", as: .any, summary: "What the layout reads."),
        ],
        summary: "Says something to the `Layout` or `LazyLayout` around the view."
      ) { view, call, reader in
        let name = try reader.text("key", in: call) ?? ""
        let value = KeptValue(try reader.value("value", in: call), types: try reader.session.types)
        let key = LayoutKey(name, default: value)
        return ViewValue(view.content.layoutValue(value, for: key), name: view.name)
      },
    ] + subview + proposal

  /// The parts of a definition.
  static let terms = Term.parts(of: "Layout", defined: definition(of: ""))

  /// The declaration of a layout's definition.
  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "Layout \(Literal.quoted(name))",
      parameters: [
        parameters, values,
        .label(
          "sizeThatFits",
          as: .function("function(self, proposal, subviews, cache)"),
          required: true,
          summary:
            "Returns the size that the container takes for an offer: `return width, height`, a "
            + "Size, or `{ width =, height = }`."
        ),
        .label(
          "placeSubviews",
          as: .function("function(self, bounds, proposal, subviews, cache)"),
          required: true,
          summary: "Places each subview; what it leaves out comes to lie in the middle."
        ),
      ] + optional + ofKit,
      summary: "The definition of a layout."
    )
  }

  /// What a definition may have besides.
  private static let optional: [Parameter] = [
    .label(
      "makeCache",
      as: .function("function(self, subviews)"),
      summary: "Returns the table that the other functions get as their cache."
    ),
    .label(
      "updateCache",
      as: .function("function(self, cache, subviews)"),
      summary:
        "Changes the cache, or returns another one, once something about the subviews or the "
        + "parameters changed; without it `makeCache` makes it anew."
    ),
    .label(
      "layoutProperties",
      as: .table("{ stackOrientation = \"vertical\" }"),
      summary: "The axis along which the subviews stand, as a `Spacer` and a `Divider` need it."
    ),
    .label(
      "spacing",
      as: .function("function(self, subviews, cache)"),
      summary: "Returns how far neighbors stay away, in points."
    ),
    .label(
      "explicitAlignment",
      as: .function("function(self, guide, bounds, proposal, subviews, cache)"),
      summary: "Returns where a line of alignment is, or nil."
    ),
  ]

  static let parameters = Parameter.label(
    "parameters",
    as: .table("of names, and of names with their defaults"),
    summary: "What is passed to the container."
  )

  static let values = Parameter.label(
    "values",
    as: .table("of names with their defaults"),
    summary: "Which values of `:layoutValue` it reads."
  )

  /// What a definition says to `lazylab plugin check`.
  static let ofKit: [Parameter] = [
    .label(
      "sample",
      as: .function("function(i)"),
      summary:
        "Gives the view that `lazylab plugin check` has for subview `i`, for layouts whose views "
        + "say something or take any size; plain items where there is none."
    ),
    .label(
      "overlaps",
      as: .boolean,
      default: "false",
      summary: "Whether views may overlap, so that `lazylab plugin check` does not ask for it."
    ),
  ]

  static let size: [Parameter] = [
    .position(
      "proposal",
      as: .object("ProposedSize"),
      required: false,
      summary: "What the subview is offered, as a whole."
    ),
    .label(
      "width",
      as: .offer,
      summary: "The width that is offered; unspecified where none is given."
    ),
    .label(
      "height",
      as: .offer,
      summary: "The height that is offered; unspecified where none is given."
    ),
  ]

  static let position: [Parameter] = [
    .label(
      "x",
      as: .distance,
      default: "0",
      summary: "Where its anchor lies, from the left, in points."
    ),
    .label(
      "y",
      as: .distance,
      default: "0",
      summary: "Where its anchor lies, from the top, in points."
    ),
    .label(
      "anchor",
      as: UnitPointBinding.kind,
      default: "\"topLeading\"",
      summary: "The point of the subview that lies there."
    ),
  ]

  private static let subview: [Registration] = [
    method(
      "sizeThatFits",
      taking: size,
      gives: .object("Size"),
      summary: "The size that it takes for an offer."
    ) {
      handle,
      call,
      reader in
      let size = try handle.subview().sizeThatFits(try ProposedSize(in: call, by: reader))
      return call.push(SizeValue(size), as: try reader.session.types[SizeValue.self])
    },
    method(
      "dimensions",
      taking: size,
      gives: .object("ViewDimensions"),
      summary: "The size for an offer together with the lines of alignment."
    ) { handle, call, reader in
      let offer = try ProposedSize(in: call, by: reader)
      let value = DimensionsValue(
        of: try handle.subview().sizeThatFits(offer),
        along: .vertical
      ) {
        try handle.subview().dimensions(in: offer)
      }
      return call.push(value, as: try reader.session.types[DimensionsValue.self])
    },
    method(
      "place",
      taking: size + position,
      gives: .object("Size"),
      summary: "Puts it somewhere in the bounds, and gives its size; the last time counts."
    ) { handle, call, reader in
      let subview = try handle.subview()
      let offer = subview.placeable(try ProposedSize(in: call, by: reader))
      let size = subview.sizeThatFits(offer)
      let origin = try Point(originOf: size, in: call, by: reader)
      try handle.place(Arrangement(origin: origin, offer: offer))
      return call.push(SizeValue(size), as: try reader.session.types[SizeValue.self])
    },
    field("id", gives: .id, summary: "Its id; nil where it has none.") { handle, call, _ in
      guard let id = try handle.subview().id else { return call.push() }
      return call.push(LuaValue(id))
    },
    field("priority", gives: .number, summary: "Its layout priority; a `Spacer` has `-math.huge`.")
    {
      handle,
      call,
      _ in
      call.push(try handle.subview().priority)
    },
    field("values", gives: .object("LayoutValues"), summary: "What it says with `:layoutValue`.") {
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
      gives: .number,
      summary: "The width that is offered: math.huge for the largest size, nil for the ideal one."
    ) { handle, call, _ in call.push(LuaValue(points: handle.proposal.width)) },
    .field(
      "height",
      of: "ProposedSize",
      on: ProposedSizeHandle.self,
      gives: .number,
      summary: "The height that is offered: math.huge for the largest size, nil for the ideal one."
    ) { handle, call, _ in call.push(LuaValue(points: handle.proposal.height)) },
  ]

  private static func method(
    _ name: String,
    taking parameters: [Parameter],
    gives result: ValueKind,
    summary: String,
    body:
      @escaping @Sendable (LayoutSubviewHandle, borrowing LuaCall, ArgumentReader) throws ->
      LuaOutcome
  ) -> Registration {
    .method(
      name,
      of: "LayoutSubview",
      taking: parameters,
      gives: result,
      summary: summary,
      body: body
    )
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read:
      @escaping @Sendable (LayoutSubviewHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "LayoutSubview",
      on: LayoutSubviewHandle.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }
}

extension LuaValue {
  /// Converts a length or nil.
  fileprivate init(points: Double?) { self = points.map(LuaValue.number) ?? .nil }
}

extension ProposedSize {
  /// Reads the size that a subview is offered: as one value, or by its lengths.
  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    if reader.has("proposal", in: call) {
      guard !reader.has("width", in: call), !reader.has("height", in: call) else {
        throw Mistake("\(reader.title) takes a proposal, or width = and height =, not both")
      }
      let type = try reader.session.types[ProposedSizeHandle.self]
      self = try call.object(at: reader.place(of: "proposal", in: call), as: type).proposal
      return
    }
    self.init(
      width: try reader.number("width", in: call),
      height: try reader.number("height", in: call)
    )
  }
}

extension Point {
  /// Reads the place of the top leading corner of a subview that has a size.
  init(originOf size: Size, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let anchor = try UnitPoint("anchor", in: call, by: reader) ?? UnitPoint(x: 0, y: 0)
    self.init(
      x: (try reader.number("x", in: call) ?? 0) - anchor.x * size.width,
      y: (try reader.number("y", in: call) ?? 0) - anchor.y * size.height
    )
  }
}
