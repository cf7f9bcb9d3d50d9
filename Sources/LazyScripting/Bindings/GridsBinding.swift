internal import LazyExtents
internal import LazyStacks
internal import Lua

enum GridsBinding {
  static let registrations: [Registration] = [
    grid("LazyVGrid", along: .vertical, across: "columns", "Children in lines from top to bottom") {
      call,
      reader,
      items in
      try LazyVGrid(
        columns: items,
        alignment: Alignments.horizontal("alignment", call, reader) ?? .center,
        spacing: reader.number("spacing", call),
        pinnedViews: reader.pinnedViews(call),
        estimator: reader.estimator(call)
      ) { Group(try reader.children(call)) }.content
    },
    grid("LazyHGrid", along: .horizontal, across: "rows", "Children in lines from left to right") {
      call,
      reader,
      items in
      try LazyHGrid(
        rows: items,
        alignment: Alignments.vertical("alignment", call, reader) ?? .center,
        spacing: reader.number("spacing", call),
        pinnedViews: reader.pinnedViews(call),
        estimator: reader.estimator(call)
      ) { Group(try reader.children(call)) }.content
    },
    item("fixed", [.position("length", .length, "How large it is.")], "Exactly so large.") {
      reader,
      call in .fixed(try reader.number("length", call) ?? 0)
    },
    item("flexible", limits(minimum: "10"), "An equal share of what is left, within limits.") {
      reader,
      call in
      .flexible(
        minimum: try reader.number("minimum", call) ?? 10,
        maximum: try reader.number("maximum", call) ?? .infinity
      )
    },
    item("adaptive", limits(minimum: nil), "As many items as fit into one flexible item's share.") {
      reader,
      call in
      .adaptive(
        minimum: try reader.number("minimum", call) ?? 0,
        maximum: try reader.number("maximum", call) ?? .infinity
      )
    },
  ]

  private static func grid(
    _ name: String,
    along axis: Axis,
    across items: String,
    _ summary: String,
    make: @escaping @Sendable (borrowing LuaCall, ArgumentReader, [GridItem]) throws -> Content
  ) -> Registration {
    let parameters: [Parameter] = [
      .label(
        items,
        .array(.object("GridItem")),
        required: true,
        "How large the cells are across the grid, and how many a line has."
      ),
      Alignments.parameter(across: axis), StacksBinding.spacing, StacksBinding.pinnedViews,
      EstimatorsBinding.parameter,
    ]
    return .view(name, parameters, rest: .views, "\(summary), loaded as they come into sight.") {
      call,
      reader in
      ViewValue(try make(call, reader, try reader.gridItems(items, call)), name: name)
    }
  }

  private static func limits(minimum: String?) -> [Parameter] {
    [
      .label(
        "minimum",
        .length,
        default: minimum,
        required: minimum == nil,
        "How large it is at least."
      ),
      .label("maximum", .limit, "How large it is at most."),
    ]
  }

  private static func item(
    _ name: String,
    _ parameters: [Parameter],
    _ summary: String,
    size: @escaping @Sendable (ArgumentReader, borrowing LuaCall) throws -> GridItem.Size
  ) -> Registration {
    let common: [Parameter] = [
      .label("spacing", .length, "What follows it before the next item."),
      .label(
        "alignment",
        Alignments.both,
        "Where smaller cells stand in it; the grid's alignment where none is given."
      ),
    ]
    return .function(
      name,
      in: "GridItem",
      parameters + common,
      gives: .object("GridItem"),
      summary
    ) { call, reader in
      let item = GridItem(
        try size(reader, call),
        spacing: try reader.number("spacing", call),
        alignment: reader.has("alignment", call) ? try Alignments.alignment(call, reader) : nil
      )
      try item.check(as: "GridItem.\(name)")
      return call.push(GridItemValue(item), as: try reader.session.types[GridItemValue.self])
    }
  }
}

/// A grid item as scripts hold it.
final class GridItemValue: HostClass {
  static let className = "GridItem"

  let item: GridItem

  init(_ item: GridItem) { self.item = item }

  static func describe(_ type: inout HostBehavior<GridItemValue>) {
    type.description = { value, call in call.push("GridItem.\(value.item.size)") }
    type.equals = { $0.item == $1.item }
  }
}

extension ArgumentReader {
  /// Reads the items of a grid, in order.
  fileprivate func gridItems(_ name: String, _ call: borrowing LuaCall) throws -> [GridItem] {
    let table = try call.table(place(name, call))
    let type = try session.types[GridItemValue.self]
    return try (0..<table.rawLength).map { index in
      let value = try table.rawGet(index + 1)
      guard case .object(let handle) = value, let item = type.object(handle) else {
        throw Mistake(
          "\(name) of \(title) is a list of GridItems like { GridItem.flexible() }; number "
            + "\(index + 1) is \(Literal.of(value))"
        )
      }
      return item.item
    }
  }
}
