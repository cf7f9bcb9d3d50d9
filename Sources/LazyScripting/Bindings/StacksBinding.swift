internal import LazyExtents
internal import LazyStacks
internal import Lua

enum StacksBinding {
  static let registrations: [Registration] = [
    eager("VStack", .vertical, "Children from top to bottom, all loaded at once.") {
      call,
      reader in
      VStack(
        alignment: try Alignments.horizontal("alignment", call, reader) ?? .center,
        spacing: try reader.number("spacing", call),
        children: try reader.children(call)
      ).content
    },
    eager("HStack", .horizontal, "Children from left to right, all loaded at once.") {
      call,
      reader in
      HStack(
        alignment: try Alignments.vertical("alignment", call, reader) ?? .center,
        spacing: try reader.number("spacing", call),
        children: try reader.children(call)
      ).content
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
    lazy("LazyVStack", .vertical, "Children from top to bottom") { call, reader in
      try LazyVStack(
        alignment: Alignments.horizontal("alignment", call, reader) ?? .center,
        spacing: reader.number("spacing", call),
        pinnedViews: reader.pinnedViews(call),
        estimator: reader.estimator(call)
      ) { Group(try reader.children(call)) }.content
    },
    lazy("LazyHStack", .horizontal, "Children from left to right") { call, reader in
      try LazyHStack(
        alignment: Alignments.vertical("alignment", call, reader) ?? .center,
        spacing: reader.number("spacing", call),
        pinnedViews: reader.pinnedViews(call),
        estimator: reader.estimator(call)
      ) { Group(try reader.children(call)) }.content
    },
  ]

  private typealias Making = @Sendable (borrowing LuaCall, ArgumentReader) throws -> Content

  private static func eager(
    _ name: String,
    _ axis: Axis,
    _ summary: String,
    make: @escaping Making
  ) -> Registration {
    .view(name, [Alignments.parameter(across: axis), spacing], rest: .views, summary) {
      call,
      reader in ViewValue(try make(call, reader), name: name)
    }
  }

  private static func lazy(
    _ name: String,
    _ axis: Axis,
    _ summary: String,
    make: @escaping Making
  ) -> Registration {
    .view(
      name,
      [
        Alignments.parameter(across: axis), spacing, pinnedViews, EstimatorsBinding.parameter,
      ],
      rest: .views,
      summary + ", loaded as they come into sight."
    ) { call, reader in ViewValue(try make(call, reader), name: name) }
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
  /// Reads `pinnedViews`: one kind of view, or several in a table.
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
