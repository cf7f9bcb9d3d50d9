import LazyExtents

/// A list of subviews while a ``SubviewListBuilder`` makes it.
struct ListInProgress {
  private(set) var segments: [SubviewList.Segment] = []
  /// How many subviews the segments have.
  private(set) var count = 0
  /// The role of what is added.
  private(set) var role = SubviewRole.content
  /// The sections that contain what is added, outermost first.
  private var sections: [ViewKey] = []
  /// The composite views that were evaluated to find the subviews.
  private var instances: [ViewKey: CompositeInstance] = [:]
  /// What was read to know the ids of elements.
  var reading: ContentReading?
  /// The views of elements that were opened with all others.
  private var contents: [ViewKey: KeptContent] = [:]
  /// Those of which the content function read anything.
  private var readContents: [KeptContent] = []
  /// The elements that resolved to no subview.
  private var emptyElements: [ViewID] = []
  /// The readings of edited data among those elements.
  private var readings: [ElementReading] = []

  /// Whether what is added is in a section.
  var isInSection: Bool { !sections.isEmpty }

  /// The list as it is now.
  var made: SubviewList {
    var list = SubviewList(segments, instances: instances, further: readings)
    list.reading = reading
    list.contents = contents
    list.readContents = readContents
    list.emptyElements = emptyElements
    return list
  }

  /// Adds a view, or the elements of a `ForEach`.
  mutating func append(
    _ kind: SubviewList.Kind,
    in surroundings: Resolution.Surroundings,
    count: Int,
    from label: String
  ) throws {
    guard count <= ExtentTree.maximumCount - self.count else {
      throw ContentError.tooManyElements(source: label, limit: ExtentTree.maximumCount)
    }
    segments.append(
      SubviewList.Segment(
        surroundings: surroundings,
        kind: kind,
        role: role,
        sections: sections,
        count: count
      )
    )
    self.count += count
  }

  /// Sets how many subviews each element of the last segment has.
  ///
  /// With `isNested`, an element of one subview has a list of its own, too.
  mutating func setArity(_ arity: Int, isNested: Bool) {
    segments[segments.count - 1].arity = arity
    segments[segments.count - 1].isNested = isNested
  }

  /// Sets the numbers of subviews of the elements of the last segment, which differ.
  mutating func setUneven(_ elements: UnevenElements) {
    segments[segments.count - 1].uneven = elements
  }

  /// Notes that an element resolved to the segments from a place on, so that they share its id.
  mutating func noteElement(from place: Int) {
    guard segments.count - place > 1 else { return }
    for place in place..<segments.count { segments[place].sharesID = true }
  }

  /// Notes that an element resolved to no subview.
  mutating func noteEmptyElement(_ id: ViewID) { emptyElements.append(id) }

  /// Keeps the views of an element.
  mutating func keep(_ content: KeptContent, at key: ViewKey) {
    contents[key] = content
    if content.reading != nil { readContents.append(content) }
  }

  /// Notes a composite view that was evaluated.
  mutating func note(_ instance: CompositeInstance, at key: ViewKey) { instances[key] = instance }

  /// Notes edited data of which all elements were opened.
  mutating func note(_ reading: ElementReading) { readings.append(reading) }

  /// Adds to a section from now on.
  mutating func beginSection(_ key: ViewKey) { sections.append(key) }

  /// Adds in another role from now on.
  mutating func begin(_ role: SubviewRole) { self.role = role }

  /// Ends a section.
  ///
  /// - Parameter outer: The role of what is around it.
  mutating func endSection(in outer: SubviewRole) {
    role = outer
    sections.removeLast()
  }

  /// Removes the segments from a place on, and counts as many subviews as before them.
  mutating func remove(from place: Int, leaving count: Int) {
    segments.removeSubrange(place...)
    self.count = count
  }

  /// Removes a segment of one subview and those behind it, so that others can be added in its
  /// place, in its role and sections.
  ///
  /// - Returns: The segments behind it, which ``restore(_:)`` adds again.
  mutating func open(at place: Int) -> ArraySlice<SubviewList.Segment> {
    let segment = segments[place]
    let following = segments[(place + 1)...]
    segments.removeSubrange(place...)
    count -= 1
    (role, sections) = (segment.role, segment.sections)
    return following
  }

  /// Adds segments again that ``open(at:)`` removed, which are still counted.
  mutating func restore(_ following: ArraySlice<SubviewList.Segment>) { segments += following }
}

/// The list that a container had before another one is made.
struct FormerList {
  private let list: SubviewList?
  /// The segments, by their keys.
  private lazy var segments = Dictionary(
    (list?.segments ?? []).map { ($0.key, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  init(_ list: SubviewList?) { self.list = list }

  /// The segment with a key.
  mutating func segment(at key: ViewKey) -> SubviewList.Segment? { segments[key] }

  /// The views of the element with a key, which was opened with all others.
  func content(at key: ViewKey) -> KeptContent? { list?.contents[key] }

  /// The composite view with a key that was evaluated.
  func instance(at key: ViewKey) -> CompositeInstance? { list?.instances[key] }
}
