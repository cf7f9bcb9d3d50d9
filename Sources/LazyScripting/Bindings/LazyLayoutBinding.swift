internal import LazyStacks
internal import Lua

enum LazyLayoutBinding {
  static let registrations: [Registration] = [
    .constructor(
      "LazyLayout",
      taking: [.position("name", as: .name, summary: "The name of the layout.")],
      gives: .function(
        "function { parameters = { … }, values = { … }, "
          + "begin = function(self, bounds, index) … end, "
          + "place = function(self, cursor, subviews) … end, "
          + "skip = function(self, cursor, index, count, advance) … end }"
      ),
      summary:
        "Names a lazy layout of your own; called with its definition it gives the container's "
        + "constructor."
    ) { call, reader in
      try OwnName.define("LazyLayout", declaration: definition, in: call, session: reader.session) {
        name,
        call,
        reader in
        call.push(
          try LazyLayoutDefinition(named: name, in: call, by: reader).constructor(
            in: reader.session
          )
        )
      }
    },
    method(
      "sizeThatFits",
      taking: LayoutBinding.size,
      summary: "The size that it takes for an offer; loads and measures it."
    ) { subview, call, reader in try subview.sizeThatFits(ProposedSize(in: call, by: reader)) },
    method(
      "place",
      taking: LayoutBinding.size + LayoutBinding.position,
      summary:
        "Puts it somewhere below the start of the cursor, and gives its size; the last time counts."
    ) { subview, call, reader in
      let offer = try subview.placeable(ProposedSize(in: call, by: reader))
      let size = try subview.sizeThatFits(offer)
      return try subview.place(at: try Point(originOf: size, in: call, by: reader), proposal: offer)
    },
    field(
      "index",
      gives: .integer(atLeast: 1),
      summary: "Its number among all subviews of the container."
    ) {
      handle,
      call,
      _ in call.push(handle.subview.index + 1)
    },
    field("id", gives: .id, summary: "Its id; nil where it has none.") { handle, call, _ in
      guard let id = try handle.subview.id else { return call.push() }
      return call.push(LuaValue(id))
    },
    field(
      "role",
      gives: .cases(SubviewRole.allCases.map(\.rawValue)),
      summary: "What it is to its section; \"content\" outside any."
    ) { handle, call, _ in call.push(try handle.subview.role.rawValue) },
    field(
      "values",
      gives: .object("LayoutValues"),
      summary: "What it says with `:layoutValue`; loads it."
    ) {
      handle,
      call,
      session in
      call.push(handle.values(), as: try session.types[LayoutValuesHandle.self])
    },
  ]

  /// The parts of a definition.
  static let terms = Term.parts(of: "LazyLayout", defined: definition(of: ""))

  /// The declaration of a lazy layout's definition.
  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "LazyLayout \(Literal.quoted(name))",
      parameters: [
        LayoutBinding.parameters, LayoutBinding.values,
        .label(
          "begin",
          as: .function("function(self, bounds, index)"),
          required: true,
          summary:
            "Returns a fresh cursor, a table of plain data: nothing lies above, y is 0, and "
            + "subview `index` is next. It is called with any index, any number of times."
        ),
        .label(
          "place",
          as: .function("function(self, cursor, subviews)"),
          required: true,
          summary:
            "Places `subviews[1]` and as many as belong to it, moves the cursor on, and returns "
            + "the floor (nothing later starts above it) and the ceiling (what is put there "
            + "touches nothing)."
        ),
        .label(
          "skip",
          as: .function("function(self, cursor, index, count, advance)"),
          summary:
            "Moves the cursor from subview `index` over `count` subviews without seeing them, and "
            + "returns the floor and the ceiling there: for layouts that know where that is, such "
            + "as a fixed pitch or times of day. `advance` is how far one subview is estimated to "
            + "move the floor."
        ),
      ] + LayoutBinding.ofKit,
      summary: "The definition of a lazy layout."
    )
  }

  private static func method(
    _ name: String,
    taking parameters: [Parameter],
    summary: String,
    size: @escaping @Sendable (LazySubview, borrowing LuaCall, ArgumentReader) throws -> Size
  ) -> Registration {
    .method(name, of: "LazySubview", taking: parameters, gives: .object("Size"), summary: summary) {
      (handle: LazySubviewHandle, call, reader) in
      let size = try size(handle.subview, call, reader)
      return call.push(SizeValue(size), as: try reader.session.types[SizeValue.self])
    }
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read:
      @escaping @Sendable (LazySubviewHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "LazySubview",
      on: LazySubviewHandle.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }
}
