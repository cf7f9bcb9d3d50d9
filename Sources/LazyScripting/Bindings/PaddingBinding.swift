internal import LazyStacks
internal import Lua

enum PaddingBinding {
  static let registrations: [Registration] = [
    .modifier(
      "padding",
      taking: [
        .position(
          "edges",
          as: .either([.distance, EdgeNames.one, EdgeNames.several]),
          required: false,
          summary: "The edges, all where none are given; or the length, for all edges."
        ),
        .position("length", as: .distance, default: "16", summary: "How much room, in points."),
      ]
        + Edge.allCases.map { edge in
          .label(
            edge.rawValue,
            as: .distance,
            summary: "How much room at this edge, 0 where others are given."
          )
        },
      summary: "Puts room around the view."
    ) { view, call, reader in
      let insets = try insets(in: call, by: reader)
      return ViewValue(try view.content.padding(insets).checked(), name: view.name)
    }
  ]

  private static func insets(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> EdgeInsets {
    guard let single = try singleEdges(in: call, by: reader) else {
      let place = reader.place(of: "edges", in: call)
      let length = try reader.number("length", in: call) ?? 16
      switch call.kind(at: place) {
      case .integer, .number:
        guard !reader.has("length", in: call) else {
          throw Mistake(":padding takes the edges before the length; write :padding(\"all\", 8)")
        }
        return EdgeInsets(.all, try call.number(at: place))
      default: return EdgeInsets(try EdgeNames.edges("edges", in: call, by: reader) ?? .all, length)
      }
    }
    guard !reader.has("edges", in: call), !reader.has("length", in: call) else {
      throw Mistake(":padding takes edges by name, or edges and a length by position, not both")
    }
    return single
  }

  private static func singleEdges(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> EdgeInsets? {
    let isGiven = Edge.allCases.contains { reader.has($0.rawValue, in: call) }
    guard isGiven else { return nil }
    return EdgeInsets(
      top: try reader.number("top", in: call) ?? 0,
      leading: try reader.number("leading", in: call) ?? 0,
      bottom: try reader.number("bottom", in: call) ?? 0,
      trailing: try reader.number("trailing", in: call) ?? 0
    )
  }
}
