internal import LazyStacks
internal import Lua

enum LayersBinding {
  static let registrations: [Registration] = [
    layers("overlay", summary: "Puts other views in front of the view, which are offered its size.")
    {
      $0.overlay(alignment: $1, children: $2)
    },
    layers("background", summary: "Puts other views behind the view, which are offered its size.") {
      $0.background(alignment: $1, children: $2)
    },
    layers(
      "mask",
      summary: "Lets the view be seen only where other views are, which are offered its size. What "
        + "is in sight is asked of the view itself."
    ) {
      $0.mask(alignment: $1, children: $2)
    },
    inset(
      "safeAreaInset",
      summary: "Puts another view along an edge: a scroll view goes on behind it, and its content "
        + "keeps from the edge by the length of that view, also when it grows."
    ) {
      $0.safeAreaInset(edge: $1, alignment: $2, spacing: $3, children: $4)
    },
    inset(
      "safeAreaBar",
      summary: "The same as `:safeAreaInset`; only its looks differ in SwiftUI."
    ) {
      $0.safeAreaBar(edge: $1, alignment: $2, spacing: $3, children: $4)
    },
  ]

  private static func inset(
    _ name: String,
    summary: String,
    make: @escaping @Sendable (Content, Edge, Alignment, Double?, [Content]) -> Content
  ) -> Registration {
    .modifier(
      name,
      taking: [
        .label(
          "edge",
          as: .cases(Edge.allCases.map(\.rawValue)),
          required: true,
          summary: "The edge along which the other view stands."
        ),
        Alignments.parameter("Where it stands along the edge."),
        .label("spacing", as: .length, summary: "The distance to it; the default one without."),
      ],
      rest: .views,
      summary: summary
    ) { view, call, reader in
      guard let edge = try reader.text("edge", in: call).flatMap(Edge.init) else {
        throw Mistake("\(reader.title) needs edge = \"bottom\" or another edge")
      }
      let alignment = try Alignments.alignment(in: call, by: reader)
      let spacing = try reader.points("spacing", in: call)
      let children = try reader.children(in: call)
      return ViewValue(make(view.content, edge, alignment, spacing, children), name: view.name)
    }
  }

  private static func layers(
    _ name: String,
    summary: String,
    make: @escaping @Sendable (Content, Alignment, [Content]) -> Content
  ) -> Registration {
    .modifier(
      name,
      taking: [Alignments.parameter("Where the other views stand on the view.")],
      rest: .views,
      summary: summary
    ) { view, call, reader in
      let alignment = try Alignments.alignment(in: call, by: reader)
      let children = try reader.children(in: call)
      return ViewValue(make(view.content, alignment, children), name: view.name)
    }
  }
}
