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
    let count: Int
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

  let segments: [Segment]
  let count: Int
  /// The composite views that were evaluated to tell the subviews.
  let instances: [ViewKey: CompositeInstance]
  private let sections: [ViewKey: Section]
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
    var segments = unplaced
    var sections: [ViewKey: Section] = [:]
    var count = 0
    for position in segments.indices {
      let segment = segments[position]
      segments[position].start = count
      let range = count..<(count + segment.count)
      count = range.upperBound
      for (depth, key) in segment.sections.enumerated() {
        let isInnermost = depth == segment.sections.count - 1
        sections[key, default: Section(range: range)]
          .extend(by: range, isInnermost ? segment.role : .content)
      }
    }
    self.segments = segments
    self.count = count
    self.instances = instances
    self.sections = sections
    let own = segments.compactMap { segment -> ElementReading? in
      guard case .elements(let source, _) = segment.kind else { return nil }
      return ElementReading(source)
    }
    readings = own + further
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
  /// How many subviews an element has; 1 for a view that is no element.
  var arity: Int {
    guard case .elements(let source, _) = kind else { return 1 }
    return source.subviewsPerElement
  }
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
