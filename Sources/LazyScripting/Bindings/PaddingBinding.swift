internal import LazyStacks
internal import Lua

enum PaddingBinding {
  static let registrations: [Registration] = [
    .modifier(
      "padding",
      [
        .position(
          "edges",
          .either([.distance, EdgeNames.one, EdgeNames.several]),
          required: false,
          "The edges, all where none are given; or the length, for all edges."
        ),
        .position("length", .distance, default: "16", "How much room, in points."),
      ]
        + Edge.allCases.map { edge in
          .label(edge.rawValue, .distance, "How much room at this edge, 0 where others are given.")
        },
      "Puts room around the view."
    ) { view, call, reader in
      let insets = try insets(call, reader)
      return ViewValue(try view.content.padding(insets).checked(), name: view.name)
    }
  ]

  private static func insets(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> EdgeInsets {
    guard let single = try singleEdges(call, reader) else {
      let place = reader.place("edges", call)
      let length = try reader.number("length", call) ?? 16
      switch call.kind(place) {
      case .integer, .number:
        guard !reader.has("length", call) else {
          throw Mistake(":padding takes the edges before the length; write :padding(\"all\", 8)")
        }
        return EdgeInsets(.all, try call.number(place))
      default: return EdgeInsets(try EdgeNames.edges("edges", call, reader) ?? .all, length)
      }
    }
    guard !reader.has("edges", call), !reader.has("length", call) else {
      throw Mistake(":padding takes edges by name, or edges and a length by position, not both")
    }
    return single
  }

  private static func singleEdges(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> EdgeInsets? {
    let isGiven = Edge.allCases.contains { reader.has($0.rawValue, call) }
    guard isGiven else { return nil }
    return EdgeInsets(
      top: try reader.number("top", call) ?? 0,
      leading: try reader.number("leading", call) ?? 0,
      bottom: try reader.number("bottom", call) ?? 0,
      trailing: try reader.number("trailing", call) ?? 0
    )
  }
}
