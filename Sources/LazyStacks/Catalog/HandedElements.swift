/// The subviews or sections that other views resolve to, as the elements of a `ForEach`.
final class HandedElements: ElementSource {
  let count: Int
  let label: String
  let inferredArity: InferredArity?
  /// What the elements are known by.
  private let names: Names
  private let identify: (Int) throws -> ViewID
  private let makeContent: (Int) throws -> Content

  /// How the elements of a source are known.
  private enum Names {
    /// As those of other data, which they are one by one.
    case data(any ElementSource, ElementIdentities)
    /// By ids that are read once.
    case listed(ReadIDs)
    /// By their indices, because there are too many to read.
    case indexed
  }

  /// The ids of the elements, once they were read.
  private final class ReadIDs {
    var ids: [ViewID]?
    var indices: [ViewID: Int] = [:]
  }

  /// How many ids are read at most.
  private static let mostIDs = 100_000

  convenience init(
    _ subviews: SubviewsCollection,
    label: String,
    content: @escaping (Content, Int) throws -> Content
  ) {
    let names: Names =
      subviews.data.map { .data($0.source, $0.identities) }
      ?? (subviews.count > Self.mostIDs ? .indexed : .listed(ReadIDs()))
    self.init(count: subviews.count, label: label, named: names) {
      try subviews.id(at: $0)
    } content: {
      try content(subviews[$0], $0)
    }
  }

  convenience init(
    _ sections: SectionCollection,
    label: String,
    content: @escaping (SectionConfiguration, Int) throws -> Content
  ) {
    self.init(count: sections.count, label: label, named: .listed(ReadIDs())) {
      sections[$0].id
    } content: {
      try content(sections[$0], $0)
    }
  }

  private init(
    count: Int,
    label: String,
    named names: Names,
    identify: @escaping (Int) throws -> ViewID,
    content: @escaping (Int) throws -> Content
  ) {
    (self.count, self.label, self.names) = (count, label, names)
    (self.identify, makeContent) = (identify, content)
    inferredArity = InferredArity()
  }

  private init(_ other: HandedElements) {
    (count, label, names) = (other.count, other.label, other.names)
    (identify, makeContent) = (other.identify, other.makeContent)
    inferredArity = other.inferredArity?.copy
  }

  var copy: any ElementSource { HandedElements(self) }

  func id(at index: Int) throws -> ViewID {
    switch names {
    case .data(let source, _): return try source.id(at: index)
    case .listed(let read):
      try self.read(into: read) {}
      return try read.ids?[index] ?? identify(index)
    case .indexed: return try identify(index)
    }
  }

  var hasUniqueIDs: Bool {
    switch names {
    case .data(let source, _): source.hasUniqueIDs
    case .listed: true
    case .indexed: false
    }
  }

  func index(of id: ViewID) throws -> Int? { try index(of: id) {} }

  func index(of id: ViewID, poll: () throws -> Void) throws -> Int? {
    switch names {
    case .data(let source, _): return try source.index(of: id, poll: poll)
    case .listed(let read):
      try self.read(into: read, poll: poll)
      return read.indices[id]
    case .indexed:
      for index in 0..<count {
        try poll()
        if try identify(index) == id { return index }
      }
      return nil
    }
  }

  func identities() throws -> ElementIdentities {
    switch names {
    case .data(_, let identities): return identities
    case .listed(let read):
      try self.read(into: read) {}
      return .listed(read.ids ?? [])
    case .indexed: return .indexed(count: count, scheme: "the subviews of \(label)")
    }
  }

  private func read(into read: ReadIDs, poll: () throws -> Void) throws {
    guard read.ids == nil else { return }
    var ids: [ViewID] = []
    var indices = [ViewID: Int](minimumCapacity: count)
    var occurrences: [ViewID: Int] = [:]
    for index in 0..<count {
      try poll()
      let own = try identify(index)
      var id = own
      // Views that share an id, as those of a group that has one, are numbered within it.
      while indices[id] != nil {
        let number = occurrences[own, default: 1] + 1
        occurrences[own] = number
        id = own.appending(.integer(number))
      }
      ids.append(id)
      indices[id] = index
    }
    (read.ids, read.indices) = (ids, indices)
  }

  func content(at index: Int) throws -> Content { try makeContent(index) }
}

extension ForEach {
  /// Creates the views of each of some subviews, named as these: SwiftUI's `ForEach(subviews:)`.
  ///
  /// - Parameters:
  ///   - subviews: The subviews that a ``PartsGroup`` or a section has.
  ///   - label: How errors name it.
  ///   - content: The views of a subview, which is a view, and its index.
  public init(
    _ subviews: SubviewsCollection,
    label: String = "a ForEach",
    @ContentBuilder content: @escaping (Content, Int) throws -> Content
  ) {
    self.init(HandedElements(subviews, label: label, content: content))
  }

  /// Creates the views of each of some sections, named as these: SwiftUI's `ForEach(sections:)`.
  ///
  /// - Parameters:
  ///   - sections: The sections that a ``PartsGroup`` has.
  ///   - label: How errors name it.
  ///   - content: The views of a section and its index.
  public init(
    _ sections: SectionCollection,
    label: String = "a ForEach",
    @ContentBuilder content: @escaping (SectionConfiguration, Int) throws -> Content
  ) {
    self.init(HandedElements(sections, label: label, content: content))
  }
}

extension SubviewsCollection {
  /// The data, if the subviews are the elements of one `ForEach`, each of which is one subview.
  fileprivate var data: (source: any ElementSource, identities: ElementIdentities)? {
    guard count > 0 else { return nil }
    let segment = catalog.list.segments[catalog.list.location(of: range.lowerBound).segment]
    guard segment.start == range.lowerBound, segment.count == count, !segment.hasLists,
      !segment.sharesID, case .elements(let source, let identities) = segment.kind
    else { return nil }
    return (source, identities)
  }
}
