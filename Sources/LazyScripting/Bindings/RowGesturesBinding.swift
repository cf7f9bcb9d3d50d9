internal import LazyStacks
internal import Lua

/// The change that a drag made to the order of a `ForEach`, as scripts read it.
final class DifferenceValue: HostClass {
  static let className = "ReorderDifference"

  let difference: ReorderDifference
  init(_ difference: ReorderDifference) { self.difference = difference }

  static func describe(_ type: inout HostBehavior<DifferenceValue>) {
    type.description = { value, call in
      let ids = value.difference.sources.map(\.onOneLine).joined(separator: ", ")
      return switch value.difference.destination {
      case .end: call.push("\(ids) to the end")
      case .before(let id): call.push("\(ids) before \(id.onOneLine)")
      }
    }
    type.equals = { $0.difference == $1.difference }
  }
}

/// Binds rows that are dragged to other places and rows that are swiped open.
enum RowGesturesBinding {
  static let registrations: [Registration] = reordering + difference + swiping

  private static let reordering: [Registration] = [
    .modifier(
      "reorderable",
      [
        .label(
          "collectionID",
          .id,
          "What names its elements where the container takes rows from one ForEach to another; see "
            + "`container =` of `:reorderContainer`."
        )
      ],
      "Lets the rows of a ForEach be dragged to other places; see `window:reorder`."
    ) { view, call, reader in
      guard view.name == "ForEach" else {
        throw Mistake(
          "\(reader.title) belongs to a ForEach, not to \(Literal.article(view.name)); write "
            + "ForEach { … }:reorderable()"
        )
      }
      let collection = try reader.id("collectionID", call)
      return ViewValue(view.content.reorderable(collectionID: collection), name: view.name)
    },
    .modifier(
      "reorderContainer",
      [
        .label(
          "move",
          .function("function(difference)"),
          required: true,
          "Is called once for a drag, at the drop, and brings the data into the new order: "
            + "`difference:apply(data)`, or `difference:apply { todo = …, done = … }` with the "
            + "data of all collections."
        ),
        .label(
          "item",
          VisibilityBinding.idTypes,
          default: "all",
          "Which elements it is for, by their ids: those of a type, or those for which a function "
            + "gives true; of others a container further out is told."
        ),
        .label(
          "container",
          VisibilityBinding.idTypes,
          default: "none",
          "Between which collections rows go, by what `:reorderable { collectionID = … }` says; "
            + "without it a row stays among those of its own ForEach."
        ),
        .label("isEnabled", .boolean, default: "true", "Whether rows can be dragged now."),
      ],
      "Is told of rows that are dragged in the view; see `:reorderable`."
    ) { view, call, reader in
      let move = try reader.requiredFunction("move", call)
      let isEnabled = try reader.flag("isEnabled", default: true, call)
      let types = try reader.session.types
      let session = try reader.session.reference
      let content = view.content.reorderContainer(
        isEnabled: isEnabled,
        for: try reader.idFilter("item", call) ?? { _ in true },
        in: try reader.idFilter("container", call)
      ) { difference in
        try session.get().notify(move) {
          try move.call(
            { try $0.push(DifferenceValue(difference), as: types[DifferenceValue.self]) },
            results: { _ in }
          )
        }
      }
      return ViewValue(content, name: view.name)
    },
    .method(
      "reorder",
      of: "Window",
      [
        .position("id", .path, "The row's id, or a path of ids."),
        .position("end", .cases(["end"]), required: false, "Drops it after all rows."),
        .label("before", .path, "Drops it before the row with this id."),
        .label(
          "collectionID",
          .id,
          "After the rows of which collection `\"end\"` drops it; without it, of its own."
        ),
      ],
      gives: .integer(atLeast: 1),
      "Drags a row to another place among those of its ForEach, or of another collection of its "
        + "container, and drops it there, and makes the frames of that. Where the place is out of "
        + "sight, the content scrolls by itself and rows are loaded on the way. The row must be on "
        + "screen."
    ) { (handle: WindowHandle, call, reader) in
      guard let id = try reader.id("id", call) else { throw Mistake("reorder needs an id") }
      let before = try reader.id("before", call)
      guard (before == nil) == reader.has("end", call) else {
        throw Mistake(
          "\(reader.title) needs before = or \"end\"; write \(reader.title) { "
            + "\(Literal.of(LuaValue(id))), before = … }"
        )
      }
      let collection = try reader.id("collectionID", call)
      guard collection == nil || before == nil else {
        throw Mistake(
          "collectionID of \(reader.title) goes with \"end\"; before = says which collection"
        )
      }
      let made = try handle.window.reorder(
        id,
        to: before.map { .before($0) } ?? .end,
        in: collection
      )
      return call.push(made)
    },
  ]

  private static let difference: [Registration] = [
    .field(
      "sources",
      of: "ReorderDifference",
      on: DifferenceValue.self,
      .array(.id),
      "The ids of the elements that were dragged."
    ) { value, call, session in
      call.push(try session.types.lists.make(value.difference.sources))
    },
    .field(
      "destination",
      of: "ReorderDifference",
      on: DifferenceValue.self,
      .either([.cases(["end"]), .table("{ before = id }")]),
      "Where they were dropped."
    ) { value, call, session in
      guard case .before(let id) = value.difference.destination else { return call.push("end") }
      let before = try session.types.lists.value(of: id)
      let table = try session.state.makeTable(fieldCapacity: 1)
      try table.rawSet("before", before)
      return call.push(table)
    },
    collection(
      "collectionID",
      "The collection in which they were dropped; nil where the container knows none."
    ) { $0.collection },
    collection(
      "sourceCollectionID",
      "The collection from which they were dragged; nil where the container knows none."
    ) { $0.sourceCollection },
    .method(
      "apply",
      of: "ReorderDifference",
      [
        .position(
          "data",
          .either([.table("of elements"), .object("Data"), .object("ObservedTable")]),
          "The array that the ForEach shows, or its lab.data; where the container knows "
            + "collections, a table of these by their ids."
        )
      ],
      "Brings the data of the ForEach into the new order."
    ) { (value: DifferenceValue, call, reader) in
      try value.difference.apply(to: call, reader)
      return .none
    }.takingWholeTable,
  ]

  private static func collection(
    _ name: String,
    _ summary: String,
    _ read: @escaping @Sendable (ReorderDifference) -> ViewID?
  ) -> Registration {
    .field(
      name,
      of: "ReorderDifference",
      on: DifferenceValue.self,
      .either([.id, .nothing]),
      summary
    ) { value, call, session in
      guard let id = read(value.difference) else { return call.push() }
      return call.push(try session.types.lists.value(of: id))
    }
  }

  private static let edge = Parameter.label(
    "edge",
    .cases(HorizontalEdge.allCases.map(\.rawValue)),
    default: "\"trailing\"",
    "At which edge."
  )

  private static let swiping: [Registration] = [
    .modifier(
      "swipeActions",
      [
        edge,
        .label(
          "allowsFullSwipe",
          .boolean,
          default: "true",
          "Whether a long swipe does what the first button does."
        ),
      ],
      rest: .views,
      "Offers Buttons when the row is swiped at an edge; see `window:swipe`."
    ) { view, call, reader in
      let edge = try reader.swipedEdge(call)
      let children = try reader.children(call)
      guard !children.isEmpty else {
        throw Mistake("\(reader.title) needs a Button; write Button { \"Delete\", action = f }")
      }
      let content = view.content.swipeActions(
        edge: edge,
        allowsFullSwipe: try reader.flag("allowsFullSwipe", default: true, call),
        actions: children
      )
      return ViewValue(try content.checkedSwipeActions(), name: view.name)
    },
    .modifier(
      "swipeActionsContainer",
      [],
      "Has one row open at a time among those in the view; without it, in the window."
    ) { view, _, _ in ViewValue(view.content.swipeActionsContainer(), name: view.name) },
    .method(
      "swipe",
      of: "Window",
      [
        .position("id", .path, "The row's id, or a path of ids."),
        edge,
        .label("tap", .string, "What is written on a button that is tapped then."),
        .label(
          "full",
          .boolean,
          default: "false",
          "Whether it is so long that the first button is."
        ),
      ],
      gives: .array(.string),
      "Swipes a row open, and gives what is written on its buttons, in order. It closes when what "
        + "it is in scrolls, when something else is tapped or another row of its container is "
        + "opened. The row must be on screen."
    ) { (handle: WindowHandle, call, reader) in
      guard let id = try reader.id("id", call) else { throw Mistake("swipe needs an id") }
      let edge = try reader.swipedEdge(call)
      let isFull = try reader.flag("full", call)
      let button = try reader.text("tap", call)
      if isFull, button != nil {
        throw Mistake("\(reader.title) takes tap or full, not both: a full swipe taps the first")
      }
      let names: [String]
      if isFull {
        names = try handle.window.swipeFully(id, edge: edge)
      } else if let button {
        names = try handle.window.swipe(id, edge: edge, tapping: button)
      } else {
        names = try handle.window.swipe(id, edge: edge)
      }
      return call.pushTable(arrayCapacity: names.count, fieldCapacity: 0) { table in
        for (index, name) in names.enumerated() { table.set(index + 1, .text(name)) }
      }
    },
    .field(
      "openRows",
      of: "Window",
      on: WindowHandle.self,
      .array(.id),
      "The rows that are swiped open, by their ids."
    ) { handle, call, session in
      call.push(try session.types.lists.make(handle.window.openRows))
    },
  ]
}

extension ArgumentReader {
  /// Reads the edge at which a row is swiped.
  fileprivate func swipedEdge(_ call: borrowing LuaCall) throws -> HorizontalEdge {
    try text("edge", call).flatMap(HorizontalEdge.init) ?? .trailing
  }
}
