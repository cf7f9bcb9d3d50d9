internal import LazyExtents
internal import LazyStacks
internal import Lua

enum GridsBinding {
  static let registrations: [Registration] = [
    grid(
      "LazyVGrid",
      along: .vertical,
      across: "columns",
      summary: "Children in lines from top to bottom"
    ) {
      call,
      reader,
      items in
      try LazyVGrid(
        columns: items,
        alignment: Alignments.horizontal("alignment", in: call, by: reader) ?? .center,
        spacing: reader.number("spacing", in: call),
        pinnedViews: PinnedScrollableViews(in: call, by: reader),
        estimator: EstimatorChoice(in: call, by: reader)
      ) { Group(try reader.children(in: call)) }.content
    },
    grid(
      "LazyHGrid",
      along: .horizontal,
      across: "rows",
      summary: "Children in lines from left to right"
    ) {
      call,
      reader,
      items in
      try LazyHGrid(
        rows: items,
        alignment: Alignments.vertical("alignment", in: call, by: reader) ?? .center,
        spacing: reader.number("spacing", in: call),
        pinnedViews: PinnedScrollableViews(in: call, by: reader),
        estimator: EstimatorChoice(in: call, by: reader)
      ) { Group(try reader.children(in: call)) }.content
    },
    item(
      "fixed",
      taking: [.position("length", as: .length, summary: "How large it is.")],
      summary: "Exactly so large."
    ) {
      reader,
      call in .fixed(try reader.number("length", in: call) ?? 0)
    },
    item(
      "flexible",
      taking: limits(minimum: "10"),
      summary: "An equal share of what is left, within limits."
    ) {
      reader,
      call in
      .flexible(
        minimum: try reader.number("minimum", in: call) ?? 10,
        maximum: try reader.number("maximum", in: call) ?? .infinity
      )
    },
    item(
      "adaptive",
      taking: limits(minimum: nil),
      summary: "As many items as fit into one flexible item's share."
    ) {
      reader,
      call in
      .adaptive(
        minimum: try reader.number("minimum", in: call) ?? 0,
        maximum: try reader.number("maximum", in: call) ?? .infinity
      )
    },
  ]

  private static func grid(
    _ name: String,
    along axis: Axis,
    across items: String,
    summary: String,
    make: @escaping @Sendable (borrowing LuaCall, ArgumentReader, [GridItem]) throws -> Content
  ) -> Registration {
    let parameters: [Parameter] = [
      .label(
        items,
        as: .array(.object("GridItem")),
        required: true,
        summary: "How large the cells are across the grid, and how many a line has."
      ).remedied(by: "write \(items) = { GridItem.flexible(), GridItem.flexible() }"),
      Alignments.parameter(across: axis), StacksBinding.spacing, StacksBinding.pinnedViews,
      EstimatorsBinding.parameter,
    ]
    return .view(
      name,
      taking: parameters,
      rest: .views,
      summary: "\(summary), loaded as they come into sight."
    ) {
      call,
      reader in
      ViewValue(try make(call, reader, [GridItem](items, in: call, by: reader)), name: name)
    }
  }

  private static func limits(minimum: String?) -> [Parameter] {
    [
      .label(
        "minimum",
        as: .length,
        default: minimum,
        required: minimum == nil,
        summary: "How large it is at least."
      ),
      .label("maximum", as: .limit, summary: "How large it is at most."),
    ]
  }

  /// The kinds of sizes that items may have.
  fileprivate static let sizes = ["fixed", "flexible", "adaptive"]

  private static func item(
    _ name: String,
    taking parameters: [Parameter],
    summary: String,
    size: @escaping @Sendable (ArgumentReader, borrowing LuaCall) throws -> GridItem.Size
  ) -> Registration {
    let common: [Parameter] = [
      .label("spacing", as: .length, summary: "What follows it before the next item."),
      .label(
        "alignment",
        as: Alignments.both,
        summary: "Where smaller cells stand in it; the grid's alignment where none is given."
      ),
    ]
    return .function(
      name,
      in: "GridItem",
      taking: parameters + common,
      gives: .object("GridItem"),
      summary: summary
    ) { call, reader in
      let item = GridItem(
        try size(reader, call),
        spacing: try reader.number("spacing", in: call),
        alignment: reader.has("alignment", in: call)
          ? try Alignments.alignment(in: call, by: reader) : nil
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

extension [GridItem] {
  /// Reads the items of a grid, in order.
  fileprivate init(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    let table = try call.table(at: reader.place(of: name, in: call))
    let type = try reader.session.types[GridItemValue.self]
    for entry in try table.entries() {
      guard let key = entry.key.text else { continue }
      let remedy =
        GridsBinding.sizes.contains(key)
        ? "write { GridItem.\(key) … }" : "write GridItem.flexible() once for each"
      throw Mistake(
        "\(name) of \(reader.title) is a list of GridItems, one for each of the \(name), and "
          + "has no field \(Literal.of(entry.key, in: try reader.session.state)); \(remedy)"
      )
    }
    self = try (0..<table.rawLength).map { index in
      let value = try table.rawGet(index + 1)
      guard case .object(let handle) = value, let item = type.object(of: handle) else {
        throw Mistake(
          "\(name) of \(reader.title) is a list of GridItems like { GridItem.flexible() }; number "
            + "\(index + 1) is \(Literal.of(value, in: try reader.session.state))"
        )
      }
      return item.item
    }
  }
}
