internal import LazyStacks
internal import Lua

/// The sections that a script's `Group { sections = … }` gets.
final class SectionsValue: HostClass {
  static let className = "Sections"

  let sections: SectionCollection
  let session: SessionReference

  init(_ sections: SectionCollection, in session: SessionReference) {
    (self.sections, self.session) = (sections, session)
  }

  /// The section at an index, counted from 1; nil beyond the last.
  func section(_ index: Int) -> SectionValue? {
    guard index >= 1, index <= sections.count else { return nil }
    return SectionValue(sections[index - 1], in: session)
  }

  static func describe(_ type: inout HostBehavior<SectionsValue>) {
    type.count = { $0.sections.count }
    type.element = { value, call in
      guard let index = try call.value(at: 0).integer, let section = value.section(index) else {
        return call.push()
      }
      return call.push(section, as: try value.session.get().types[SectionValue.self])
    }
    type.description = { value, call in
      call.push("\(value.sections.count) section\(value.sections.count == 1 ? "" : "s")")
    }
  }
}

/// One section, as scripts read its parts.
final class SectionValue: HostClass {
  static let className = "SectionConfiguration"

  let section: SectionConfiguration
  let session: SessionReference

  init(_ section: SectionConfiguration, in session: SessionReference) {
    (self.section, self.session) = (section, session)
  }

  static func describe(_ type: inout HostBehavior<SectionValue>) {
    type.description = { value, call in
      let parts = [
        (value.section.header, "header"), (value.section.content, "content"),
        (value.section.footer, "footer"),
      ]
      let told = parts.map { "\($0.count) \($1)" }.joined(separator: ", ")
      return call.push("section \(value.section.id.onOneLine): \(told)")
    }
  }
}
