/// What a lazy container knows of its subviews without loading them: segments in order (rule R1).
///
/// A segment is one view, or the elements of a `ForEach` with a constant number of subviews each.
/// The subviews of such an element are a list of their own.
struct SubviewList {
  struct Segment {
    let surroundings: Resolution.Surroundings
    let kind: Kind
    let role: SubviewRole
    /// The sections that the segment is a part of, outermost first.
    let sections: [ViewKey]
    /// How many subviews it is, which may be a guess where the elements have different numbers.
    var count: Int
    /// How many subviews an element has; 1 for a view that is no element.
    var arity = 1
    /// The numbers of the elements where they differ; nil where each has as many.
    var uneven: UnevenElements?
    /// Whether the id of its element is that of other subviews, too.
    var sharesID = false
    /// The index of the first subview.
    var start = 0

    var key: ViewKey { surroundings.key }
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

  /// The subviews of a section, and which of them are its header and its footer.
  struct Section: Equatable {
    var range: Range<Int>
    var header: Int?
    var footer: Int?
  }

  private(set) var segments: [Segment]
  private(set) var count: Int
  /// The first segment whose elements are not all known.
  private(set) var firstOpen: Int?
  /// The composite views that were evaluated to tell the subviews.
  let instances: [ViewKey: CompositeInstance]
  private var sections: [ViewKey: Section] = [:]
  /// The edited data among the segments.
  let readings: [ElementReading]
  /// What the content functions read that ran to tell the subviews.
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
    place()
  }

  /// Puts the segments one after the other with the numbers of subviews that they have now.
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
          .extend(by: range, isInnermost ? segment.role : .content)
      }
    }
  }

  /// Takes over that more is known of elements with different numbers of subviews.
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

  /// Whether any of it are elements of a `ForEach`.
  var hasElements: Bool {
    segments.contains { segment in
      if case .elements = segment.kind { true } else { false }
    }
  }
}

extension SubviewList.Section {
  fileprivate mutating func extend(by range: Range<Int>, _ role: SubviewRole) {
    self.range = self.range.lowerBound..<range.upperBound
    guard !range.isEmpty else { return }
    switch role {
    case .header: header = range.lowerBound
    case .footer: footer = range.lowerBound
    case .content: break
    }
  }

  /// The section as seen from a list in which its own begins at an index.
  func shifted(by start: Int) -> Self {
    Self(
      range: (range.lowerBound + start)..<(range.upperBound + start),
      header: header.map { $0 + start },
      footer: footer.map { $0 + start }
    )
  }
}

extension SubviewList.Section {
  /// The section as a container has it in which so many subviews stand from last to first.
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
  var hasLists: Bool { arity > 1 || uneven != nil }

  /// Whether it is not known of all elements how many subviews they are.
  var isOpen: Bool { uneven.map { !$0.isComplete } ?? false }

  /// The index of the first subview of an element.
  func start(of element: Int) -> Int {
    start + (uneven?.start(of: element) ?? element * arity)
  }

  /// How many subviews an element is.
  func subviewCount(of element: Int) -> Int { uneven?.subviewCount(of: element) ?? arity }

  /// How many elements there are; as many as subviews where these are no elements.
  var elementCount: Int { uneven?.elementCount ?? count / arity }
}

extension SubviewList {
  /// Where the subview with an index comes from.
  ///
  /// - Complexity: O(log segments).
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

  /// The sections that a segment is a part of, outermost first.
  func sections(of segment: Segment) -> [Section] {
    segment.sections.compactMap { sections[$0] }
  }

  /// Whether any subview is known to be part of a section.
  var hasSections: Bool { !sections.isEmpty }
}
