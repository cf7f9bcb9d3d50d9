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
      case .outside: call.push("\(ids) outside")
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
      taking: [
        .label(
          "collectionID",
          as: .id,
          summary:
            "What names its elements where the container takes rows from one ForEach to another; "
            + "see `container =` of `:reorderContainer`."
        )
      ],
      summary: "Lets the rows of a ForEach be dragged to other places; see `window:reorder`."
    ) { view, call, reader in
      guard view.name == "ForEach" else {
        throw Mistake(
          "\(reader.title) belongs to a ForEach, not to \(Literal.article(for: view.name)); write "
            + "ForEach { … }:reorderable()"
        )
      }
      let collection = try reader.id("collectionID", in: call)
      return ViewValue(view.content.reorderable(collectionID: collection), name: view.name)
    },
    .modifier(
      "reorderContainer",
      taking: [
        .label(
          "move",
          as: .function("function(difference)"),
          required: true,
          summary:
            "Is called once for a drag, at the drop, and brings the data into the new order: "
            + "`difference:apply(data)`, or `difference:apply { todo = …, done = … }` with the "
            + "data of all collections."
        ),
        .label(
          "item",
          as: VisibilityBinding.idTypes,
          default: "all",
          summary:
            "Which elements it is for, by their ids: those of a type, or those for which a "
            + "function gives true; of others a container further out is told."
        ),
        .label(
          "container",
          as: VisibilityBinding.idTypes,
          default: "none",
          summary:
            "Between which collections rows go, by what `:reorderable { collectionID = … }` says; "
            + "without it a row stays among those of its own ForEach."
        ),
        .label(
          "isEnabled",
          as: .boolean,
          default: "true",
          summary: "Whether rows can be dragged now."
        ),
      ],
      summary: "Is told of rows that are dragged in the view; see `:reorderable`."
    ) { view, call, reader in
      let move = try reader.requiredFunction("move", in: call)
      let isEnabled = try reader.flag("isEnabled", default: true, in: call)
      let types = try reader.session.types
      let session = try reader.session.reference
      let content = view.content.reorderContainer(
        isEnabled: isEnabled,
        for: try IDFilter("item", in: call, by: reader)?.accepts ?? { _ in true },
        in: try IDFilter("container", in: call, by: reader)?.accepts
      ) { difference in
        try session.notify(move) {
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
      taking: [
        .position("id", as: .path, summary: "The row's id, or a path of ids."),
        .position(
          "end",
          as: .cases(["end", "outside"]),
          required: false,
          summary:
            "Drops it after all rows, or outside of the container, so that nothing is moved and "
            + "nobody is told."
        ),
        .label("before", as: .path, summary: "Drops it before the row with this id."),
        .label(
          "collectionID",
          as: .id,
          summary: "After the rows of which collection `\"end\"` drops it; without it, of its own."
        ),
        .label(
          "with",
          as: .array(.path),
          summary: "The ids of further rows of its ForEach that are dragged along."
        ),
        .label(
          "duration",
          as: .duration,
          default: "0",
          summary: "For how long the finger holds the rows over the place before it lifts."
        ),
        .label(
          "cancel",
          as: .boolean,
          default: "false",
          summary:
            "Whether the drag is cancelled there: the order is as before, and nobody is told."
        ),
      ],
      gives: .integer(atLeast: 1),
      summary:
        "Drags a row to another place among those of its ForEach, or of another collection of its "
        + "container, and drops it there, and makes the frames of that. The other rows make room "
        + "for it where it would be dropped. Where the place is out of "
        + "sight, the content scrolls by itself and rows are loaded on the way. The row must be on "
        + "screen."
    ) { (handle: WindowHandle, call, reader) in
      guard let id = try reader.id("id", in: call) else { throw Mistake("reorder needs an id") }
      let before = try reader.id("before", in: call)
      guard (before == nil) == reader.has("end", in: call) else {
        throw Mistake(
          "\(reader.title) needs before =, \"end\" or \"outside\"; write \(reader.title) { "
            + "\(Literal.of(LuaValue(id))), before = … }"
        )
      }
      let collection = try reader.id("collectionID", in: call)
      guard collection == nil || before == nil else {
        throw Mistake(
          "collectionID of \(reader.title) goes with \"end\"; before = says which collection"
        )
      }
      let isOutside = try reader.text("end", in: call) == "outside"
      guard collection == nil || !isOutside else {
        throw Mistake("collectionID of \(reader.title) goes with \"end\", not with \"outside\"")
      }
      let made = try handle.window.reorder(
        id,
        to: before.map { .before($0) } ?? (isOutside ? .outside : .end),
        in: collection,
        by: ReorderGesture(
          with: try others(in: call, by: reader),
          duration: try reader.number("duration", in: call) ?? 0,
          isCancelled: try reader.flag("cancel", in: call)
        )
      )
      return call.push(made)
    },
  ]

  /// The ids of the rows that are dragged along.
  private static func others(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> [ViewID] {
    guard case .table(let table) = try reader.value("with", in: call) else { return [] }
    return try (1..<table.highestIndex() + 1).compactMap { try table.rawGet($0).viewIDOrPath }
  }

  private static let difference: [Registration] = [
    .field(
      "sources",
      of: "ReorderDifference",
      on: DifferenceValue.self,
      gives: .array(.id),
      summary: "The ids of the elements that were dragged."
    ) { value, call, session in
      call.push(try session.types.lists.make(value.difference.sources))
    },
    .field(
      "destination",
      of: "ReorderDifference",
      on: DifferenceValue.self,
      gives: .either([.cases(["end"]), .table("{ before = id }")]),
      summary: "Where they were dropped."
    ) { value, call, session in
      guard case .before(let id) = value.difference.destination else { return call.push("end") }
      let before = try session.types.lists.value(of: id)
      let table = try session.state.makeTable(fieldCapacity: 1)
      try table.rawSet("before", to: before)
      return call.push(table)
    },
    collection(
      "collectionID",
      summary: "The collection in which they were dropped; nil where the container knows none."
    ) { $0.collection },
    collection(
      "sourceCollectionID",
      summary: "The collection from which they were dragged; nil where the container knows none."
    ) { $0.sourceCollection },
    .method(
      "apply",
      of: "ReorderDifference",
      taking: [
        .position(
          "data",
          as: .either([.table("of elements"), .object("Data"), .object("ObservedTable")]),
          summary: "The array that the ForEach shows, or its lab.data; where the container knows "
            + "collections, a table of these by their ids."
        )
      ],
      summary: "Brings the data of the ForEach into the new order."
    ) { (value: DifferenceValue, call, reader) in
      try value.difference.apply(to: call, by: reader)
      return .none
    }.takingWholeTable,
  ]

  private static func collection(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (ReorderDifference) -> ViewID?
  ) -> Registration {
    .field(
      name,
      of: "ReorderDifference",
      on: DifferenceValue.self,
      gives: .either([.id, .nothing]),
      summary: summary
    ) { value, call, session in
      guard let id = read(value.difference) else { return call.push() }
      return call.push(try session.types.lists.value(of: id))
    }
  }

  private static let edge = Parameter.label(
    "edge",
    as: .cases(HorizontalEdge.allCases.map(\.rawValue)),
    default: "\"trailing\"",
    summary: "At which edge."
  )

  private static let swiping: [Registration] = [
    .modifier(
      "swipeActions",
      taking: [
        edge,
        .label(
          "allowsFullSwipe",
          as: .boolean,
          default: "true",
          summary: "Whether a long swipe does what the first button does."
        ),
        .label(
          "onPresentationChanged",
          as: .function("function(isPresented)"),
          summary:
            "Is called with true when the buttons are revealed, and with false when they are "
            + "dismissed. A full swipe reveals none."
        ),
      ],
      rest: .views,
      summary: "Offers Buttons when the row is swiped at an edge; see `window:swipe`."
    ) { view, call, reader in
      let edge = try HorizontalEdge(in: call, by: reader)
      let children = try reader.children(in: call)
      guard !children.isEmpty else {
        throw Mistake("\(reader.title) needs a Button; write Button { \"Delete\", action = f }")
      }
      let told = try reader.function("onPresentationChanged", in: call)
      let session = try reader.session.reference
      let content = view.content.swipeActions(
        edge: edge,
        allowsFullSwipe: try reader.flag("allowsFullSwipe", default: true, in: call),
        actions: children,
        onPresentationChanged: told.map { told in
          { try session.notify(told, arguments: [.boolean($0)]) }
        }
      )
      return ViewValue(try content.checkedSwipeActions(), name: view.name)
    },
    .modifier(
      "swipeActionsContainer",
      taking: [],
      summary: "Has one row open at a time among those in the view; without it, in the window."
    ) { view, _, _ in ViewValue(view.content.swipeActionsContainer(), name: view.name) },
    .method(
      "swipe",
      of: "Window",
      taking: [
        .position("id", as: .path, summary: "The row's id, or a path of ids."),
        edge,
        .label("tap", as: .string, summary: "What is written on a button that is tapped then."),
        .label(
          "full",
          as: .boolean,
          default: "false",
          summary: "Whether it is so long that the first button is."
        ),
      ],
      gives: .array(.string),
      summary:
        "Swipes a row open, and gives what is written on its buttons, in order. It closes when "
        + "what it is in scrolls, when something else is tapped or another row of its container is "
        + "opened. The row must be on screen."
    ) { (handle: WindowHandle, call, reader) in
      guard let id = try reader.id("id", in: call) else { throw Mistake("swipe needs an id") }
      let edge = try HorizontalEdge(in: call, by: reader)
      let isFull = try reader.flag("full", in: call)
      let button = try reader.text("tap", in: call)
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
        for (index, name) in names.enumerated() { table.set(index + 1, to: .text(name)) }
      }
    },
    .field(
      "openRows",
      of: "Window",
      on: WindowHandle.self,
      gives: .array(.id),
      summary: "The rows that are swiped open, by their ids."
    ) { handle, call, session in
      call.push(try session.types.lists.make(handle.window.openRows))
    },
  ]
}

extension HorizontalEdge {
  /// Reads the edge at which a row is swiped.
  fileprivate init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self = try reader.text("edge", in: call).flatMap(HorizontalEdge.init) ?? .trailing
  }
}
