/// The elements of a lazy container whose numbers of subviews follow only from their views, which
/// are evaluated as far as they are needed (rule R1).
struct UnknownElements {
  private let catalog: SubviewCatalog

  init(of catalog: SubviewCatalog) { self.catalog = catalog }

  /// New knowledge about elements: how the number of their subviews differs from the guess.
  struct Growth {
    /// The index after the last subview that was known one by one.
    let known: Int
    /// The index of the first subview behind the elements.
    let end: Int
    /// The change of the number of subviews before that index.
    let change: Int

    /// The index that a subview has now; nil if none is left in its place.
    ///
    /// One that is not known yet keeps its index as far as there are as many.
    func newIndex(of index: Int) -> Int? {
      guard index >= known else { return index }
      guard index < end else { return index + change }
      return end + change > known ? min(index, end + change - 1) : nil
    }
  }

  /// Evaluates elements until a number of subviews, or all, are known one by one.
  func resolve(upTo count: Int) throws {
    while let position = catalog.list.firstOpen, catalog.list.resolvedCount < count {
      try resolveNext(position)
    }
  }

  /// Evaluates elements until it is known where one of them begins and how many subviews it has.
  func resolve(element: Int, ofSegment position: Int) throws {
    while let open = catalog.list.firstOpen, open <= position {
      if open == position, catalog.list.segments[open].uneven?.knownElements ?? 0 > element {
        return
      }
      try resolveNext(open)
    }
  }

  /// Finds out how many subviews elements have if none was loaded and nobody declared it; if the
  /// list assumed another number, it is read again.
  ///
  /// - Parameters:
  ///   - position: The last segment that matters.
  ///   - evaluates: Whether to evaluate an element of each segment; otherwise only its description
  ///     is used.
  /// - Throws: What a content function or a body throws.
  func learnArities(upTo position: Int, evaluates: Bool) throws {
    var isOther = false
    for segment in catalog.list.segments[...position]
    where segment.count > 0 && segment.uneven == nil {
      guard case .elements(let source, _) = segment.kind, let arity = source.inferredArity,
        arity.value == nil
      else { continue }
      if evaluates {
        arity.value = try max(1, evaluatedArity(of: source, in: segment))
      } else {
        _ = try source.shownArity(learning: arity)
      }
      guard let known = arity.value else { continue }
      if known != segment.arity || arity.isNested { isOther = true }
    }
    if isOther { try catalog.container?.refresh() }
  }

  private func evaluatedArity(
    of source: any ElementSource,
    in segment: SubviewList.Segment
  ) throws -> Int {
    let builder = SubviewListBuilder(along: catalog.axis, keeping: nil, for: catalog)
    return try catalog.inside {
      let list = try builder.element(0, of: source, in: segment.surroundings, keeping: nil).list
      if list.hasElements { source.inferredArity?.noteNested() }
      return list.count
    }
  }

  private func resolveNext(_ position: Int) throws {
    let segment = catalog.list.segments[position]
    guard let uneven = segment.uneven, case .elements(let source, _) = segment.kind else { return }
    let element = uneven.knownElements
    guard element < catalog.context.profile.eagerLimit else {
      throw ContentError.contradiction(
        "\(source.label) would have to evaluate more than \(element) elements to know how many "
          + "subviews stand before the one that is needed; filter the data, or have each element "
          + "give one stack with the condition in it"
      )
    }
    let builder = SubviewListBuilder(along: catalog.axis, keeping: nil, for: catalog)
    let next = try catalog.inside {
      try builder.element(element, of: source, in: segment.surroundings, keeping: nil)
    }
    next.attach(to: catalog.opened)
    let (known, count) = (uneven.knownSubviews, uneven.subviewCount)
    uneven.append(next)
    let end = segment.start + count
    catalog.opened.recount(position, from: end)
    catalog.take(.oneEach(catalog.list.count))
    if !next.list.readings.isEmpty, let container = catalog.container {
      catalog.context.directory.followers.insert(container)
    }
    let change = uneven.subviewCount - count
    guard let stack = catalog.container as? LazyStackNode else { return }
    stack.grow(by: Growth(known: segment.start + known, end: end, change: change))
  }
}
