internal import LazyStacks
internal import Lua

enum LayersBinding {
  static let registrations: [Registration] = [
    layers("overlay", "Puts other views in front of the view, which are offered its size.") {
      $0.overlay(alignment: $1, children: $2)
    },
    layers("background", "Puts other views behind the view, which are offered its size.") {
      $0.background(alignment: $1, children: $2)
    },
  ]

  private static func layers(
    _ name: String,
    _ summary: String,
    make: @escaping @Sendable (Content, Alignment, [Content]) -> Content
  ) -> Registration {
    .modifier(
      name,
      [Alignments.parameter("Where the other views stand on the view.")],
      rest: .views,
      summary
    ) { view, call, reader in
      let alignment = try Alignments.alignment(call, reader)
      let children = try reader.children(call)
      return ViewValue(make(view.content, alignment, children), name: view.name)
    }
  }
}
