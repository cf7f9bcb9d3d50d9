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
      ] + EdgeNames.parameters(as: .length, summary: atEdge),
      summary:
        "Keeps the content of the scroll view away from edges; it still scrolls into the margin."
    ) { view, call, reader in
      let placement = try reader.text("placement", in: call).flatMap(ContentMarginPlacement.init)
      let content = try EdgeLength.all(in: call, by: reader).reduce(view.content) {
        $0.contentMargins($1.edges, $1.length, for: placement ?? .automatic)
      }
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "safeAreaPadding",
      taking: [edges, length] + EdgeNames.parameters(as: .length, summary: atEdge),
      summary: "Says how much of some edges is covered; the scroll view insets its content by it."
    ) { view, call, reader in
      let content = try EdgeLength.all(in: call, by: reader).reduce(view.content) {
        $0.safeAreaPadding($1.edges, $1.length)
      }
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
      let anchor = try UnitPoint(aligning: "anchor", in: call, by: reader)
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
          as: AxisNames.kind,
          default: "\"vertical\"",
          summary: "Along which axes."
        ),
      ],
      summary:
        "Decides whether a finger or a fling takes the content beyond its ends, to spring back."
    ) { view, call, reader in
      let name = try reader.text("behavior", in: call)
      let content = view.content.scrollBounceBehavior(
        name.flatMap(ScrollBounceBehavior.init) ?? .automatic,
        axes: try AxisNames.axes("axes", in: call, by: reader) ?? .vertical
      )
      return ViewValue(content, name: view.name)
    },
  ]

  private static let edges = Parameter.position(
    "edges",
    as: .either([EdgeNames.one, EdgeNames.several, .length]),
    required: false,
    summary: "At which edges, all where only a length is given."
  )

  private static let atEdge = "How far at this edge alone."

  private static let length = Parameter.position(
    "length",
    as: .length,
    required: false,
    summary: "How far, in points."
  )
}
