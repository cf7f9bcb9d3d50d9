internal import LazyStacks
internal import Lua

enum StacksBinding {
  static let registrations: [Registration] = [
    stack("VStack", .vertical, "Children from top to bottom, all loaded at once.") {
      VStack(alignment: $0, spacing: $1, children: $2).content
    },
    stack("HStack", .horizontal, "Children from left to right, all loaded at once.") {
      HStack(alignment: $0, spacing: $1, children: $2).content
    },
    stack(
      "LazyVStack",
      .vertical,
      "Children from top to bottom, loaded as they come into sight."
    ) {
      LazyVStack(alignment: $0, spacing: $1, children: $2).content
    },
    stack(
      "LazyHStack",
      .horizontal,
      "Children from left to right, loaded as they come into sight."
    ) {
      LazyHStack(alignment: $0, spacing: $1, children: $2).content
    },
  ]

  private static func stack(
    _ name: String,
    _ axis: Axis,
    _ summary: String,
    make: @escaping @Sendable (Alignment, Double?, [Content]) -> Content
  ) -> Registration {
    let parameters: [Parameter] = [
      .label(
        "alignment",
        .cases(Alignment.cases(across: axis).map(\.rawValue)),
        default: "\"center\"",
        "Where narrower children stand across the stack."
      ),
      .label(
        "spacing",
        .length,
        "The distance between neighbors; the profile's `defaultSpacing` where none is given."
      ),
    ]
    return .view(name, parameters, rest: .views, summary) { call, reader in
      let alignment = try reader.text("alignment", call).flatMap(Alignment.init) ?? .center
      let spacing = try reader.number("spacing", call)
      return ViewValue(make(alignment, spacing, try reader.children(call)), name: name)
    }
  }
}
