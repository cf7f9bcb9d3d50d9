internal import LazyStacks
internal import Lua

enum ScrollSettingsBinding {
  static let registrations: [Registration] = [
    .modifier(
      "contentMargins",
      taking: [
        edges, length,
        .label(
          "placement",
          as: .cases(ContentMarginPlacement.allCases.map(\.rawValue)),
          default: "\"automatic\"",
          summary: "For what the margin is meant; one for `scrollIndicators` alone has no effect."
        ),
      ],
      summary:
        "Keeps the content of the scroll view away from edges; it still scrolls into the margin."
    ) { view, call, reader in
      let margin = try EdgeLength(in: call, by: reader)
      let placement = try reader.text("placement", in: call).flatMap(ContentMarginPlacement.init)
      let content = view.content.contentMargins(
        margin.edges,
        margin.length,
        for: placement ?? .automatic
      )
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "safeAreaPadding",
      taking: [edges, length],
      summary: "Says how much of some edges is covered; the scroll view insets its content by it."
    ) { view, call, reader in
      let padding = try EdgeLength(in: call, by: reader)
      let content = view.content.safeAreaPadding(padding.edges, padding.length)
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "defaultScrollAnchor",
      taking: [
        .position(
          "anchor",
          as: UnitPointBinding.kind,
          required: false,
          summary: "The point of the content that is shown; without one, the scroll view decides."
        ),
        .label(
          "role",
          as: .cases(ScrollAnchorRole.allCases.map(\.rawValue)),
          summary:
            "When it counts: at first, when sizes change, while the content is short; else always."
        ),
      ],
      summary: "Decides which part of the content the scroll view shows by itself."
    ) { view, call, reader in
      let anchor = try reader.scrollAnchor("anchor", in: call)
      guard let role = try reader.text("role", in: call).flatMap(ScrollAnchorRole.init) else {
        return ViewValue(view.content.defaultScrollAnchor(anchor), name: view.name)
      }
      return ViewValue(view.content.defaultScrollAnchor(anchor, for: role), name: view.name)
    },
    .modifier(
      "scrollBounceBehavior",
      taking: [
        .position(
          "behavior",
          as: .cases(ScrollBounceBehavior.allCases.map(\.rawValue)),
          summary: "When the content may be pulled beyond its ends; `automatic` is always."
        ),
        .label(
          "axes",
          as: .cases(["vertical", "horizontal", "both"]),
          default: "\"vertical\"",
          summary: "Along which axes."
        ),
      ],
      summary:
        "Decides whether a finger or a fling takes the content beyond its ends, to spring back."
    ) { view, call, reader in
      let name = try reader.text("behavior", in: call)
      let axes: Set<Axis> =
        switch try reader.text("axes", in: call) {
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
    as: .either([
      .cases(EdgeLength.sets.map(\.name)), .array(.cases(EdgeLength.sets.map(\.name))), .length,
    ]),
    summary: "At which edges, all where only a length is given."
  )

  private static let length = Parameter.position(
    "length",
    as: .length,
    required: false,
    summary: "How far, in points."
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

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let first = try reader.value("edges", in: call)
    let second = try reader.number("length", in: call)
    switch (first.number, second) {
    case (let length?, nil):
      edges = .all
      self.length = length
    case (nil, let length?):
      edges = try EdgeLength.edges(first, titled: reader.title)
      self.length = length
    case (nil, nil): throw Mistake("\(reader.title) needs length, \(ValueKind.length.phrase)")
    case (_?, _?): throw Mistake("\(reader.title) takes edges and then one length")
    }
  }

  private static func edges(_ value: LuaValue, titled title: String) throws -> Set<Edge> {
    guard case .table(let table) = value else { return try named(value, titled: title) }
    return try table.entries().reduce(into: []) { try $0.formUnion(named($1.value, titled: title)) }
  }

  private static func named(_ value: LuaValue, titled title: String) throws -> Set<Edge> {
    guard case .string(let name) = value,
      let found = sets.first(where: { $0.name == name.description })
    else {
      let names = ValueKind.cases(sets.map(\.name)).phrase
      throw Mistake("edges of \(title) are \(names), got \(Literal.of(value))")
    }
    return found.edges
  }
}
