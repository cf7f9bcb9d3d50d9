internal import LazyStacks
internal import Lua

/// Binds the sections that a `Group` hands out.
enum SectionsBinding {
  static let registrations: [Registration] = [
    .method(
      "id",
      of: "Sections",
      taking: [.position("index", as: .integer(atLeast: 1), summary: "Which section, from 1.")],
      gives: .id,
      summary: "The id of a section, which makes nothing."
    ) { (value: SectionsValue, call, reader) in
      let index = try GroupBinding.index(in: call, among: value.sections.count, "sections")
      return call.push(try reader.session.types.lists.value(of: value.sections[index].id))
    },
    .field(
      "id",
      on: SectionValue.self,
      gives: .id,
      summary: "The id of the section, or of the element that gave it, otherwise its place."
    ) { value, call, session in
      call.push(try session.types.lists.value(of: value.section.id))
    },
    part("header", at: \.header, summary: "The views of its header; none without one."),
    part("content", at: \.content, summary: "Its views without header and footer."),
    part("footer", at: \.footer, summary: "The views of its footer; none without one."),
  ]

  private static func part(
    _ name: String,
    at path: any KeyPath<SectionConfiguration, SubviewsCollection> & Sendable,
    summary: String
  ) -> Registration {
    .field(name, on: SectionValue.self, gives: .object("Subviews"), summary: summary) {
      value,
      call,
      session in
      let subviews = SubviewsValue(value.section[keyPath: path], in: session.reference)
      return call.push(subviews, as: try session.types[SubviewsValue.self])
    }
  }
}
