internal import LazyStacks
internal import Lua

enum StacksBinding {
  static let registrations: [Registration] = [
    eager("VStack", .vertical, "Children from top to bottom, all loaded at once.") {
      VStack(alignment: $0, spacing: $1, children: $2).content
    },
    eager("HStack", .horizontal, "Children from left to right, all loaded at once.") {
      HStack(alignment: $0, spacing: $1, children: $2).content
    },
    lazy(
      "LazyVStack",
      .vertical,
      "Children from top to bottom, loaded as they come into sight."
    ) {
      LazyVStack(alignment: $0, spacing: $1, pinnedViews: $2, children: $3).content
    },
    lazy(
      "LazyHStack",
      .horizontal,
      "Children from left to right, loaded as they come into sight."
    ) {
      LazyHStack(alignment: $0, spacing: $1, pinnedViews: $2, children: $3).content
    },
  ]

  private static func eager(
    _ name: String,
    _ axis: Axis,
    _ summary: String,
    make: @escaping @Sendable (Alignment, Double?, [Content]) -> Content
  ) -> Registration {
    .view(name, [alignment(axis), spacing], rest: .views, summary) { call, reader in
      let alignment = try reader.text("alignment", call).flatMap(Alignment.init) ?? .center
      let spacing = try reader.number("spacing", call)
      return ViewValue(make(alignment, spacing, try reader.children(call)), name: name)
    }
  }

  private static func lazy(
    _ name: String,
    _ axis: Axis,
    _ summary: String,
    make:
      @escaping @Sendable (Alignment, Double?, PinnedScrollableViews, [Content]) -> Content
  ) -> Registration {
    .view(name, [alignment(axis), spacing, pinnedViews], rest: .views, summary) { call, reader in
      let alignment = try reader.text("alignment", call).flatMap(Alignment.init) ?? .center
      let content = make(
        alignment,
        try reader.number("spacing", call),
        try reader.pinnedViews(call),
        try reader.children(call)
      )
      return ViewValue(content, name: name)
    }
  }

  static func alignment(_ axis: Axis) -> Parameter {
    .label(
      "alignment",
      .cases(Alignment.cases(across: axis).map(\.rawValue)),
      default: "\"center\"",
      "Where narrower children stand across the stack."
    )
  }

  static let spacing = Parameter.label(
    "spacing",
    .length,
    "The distance between neighbors; the profile's `defaultSpacing` where none is given."
  )

  private static let pinnable: [(name: String, views: PinnedScrollableViews)] = [
    ("sectionHeaders", .sectionHeaders), ("sectionFooters", .sectionFooters),
  ]

  static let pinnedViews = Parameter.label(
    "pinnedViews",
    .either([.cases(pinnable.map(\.name)), .array(.cases(pinnable.map(\.name)))]),
    "Which views stay at an edge while a part of their section is visible; none by default."
  )

  fileprivate static func pinnedViews(named name: String) -> PinnedScrollableViews? {
    pinnable.first { $0.name == name }?.views
  }
}

extension ArgumentReader {
  /// What `pinnedViews` names: one kind of view, or several in a table.
  func pinnedViews(_ call: borrowing LuaCall) throws -> PinnedScrollableViews {
    let value = try value("pinnedViews", call)
    if value == .nil { return [] }
    if let name = value.text, let views = StacksBinding.pinnedViews(named: name) { return views }
    guard case .table(let table) = value else { return [] }
    var views: PinnedScrollableViews = []
    for entry in try table.entries() {
      guard case .integer = entry.key, let name = entry.value.text,
        let more = StacksBinding.pinnedViews(named: name)
      else {
        throw Mistake(
          "pinnedViews of \(title) is a list of \"sectionHeaders\" and \"sectionFooters\"; it has "
            + "\(Literal.of(entry.value))"
        )
      }
      views.formUnion(more)
    }
    return views
  }
}
