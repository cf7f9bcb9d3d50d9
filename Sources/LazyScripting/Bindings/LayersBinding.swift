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
  ]

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
