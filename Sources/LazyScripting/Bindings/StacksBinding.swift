internal import LazyStacks
internal import Lua

enum StacksBinding {
  static let registrations: [Registration] = [
    column("VStack", "Children from top to bottom, all loaded at once.") {
      VStack(alignment: $0, spacing: $1, children: $2).content
    },
    row("HStack", "Children from left to right, all loaded at once.") {
      HStack(alignment: $0, spacing: $1, children: $2).content
    },
    .view(
      "ZStack",
      [Alignments.parameter("Where a child stands on the others.")],
      rest: .views,
      "Children on top of one another, all loaded at once."
    ) { call, reader in
      let alignment = try Alignments.alignment(call, reader)
      let stack = ZStack(alignment: alignment, children: try reader.children(call))
      return ViewValue(stack.content, name: "ZStack")
    },
    column("LazyVStack", "Children from top to bottom, loaded as they come into sight.") {
      LazyVStack(alignment: $0, spacing: $1, children: $2).content
    },
    row("LazyHStack", "Children from left to right, loaded as they come into sight.") {
      LazyHStack(alignment: $0, spacing: $1, children: $2).content
    },
  ]

  private static let spacing = Parameter.label(
    "spacing",
    .length,
    "The distance between neighbors; the profile's `defaultSpacing` where none is given."
  )

  private static let summary = "Where narrower children stand across the stack."

  private static func column(
    _ name: String,
    _ text: String,
    make: @escaping @Sendable (HorizontalAlignment, Double?, [Content]) -> Content
  ) -> Registration {
    let alignment = Alignments.parameter(Alignments.horizontal, summary)
    return .view(name, [alignment, spacing], rest: .views, text) { call, reader in
      let alignment = try Alignments.horizontal("alignment", call, reader) ?? .center
      let spacing = try reader.number("spacing", call)
      return ViewValue(make(alignment, spacing, try reader.children(call)), name: name)
    }
  }

  private static func row(
    _ name: String,
    _ text: String,
    make: @escaping @Sendable (VerticalAlignment, Double?, [Content]) -> Content
  ) -> Registration {
    let alignment = Alignments.parameter(Alignments.vertical, summary)
    return .view(name, [alignment, spacing], rest: .views, text) { call, reader in
      let alignment = try Alignments.vertical("alignment", call, reader) ?? .center
      let spacing = try reader.number("spacing", call)
      return ViewValue(make(alignment, spacing, try reader.children(call)), name: name)
    }
  }
}
