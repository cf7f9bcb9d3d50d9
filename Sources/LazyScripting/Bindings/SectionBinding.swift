internal import LazyStacks
internal import Lua

enum SectionBinding {
  static let registrations: [Registration] = [
    .view(
      "Section",
      taking: [
        .label("header", as: .view, summary: "The view above the rows."),
        .label("footer", as: .view, summary: "The view below the rows."),
      ],
      rest: .views,
      summary:
        "Rows with a header and a footer, which become subviews of the lazy container around them."
    ) { call, reader in
      let section = Section(
        header: try Content("header", in: call, by: reader).map { [$0] } ?? [],
        footer: try Content("footer", in: call, by: reader).map { [$0] } ?? [],
        children: try reader.children(in: call)
      )
      return ViewValue(section.content, name: "Section")
    }
  ]
}

extension Content {
  /// Reads a view that was given by name; nil if none was.
  fileprivate init?(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws {
    let place = reader.place(of: name, in: call)
    guard !call.isNil(at: place) else { return nil }
    self = try reader.session.views.child(at: place, in: call, of: reader.title)
  }
}
