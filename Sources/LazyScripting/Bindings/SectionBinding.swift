internal import LazyStacks
internal import Lua

enum SectionBinding {
  static let registrations: [Registration] = [
    .view(
      "Section",
      [
        .label("header", .view, "The view above the rows."),
        .label("footer", .view, "The view below the rows."),
      ],
      rest: .views,
      "Rows with a header and a footer, which become subviews of the lazy container around them."
    ) { call, reader in
      let section = Section(
        header: try reader.view("header", call).map { [$0] } ?? [],
        footer: try reader.view("footer", call).map { [$0] } ?? [],
        children: try reader.children(call)
      )
      return ViewValue(section.content, name: "Section")
    }
  ]
}

extension ArgumentReader {
  /// Reads a view that was given by name; nil if none was.
  func view(_ name: String, _ call: borrowing LuaCall) throws -> Content? {
    let place = place(name, call)
    guard !call.isNil(place) else { return nil }
    return try session.child(place, call, of: title)
  }
}
