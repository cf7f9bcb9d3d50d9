/// The data and views that the list of a lazy container names, for questions that evaluate nothing.
///
/// Where it says "now", edits of the data count that no frame has shown yet.
struct ListedElements {
  private let catalog: SubviewCatalog

  init(of catalog: SubviewCatalog) { self.catalog = catalog }

  private var list: SubviewList { catalog.list }

  /// The id at an index that a list names.
  func id(at index: Int, in list: SubviewList) -> ViewID? {
    list.listedID(at: catalog.isReversed ? list.count - 1 - index : index)
  }

  /// The subviews of the element to which one of them belongs.
  func element(at index: Int) -> Range<Int> {
    let place = catalog.described(index)
    let location = list.location(of: place)
    let segment = list.segments[location.segment]
    let start = segment.start(of: location.element)
    let end = max(place + 1, start + segment.subviewCount(of: location.element))
    return catalog.isReversed ? list.count - end..<list.count - start : start..<end
  }

  /// The first subview with an id among the container's own data and views; ids inside elements are
  /// ignored.
  func index(of id: ViewID) throws -> Int? {
    for segment in list.segments {
      try catalog.context.work.poll()
      switch segment.kind {
      case .single where segment.surroundings.id == id: return catalog.described(segment.start)
      case .single: break
      case .elements(let source, _):
        if let element = try source.index(of: id, poll: { try catalog.context.work.poll() }),
          segment.subviewCount(of: element) > 0
        {
          return catalog.described(segment.start(of: element))
        }
      }
    }
    return nil
  }

  /// The first subview with an id in the data as they are now, including edits that no frame has
  /// shown yet.
  func currentIndex(of id: ViewID) throws -> Int? {
    guard let place = try currentPlace(of: id) else { return nil }
    return catalog.isReversed ? currentCount - 1 - place : place
  }

  private func currentPlace(of id: ViewID) throws -> Int? {
    var start = 0
    for segment in list.segments {
      try catalog.context.work.poll()
      switch segment.kind {
      case .single:
        if segment.surroundings.id == id { return start }
        start += segment.count
      case .elements(let source, _):
        let now = source.origin
        if let element = try now.index(of: id, poll: { try catalog.context.work.poll() }) {
          return start + segment.guessedSubviews(of: element)
        }
        start += segment.guessedSubviews(of: now.count)
      }
    }
    return nil
  }

  /// Whether the subview at an index is a guess, because the elements before it may resolve to any
  /// number of subviews.
  ///
  /// After an edit of the data this is so for every index, because nothing was evaluated since.
  func guesses(_ index: Int, isEdited: Bool) -> Bool {
    if isEdited { return list.segments.contains { $0.uneven != nil } }
    return catalog.isOpen && (catalog.isReversed || index >= catalog.resolvedCount)
  }

  /// Whether the number of subviews is a guess.
  func guessesCount(isEdited: Bool) -> Bool {
    catalog.isOpen || isEdited && list.segments.contains(where: \.isScaled)
  }

  /// How many subviews there are now.
  var currentCount: Int {
    list.segments.reduce(0) { count, segment in
      guard case .elements(let source, _) = segment.kind else { return count + segment.count }
      return count + segment.guessedSubviews(of: source.origin.count)
    }
  }

  /// The ids of the data and views as errors list them; a `ForEach` is named by its first and last
  /// id.
  var ids: [String] {
    list.segments.compactMap { segment in
      switch segment.kind {
      case .single: return segment.surroundings.id?.description
      case .elements(let shown, _):
        let source = shown.origin
        guard source.count > 0, let first = try? source.id(at: 0) else { return nil }
        guard source.count > 1, let last = try? source.id(at: source.count - 1) else {
          return first.description
        }
        let hasGaps = first.distance(to: last).map { $0 != source.count - 1 } ?? false
        return "\(first) … \(last)" + (hasGaps ? " (\(source.count) in all)" : "")
      }
    }
  }
}

extension SubviewList.Segment {
  /// Whether the number of elements has changed and their numbers of subviews are unknown.
  fileprivate var isScaled: Bool {
    guard uneven != nil, case .elements(let source, _) = kind else { return false }
    return source.origin.count != elementCount
  }

  /// How many subviews a number of elements has after an edit.
  ///
  /// Where elements differ, this is the mean of those known before.
  fileprivate func guessedSubviews(of elements: Int) -> Int {
    guard uneven != nil else { return elements * arity }
    guard elements != elementCount else { return count }
    guard elementCount > 0 else { return elements }
    return (Double(elements) / Double(elementCount) * Double(count)).rounded().whole
  }
}

extension SubviewList {
  /// The id of the element to which a subview belongs, if elements can come and go.
  fileprivate func listedID(at index: Int) -> ViewID? {
    let location = location(of: index)
    // The id of an element with several subviews, such as a section, is not that of one of them.
    guard segments[location.segment].uneven == nil, segments[location.segment].arity == 1 else {
      return nil
    }
    guard case .elements(_, let identities) = segments[location.segment].kind else { return nil }
    if case .indexed = identities { return nil }
    let segment = segments[location.segment]
    return segment.id(ofElement: location.element).map(segment.surroundings.idOfElement)
  }
}

extension SubviewList.Segment {
  /// The id of an element, also if its data changed since.
  func id(ofElement element: Int) -> ViewID? {
    guard case .elements(let source, let identities) = kind else { return nil }
    guard case .listed(let ids) = identities else { return try? source.id(at: element) }
    return ids.indices.contains(element) ? ids[element] : nil
  }
}
