internal import LazyStacks
internal import Lua

enum SectionBinding {
  static let registrations: [Registration] = [
    .view(
      "Section",
      taking: [
        .label("header", as: .view, summary: "The view above the rows."),
        .label("footer", as: .view, summary: "The view below the rows."),
        .label(
          "isExpanded",
          as: .either([.boolean, .object("Binding")]),
          default: "true",
          summary:
            "Whether there are rows, or a binding that says so; the header and the footer stay."
        ),
      ],
      rest: .views,
      summary:
        "Rows with a header and a footer, which become subviews of the lazy container around them. "
        + "A string before the rows is a text for a header: `Section { \"Today\", … }`."
    ) { call, reader in
      let hasTitle = call.kind(at: 0) == .string
      var header = try Content("header", in: call, by: reader)
      if hasTitle {
        guard header == nil else {
          throw Mistake("Section takes a title or header =, not both")
        }
        header = Text(try call.text(at: 0)).content
      }
      let isExpanded = try isExpanded(in: call, by: reader)
      let rows = try reader.children(in: call, after: hasTitle ? 1 : 0)
      let section = Section(
        header: header.map { [$0] } ?? [],
        footer: try Content("footer", in: call, by: reader).map { [$0] } ?? [],
        children: isExpanded ? rows : []
      )
      return ViewValue(section.content, name: "Section")
    }
  ]

  /// Whether a section shows its rows, as given or as a binding says now.
  private static func isExpanded(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Bool {
    let place = reader.place(of: "isExpanded", in: call)
    guard call.kind(at: place) == .object else {
      return try reader.value("isExpanded", in: call) != .boolean(false)
    }
    let binding = try call.object(at: place, as: reader.session.types[BindingValue.self])
    guard case .boolean(let isExpanded) = try binding.value() else {
      throw Mistake("isExpanded of Section is true or false, or a binding to that")
        .about(.label("isExpanded"))
    }
    return isExpanded
  }
}

extension Content {
  /// Reads a view that was given by name; nil if none was.
  init?(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    let place = reader.place(of: name, in: call)
    guard !call.isNil(at: place) else { return nil }
    self = try reader.session.views.child(at: place, in: call, of: reader.title)
  }
}
