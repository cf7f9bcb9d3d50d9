import LazyExtents

// Elements that give different numbers of subviews.
extension SubviewListBuilder {
  /// Adds elements with different numbers of subviews: as the data tell, or those that were
  /// evaluated before.
  func appendUneven(
    _ source: any ElementSource,
    in surroundings: Resolution.Surroundings
  ) throws {
    let identities = try identities(of: source)
    let count = max(0, identities.count)
    let uneven =
      try declaredElements(of: source, count: count)
      ?? UnevenElements(
        evaluated: evaluatedElements(of: source, identities: identities, in: surroundings),
        of: count
      )
    try list.append(
      .elements(source, identities),
      in: surroundings,
      count: uneven.subviewCount,
      from: source.label
    )
    list.setUneven(uneven)
  }

  /// The elements with the numbers that the data tell; nil if the data do not tell all.
  private func declaredElements(
    of source: any ElementSource,
    count: Int
  ) throws -> UnevenElements? {
    guard count > 0, let first = try noting({ try source.declaredSubviews(at: 0) }) else {
      return nil
    }
    guard count <= context.profile.eagerLimit else {
      throw ContentError.contradiction(
        "subviews = function(element) … end of \(source.label) would be called for \(count) "
          + "elements, more than \(context.profile.eagerLimit); give a number, or fewer elements"
      )
    }
    var counts = [first]
    for index in 1..<max(1, count) {
      try context.work.poll()
      guard let count = try noting({ try source.declaredSubviews(at: index) }) else {
        return nil
      }
      counts.append(count)
    }
    return UnevenElements(declared: counts)
  }

  /// The elements up to the last one that was evaluated before and still exists; the indices in use
  /// depend on all of them.
  private func evaluatedElements(
    of source: any ElementSource,
    identities: ElementIdentities,
    in surroundings: Resolution.Surroundings
  ) throws -> [OpenedList] {
    guard let before = former.segment(at: surroundings.key),
      case .elements(let oldSource, let old) = before.kind
    else { return [] }
    let known = before.uneven ?? counted(before)
    guard known.knownElements > 0 else { return [] }
    let change = ElementChange((oldSource, old), to: (source, identities), charging: context.work)
    try context.work.poll(0)
    var reached = 0
    for stretch in change.byOld where stretch.old.lowerBound < known.knownElements {
      let count = min(stretch.old.upperBound, known.knownElements) - stretch.old.lowerBound
      reached = max(reached, stretch.new + count)
    }
    return try (0..<reached).map { index in
      let old = change.oldIndex(of: index)
      let list = old.flatMap { known.lists.indices.contains($0) ? known.lists[$0] : nil }
      let opened = old.flatMap { keeper.opened.element($0, of: before) }
      if list == nil { opened?.isStale = true }
      return try element(index, of: source, in: surroundings, keeping: list ?? opened)
    }
  }

  /// The elements of a segment that were thought to be alike, up to the last one in use.
  private func counted(_ segment: SubviewList.Segment) -> UnevenElements {
    let last = keeper.lastInUse - segment.start
    let used = last < 0 ? 0 : min(last / segment.arity + 1, segment.elementCount)
    return UnevenElements(
      alike: segment.arity,
      known: min(used, context.profile.eagerLimit),
      of: segment.elementCount
    )
  }

  /// The list of an element whose number of subviews follows only from its views; unchanged
  /// elements keep their list.
  func element(
    _ index: Int,
    of source: any ElementSource,
    in around: Resolution.Surroundings,
    keeping known: OpenedList?
  ) throws -> OpenedList {
    try context.work.poll()
    let value = try source.value(at: index)
    if let known, let other = known.source, source.makesSameViews(as: other),
      known.holds(value), !known.isOutdated, known.update == context.evaluation.updates,
      around.traits.isEmpty, !known.isModified
    {
      return known
    }
    let id = try source.id(at: index)
    let surroundings = try around.element(id, of: source)
    let reading = known?.reading ?? keeper.node.map { ContentReading(refreshing: $0) }
    let kept = known?.content(for: value, of: source, in: context.evaluation.updates)
    if kept == nil { reading?.reader.forgetAll() }
    let reason = known == nil ? LoadReason.resolve : .update
    let (content, list) = try context.evaluation.loading(reason, id: id) {
      let content =
        try kept ?? context.evaluation.content(of: source, at: index, for: reading)
      let builder = SubviewListBuilder(along: axis, keeping: known?.list, for: keeper)
      return (content, try builder.list(of: content, in: surroundings))
    }
    let opened = OpenedList(list, of: source, value: value)
    opened.update = context.evaluation.updates
    opened.isModified = !around.traits.isEmpty
    (opened.reading, opened.content) = (reading, content)
    return opened
  }
}
