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
        + EdgeNames.parameters(
          as: .distance,
          summary: "How much room at this edge, 0 where others are given."
        ),
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
    if let named = try EdgeNames.lengths(in: call, by: reader) {
      return named.reduce(.zero) { $0 + EdgeInsets($1.edges, $1.length) }
    }
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
}
