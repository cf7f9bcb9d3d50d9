/// Rows with a header and a footer.
///
/// In a lazy container the header, the rows and the footer become subviews of the container itself
/// (claim 56), which may pin the first and the last to the edges of the visible region. Elsewhere a
/// section is its views one after the other.
public struct Section: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a section with a header and a footer.
  public init(
    @ContentBuilder content: () throws -> Content,
    @ContentBuilder header: () throws -> Content,
    @ContentBuilder footer: () throws -> Content
  ) rethrows {
    self.init(
      header: try header().children,
      footer: try footer().children,
      children: try content().children
    )
  }

  /// Creates a section with a header.
  public init(
    @ContentBuilder content: () throws -> Content,
    @ContentBuilder header: () throws -> Content
  ) rethrows {
    self.init(header: try header().children, children: try content().children)
  }

  /// Creates a section with a footer.
  public init(
    @ContentBuilder content: () throws -> Content,
    @ContentBuilder footer: () throws -> Content
  ) rethrows {
    self.init(footer: try footer().children, children: try content().children)
  }

  /// Creates a section of rows alone.
  public init(@ContentBuilder content: () throws -> Content) rethrows {
    self.init(children: try content().children)
  }

  /// Creates a section of views given one by one.
  public init(header: [Content] = [], footer: [Content] = [], children: [Content]) {
    content = Content(
      .section(SectionContent(header: header, rows: children, footer: footer))
    )
  }
}

/// The parts of a section.
struct SectionContent {
  var header: [Content]
  var rows: [Content]
  var footer: [Content]

  /// The parts in their order, by the role of their views.
  var parts: [(role: SubviewRole, children: [Content])] {
    [(.header, header), (.content, rows), (.footer, footer)]
  }
}
