internal import LazyStacks
internal import Lua

/// The subviews that a script's `Group { subviews = … }` gets, or those of a part of a section.
final class SubviewsValue: HostClass {
  static let className = "Subviews"

  let subviews: SubviewsCollection
  private let session: SessionReference

  init(_ subviews: SubviewsCollection, in session: SessionReference) {
    self.subviews = subviews
    self.session = session
  }

  /// Pushes the subview at an index, counted from 1; nil beyond the last.
  private func push(_ index: Int, onto call: borrowing LuaCall) throws -> LuaOutcome {
    guard index >= 1, index <= subviews.count else { return call.push() }
    let content = try subviews[index - 1]
    let view = ViewValue(content, name: "Subview")
    view.isUsed = true
    return try session.get().views.push(view, onto: call)
  }

  static func describe(_ type: inout HostBehavior<SubviewsValue>) {
    type.count = { $0.subviews.count }
    type.element = { value, call in
      guard let index = try call.value(at: 0).integer else { return call.push() }
      return try value.push(index, onto: call)
    }
    type.description = { value, call in call.push("\(value.subviews.count) subviews") }
  }
}

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
