internal import LazyStacks
internal import Lua

enum ScrollSettingsBinding {
  static let registrations: [Registration] = [
    .modifier(
      "contentMargins",
      [
        edges, length,
        .label(
          "placement",
          .cases(ContentMarginPlacement.allCases.map(\.rawValue)),
          default: "\"automatic\"",
          "For what the margin is meant; one for `scrollIndicators` alone has no effect."
        ),
      ],
      "Keeps the content of the scroll view away from edges; it still scrolls into the margin."
    ) { view, call, reader in
      let margin = try EdgeLength(call, reader)
      let placement = try reader.text("placement", call).flatMap(ContentMarginPlacement.init)
      let content = view.content.contentMargins(
        margin.edges,
        margin.length,
        for: placement ?? .automatic
      )
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "safeAreaPadding",
      [edges, length],
      "Says how much of some edges is covered; the scroll view insets its content by it."
    ) { view, call, reader in
      let padding = try EdgeLength(call, reader)
      let content = view.content.safeAreaPadding(padding.edges, padding.length)
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "defaultScrollAnchor",
      [
        .position(
          "anchor",
          UnitPointBinding.kind,
          required: false,
          "The point of the content that is shown; without one, the scroll view decides."
        ),
        .label(
          "role",
          .cases(ScrollAnchorRole.allCases.map(\.rawValue)),
          "When it counts: at first, when sizes change, while the content is short; else always."
        ),
      ],
      "Decides which part of the content the scroll view shows by itself."
    ) { view, call, reader in
      let anchor = try reader.scrollAnchor("anchor", call)
      guard let role = try reader.text("role", call).flatMap(ScrollAnchorRole.init) else {
        return ViewValue(view.content.defaultScrollAnchor(anchor), name: view.name)
      }
      return ViewValue(view.content.defaultScrollAnchor(anchor, for: role), name: view.name)
    },
    .modifier(
      "scrollBounceBehavior",
      [
        .position(
          "behavior",
          .cases(ScrollBounceBehavior.allCases.map(\.rawValue)),
          "When the content may be pulled beyond its ends; `automatic` is always."
        ),
        .label(
          "axes",
          .cases(["vertical", "horizontal", "both"]),
          default: "\"vertical\"",
          "Along which axes."
        ),
      ],
      "Decides whether a finger or a fling takes the content beyond its ends, to spring back."
    ) { view, call, reader in
      let name = try reader.text("behavior", call)
      let axes: Set<Axis> =
        switch try reader.text("axes", call) {
        case "horizontal": .horizontal
        case "both": .both
        default: .vertical
        }
      let content = view.content.scrollBounceBehavior(
        name.flatMap(ScrollBounceBehavior.init) ?? .automatic,
        axes: axes
      )
      return ViewValue(content, name: view.name)
    },
  ]

  private static let edges = Parameter.position(
    "edges",
    .either([
      .cases(EdgeLength.sets.map(\.name)), .array(.cases(EdgeLength.sets.map(\.name))), .length,
    ]),
    "At which edges, all where only a length is given."
  )

  private static let length = Parameter.position(
    "length",
    .length,
    required: false,
    "How far, in points."
  )
}

/// A length at some edges, as scripts give it: `8`, or edges and a length.
struct EdgeLength {
  let edges: Set<Edge>
  let length: Double

  /// The names for one or several edges.
  static let sets: [(name: String, edges: Set<Edge>)] =
    [("all", .all), ("horizontal", .horizontal), ("vertical", .vertical)]
    + Edge.allCases.map { ($0.rawValue, [$0]) }

  init(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let first = try reader.value("edges", call)
    let second = try reader.number("length", call)
    switch (first.number, second) {
    case (let length?, nil):
      edges = .all
      self.length = length
    case (nil, let length?):
      edges = try EdgeLength.edges(first, reader.title)
      self.length = length
    case (nil, nil): throw Mistake("\(reader.title) needs length, \(ValueKind.length.phrase)")
    case (_?, _?): throw Mistake("\(reader.title) takes edges and then one length")
    }
  }

  private static func edges(_ value: LuaValue, _ title: String) throws -> Set<Edge> {
    guard case .table(let table) = value else { return try named(value, title) }
    return try table.entries().reduce(into: []) { try $0.formUnion(named($1.value, title)) }
  }

  private static func named(_ value: LuaValue, _ title: String) throws -> Set<Edge> {
    guard case .string(let name) = value,
      let found = sets.first(where: { $0.name == name.description })
    else {
      let names = ValueKind.cases(sets.map(\.name)).phrase
      throw Mistake("edges of \(title) are \(names), got \(Literal.of(value))")
    }
    return found.edges
  }
}
