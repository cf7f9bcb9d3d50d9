/// The sections of some views, at least one; none of their subviews is made before it is used.
public struct SectionCollection {
  private var sections: [SectionConfiguration] = []

  init(of catalog: SubviewCatalog) {
    var parts: [SectionParts] = []
    for segment in catalog.list.segments where segment.count > 0 {
      let key = segment.sections.first
      if parts.isEmpty || parts[parts.count - 1].key != key {
        parts.append(SectionParts(key, from: segment))
      }
      parts[parts.count - 1].add(segment)
    }
    if parts.isEmpty { parts = [SectionParts()] }
    sections = parts.map { SectionConfiguration($0, of: catalog) }
  }

  /// How many sections there are, at least one.
  public var count: Int { sections.count }

  /// The section at an index, 0..<``count``.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The parts of one section, for use as views.
public struct SectionConfiguration {
  /// The id of the section or of its element, or its place in words.
  public let id: ViewID
  /// The views of its header, if it has one.
  public let header: SubviewsCollection
  /// Its views without header and footer.
  public let content: SubviewsCollection
  /// The views of its footer, if it has one.
  public let footer: SubviewsCollection

  fileprivate init(_ parts: SectionParts, of catalog: SubviewCatalog) {
    id = parts.id
    header = SubviewsCollection(of: catalog, in: parts.start..<parts.headerEnd)
    content = SubviewsCollection(of: catalog, in: parts.headerEnd..<parts.contentEnd)
    footer = SubviewsCollection(of: catalog, in: parts.contentEnd..<parts.end)
  }
}

/// Where the parts of a section are among the subviews: its header, its content, its footer.
private struct SectionParts {
  /// The key of the section; nil for views that are in none.
  let key: ViewKey?
  let id: ViewID
  let start: Int
  private(set) var headerEnd: Int
  private(set) var contentEnd: Int
  private(set) var end: Int

  /// A section of no views.
  init() {
    (key, id) = (nil, .string("@1"))
    (start, headerEnd, contentEnd, end) = (0, 0, 0, 0)
  }

  init(_ key: ViewKey?, from first: SubviewList.Segment) {
    self.key = key
    id = key?.sectionID ?? .string(first.key.place)
    start = first.start
    (headerEnd, contentEnd, end) = (start, start, start)
  }

  /// Adds what follows; header and footer of a section in the section are content.
  mutating func add(_ segment: SubviewList.Segment) {
    end = segment.start + segment.count
    switch segment.sections.count == 1 ? segment.role : .content {
    case .header: (headerEnd, contentEnd) = (end, end)
    case .content: contentEnd = end
    case .footer: break
    }
  }
}

extension ViewKey {
  /// The id of a section with this key: its own or that of its element, otherwise its place.
  fileprivate var sectionID: ViewID {
    let last = components.last {
      switch $0 {
      case .body, .role: false
      case .position, .element, .id: true
      }
    }
    switch last {
    case .element(let id), .id(let id): return id
    default: return .string(place)
    }
  }
}
