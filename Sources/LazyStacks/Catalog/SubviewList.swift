/// What a lazy container knows of its subviews without loading them: segments in order (rule R1).
///
/// A segment is one view, or the elements of a `ForEach`. If an element has several subviews, they
/// are a list of their own.
struct SubviewList {
  struct Segment {
    /// What never changes, which each row that is made from the segment copies.
    private let constants: Constants
    /// How many subviews the segment has; it may be a guess if its elements differ.
    var count: Int
    /// How many subviews an element has; 1 for a view that is not an element.
    var arity = 1
    /// Whether the elements contain elements of another `ForEach`.
    var isNested = false
    /// The numbers of subviews of the elements if they differ; nil otherwise.
    var uneven: UnevenElements?
    /// Whether other subviews have the same element id.
    var sharesID = false
    /// The index of the first subview.
    var start = 0

    var surroundings: Resolution.Surroundings { constants.surroundings }
    var kind: Kind { constants.kind }
    var role: SubviewRole { constants.role }
    /// The sections that contain the segment, outermost first.
    var sections: [ViewKey] { constants.sections }
    var key: ViewKey { surroundings.key }

    init(
      surroundings: Resolution.Surroundings,
      kind: Kind,
      role: SubviewRole,
      sections: [ViewKey],
      count: Int
    ) {
      constants = Constants(surroundings, kind, role, sections)
      self.count = count
    }

    private final class Constants {
      let surroundings: Resolution.Surroundings
      let kind: Kind
      let role: SubviewRole
      let sections: [ViewKey]

      init(
        _ surroundings: Resolution.Surroundings,
        _ kind: Kind,
        _ role: SubviewRole,
        _ sections: [ViewKey]
      ) {
        (self.surroundings, self.kind, self.role, self.sections) =
          (surroundings, kind, role, sections)
      }
    }
  }

  enum Kind {
    case single(Content)
    case elements(any ElementSource, ElementIdentities)
  }

  /// Where a subview comes from.
  struct Location {
    let segment: Int
    let element: Int
    let part: Int
  }

  /// The subviews of a section, and which of them are its header and footer.
  struct Section: Equatable {
    var range: Range<Int>
    var header: Int?
    var footer: Int?
  }

  private(set) var segments: [Segment]
  private(set) var count: Int
  /// The first segment whose elements are not all known.
  private(set) var firstOpen: Int?
  /// The composite views that were evaluated to find the subviews.
  let instances: [ViewKey: CompositeInstance]
  private var sections: [ViewKey: Section] = [:]
  /// The readings of edited data among the segments.
  let readings: [ElementReading]
  /// The arrays among the segments that have no elements and may get some unnoticed.
  let emptyArrays: [any ElementSource]
  /// The elements that were opened with all others and gave no view, by their ids.
  var emptyElements: [ViewID] = []
  /// The views of elements that were opened with all others, by their keys.
  var contents: [ViewKey: KeptContent] = [:]
  /// Those of which the content function read anything.
  var readContents: [KeptContent] = []
  /// What was read to know the ids of elements.
  var reading: ContentReading?

  init() {
    self.init([], instances: [:])
  }

  init(
    _ unplaced: [Segment],
    instances: [ViewKey: CompositeInstance],
    further: [ElementReading] = []
  ) {
    segments = unplaced
    count = 0
    self.instances = instances
    let own = segments.compactMap { segment -> ElementReading? in
      guard case .elements(let source, _) = segment.kind else { return nil }
      return ElementReading(source)
    }
    readings = own + further
    emptyArrays = unplaced.compactMap { segment in
      guard case .elements(let source, _) = segment.kind, source.count == 0 else { return nil }
      return source.mayChangeUnnoticed ? source : nil
    }
    place()
  }

  /// Numbers the subviews of all segments one after the other.
  private mutating func place() {
    count = 0
    firstOpen = nil
    sections.removeAll(keepingCapacity: true)
    for position in segments.indices {
      let segment = segments[position]
      segments[position].start = count
      let range = count..<(count + segment.count)
      count = range.upperBound
      if firstOpen == nil, segment.isOpen { firstOpen = position }
      for (depth, key) in segment.sections.enumerated() {
        let isInnermost = depth == segment.sections.count - 1
        sections[key, default: Section(range: range)]
          .extend(by: range, as: isInnermost ? segment.role : .content)
      }
    }
  }

  /// Takes over new knowledge about elements with different numbers of subviews.
  mutating func recount(_ position: Int) {
    guard let uneven = segments[position].uneven else { return }
    segments[position].count = uneven.subviewCount
    place()
  }

  /// How many subviews are known one by one, from the first on.
  var resolvedCount: Int {
    guard let firstOpen, let uneven = segments[firstOpen].uneven else { return count }
    return segments[firstOpen].start + uneven.knownSubviews
  }

  /// Whether any segment has elements of a `ForEach`.
  var hasElements: Bool {
    segments.contains { segment in
      if case .elements = segment.kind { true } else { false }
    }
  }
}

extension SubviewList.Section {
  fileprivate mutating func extend(by range: Range<Int>, as role: SubviewRole) {
    self.range = self.range.lowerBound..<range.upperBound
    guard !range.isEmpty else { return }
    switch role {
    case .header: header = range.lowerBound
    case .footer: footer = range.lowerBound
    case .content: break
    }
  }

  /// The section in terms of an outer list, in which its own list begins at an index.
  func shifted(by start: Int) -> Self {
    Self(
      range: (range.lowerBound + start)..<(range.upperBound + start),
      header: header.map { $0 + start },
      footer: footer.map { $0 + start }
    )
  }
}

extension SubviewList.Section {
  /// The section in a container that shows so many subviews from last to first.
  func mirrored(in count: Int) -> Self {
    Self(
      range: (count - range.upperBound)..<(count - range.lowerBound),
      header: header.map { count - 1 - $0 },
      footer: footer.map { count - 1 - $0 }
    )
  }
}

extension SubviewList.Segment {
  /// Whether its elements are lists of their own.
  var hasLists: Bool { arity > 1 || isNested || uneven != nil }

  /// Whether the numbers of subviews of some elements are unknown.
  var isOpen: Bool { uneven.map { !$0.isComplete } ?? false }

  /// The index of the first subview of an element.
  func start(of element: Int) -> Int {
    start + (uneven?.start(of: element) ?? element * arity)
  }

  /// The element of a subview, counted from the first one of the segment.
  func element(at subview: Int) -> Int { uneven?.element(at: subview).element ?? subview / arity }

  /// How many subviews an element has.
  func subviewCount(of element: Int) -> Int { uneven?.subviewCount(of: element) ?? arity }

  /// How many elements there are; a view that is not an element counts as one.
  var elementCount: Int { uneven?.elementCount ?? count / arity }
}

extension SubviewList {
  /// Where the subview with an index comes from.
  ///
  /// - Complexity: O(log *n*) in the segments.
  func location(of index: Int) -> Location {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    let within = index - segments[low].start
    if let uneven = segments[low].uneven {
      let (element, part) = uneven.element(at: within)
      return Location(segment: low, element: element, part: part)
    }
    let arity = segments[low].arity
    return Location(segment: low, element: within / arity, part: within % arity)
  }

  /// The sections that contain a segment, outermost first.
  func sections(of segment: Segment) -> [Section] {
    segment.sections.compactMap { sections[$0] }
  }

  /// Whether any subview is known to be part of a section.
  var hasSections: Bool { !sections.isEmpty }
}
