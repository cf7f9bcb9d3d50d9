internal import LazyExtents
internal import LazyStacks
internal import Lua

enum StacksBinding {
  static let registrations: [Registration] = [
    eager("VStack", along: .vertical, summary: "Children from top to bottom, all loaded at once.") {
      call,
      reader in
      VStack(
        alignment: try Alignments.horizontal("alignment", in: call, by: reader) ?? .center,
        spacing: try reader.number("spacing", in: call),
        children: try reader.children(in: call)
      ).content
    },
    eager("HStack", along: .horizontal, summary: "Children from left to right, all loaded at once.")
    {
      call,
      reader in
      HStack(
        alignment: try Alignments.vertical("alignment", in: call, by: reader) ?? .center,
        spacing: try reader.number("spacing", in: call),
        children: try reader.children(in: call)
      ).content
    },
    .view(
      "ZStack",
      taking: [Alignments.parameter("Where a child stands on the others.")],
      rest: .views,
      summary: "Children on top of one another, all loaded at once."
    ) { call, reader in
      let alignment = try Alignments.alignment(in: call, by: reader)
      let stack = ZStack(alignment: alignment, children: try reader.children(in: call))
      return ViewValue(stack.content, name: "ZStack")
    },
    .view(
      "ViewThatFits",
      taking: [
        .label(
          "axes",
          as: AxisNames.kind,
          default: "\"both\"",
          summary: "The axes along which a view must fit."
        )
      ],
      rest: .views,
      summary: "The first of several views whose ideal size fits into what is offered, else the "
        + "last one; the others are measured, and never appear."
    ) { call, reader in
      let axes = try AxisNames.axes("axes", in: call, by: reader) ?? .both
      let choice = ViewThatFits(in: axes, children: try reader.children(in: call))
      return ViewValue(choice.content, name: "ViewThatFits")
    },
    .view(
      "AnyLayout",
      taking: [
        .label(
          "layout",
          as: .view,
          summary: "What lays the views out: a VStack, HStack or ZStack, or a layout of one's own, "
            + "without views of its own."
        )
      ],
      rest: .views,
      summary: "Views that stay the same views, with their states, when another layout takes over."
    ) { call, reader in
      guard let layout = try Content("layout", in: call, by: reader) else {
        throw Mistake("AnyLayout takes layout = HStack { spacing = 8 }, or another container")
      }
      let views = try AnyLayout(layout, children: try reader.children(in: call))
      return ViewValue(views.content, name: "AnyLayout")
    },
    lazy("LazyVStack", along: .vertical, summary: "Children from top to bottom") { call, reader in
      try LazyVStack(
        alignment: Alignments.horizontal("alignment", in: call, by: reader) ?? .center,
        spacing: reader.number("spacing", in: call),
        pinnedViews: PinnedScrollableViews(in: call, by: reader),
        estimator: EstimatorChoice(in: call, by: reader)
      ) { Group(try reader.children(in: call)) }.content
    },
    lazy("LazyHStack", along: .horizontal, summary: "Children from left to right") { call, reader in
      try LazyHStack(
        alignment: Alignments.vertical("alignment", in: call, by: reader) ?? .center,
        spacing: reader.number("spacing", in: call),
        pinnedViews: PinnedScrollableViews(in: call, by: reader),
        estimator: EstimatorChoice(in: call, by: reader)
      ) { Group(try reader.children(in: call)) }.content
    },
  ]

  private typealias Making = @Sendable (borrowing LuaCall, ArgumentReader) throws -> Content

  private static func eager(
    _ name: String,
    along axis: Axis,
    summary: String,
    make: @escaping Making
  ) -> Registration {
    .view(
      name,
      taking: [Alignments.parameter(across: axis), spacing],
      rest: .views,
      summary: summary
    ) {
      call,
      reader in ViewValue(try make(call, reader), name: name)
    }
  }

  private static func lazy(
    _ name: String,
    along axis: Axis,
    summary: String,
    make: @escaping Making
  ) -> Registration {
    .view(
      name,
      taking: [
        Alignments.parameter(across: axis), spacing, pinnedViews, EstimatorsBinding.parameter,
      ],
      rest: .views,
      summary: summary + ", loaded as they come into sight."
    ) { call, reader in ViewValue(try make(call, reader), name: name) }
  }

  static let spacing = Parameter.label(
    "spacing",
    as: .length,
    summary: "The distance between neighbors; the profile's `defaultSpacing` where none is given."
  )

  private static let pinnable: [(name: String, views: PinnedScrollableViews)] = [
    ("sectionHeaders", .sectionHeaders), ("sectionFooters", .sectionFooters),
  ]

  static let pinnedViews = Parameter.label(
    "pinnedViews",
    as: .either([.cases(pinnable.map(\.name)), .array(.cases(pinnable.map(\.name)))]),
    summary:
      "Which views stay at an edge while a part of their section is visible; none by default."
  )

  fileprivate static func pinnedViews(named name: String) -> PinnedScrollableViews? {
    pinnable.first { $0.name == name }?.views
  }
}

extension PinnedScrollableViews {
  /// Reads `pinnedViews`: one kind of view, or several in a table.
  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self = []
    let value = try reader.value("pinnedViews", in: call)
    if let name = value.text, let views = StacksBinding.pinnedViews(named: name) { self = views }
    guard case .table(let table) = value else { return }
    for entry in try table.entries() {
      guard case .integer = entry.key, let name = entry.value.text,
        let more = StacksBinding.pinnedViews(named: name)
      else {
        throw Mistake(
          "pinnedViews of \(reader.title) is a list of \"sectionHeaders\" and \"sectionFooters\"; "
            + "it has \(Literal.of(entry.value, in: try reader.session.state))"
        )
      }
      formUnion(more)
    }
  }
}
