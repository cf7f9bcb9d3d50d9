import DequeModule
import LazyExtents

extension LazyStackNode: SubviewLoader {
  /// The subview with an index, measured for the cross length of the stack.
  func load(_ index: Int, _ reason: LoadReason) -> Subview {
    let subview = subview(at: index, reason)
    aside[index] = nil
    subview.age = 0
    measure(subview, reason)
    return subview
  }

  func release(_ subview: Subview) {
    guard !subview.isStandIn else {
      if subview.isPlaced { released.append(subview) }
      giveUp(subview)
      return
    }
    aside[subview.index] = subview
    released.append(subview)
  }

  /// The subview with an index, which stays aside: kept from before, or made now.
  func subview(at index: Int, _ reason: LoadReason) -> Subview {
    if let loaded = loaded(index), !loaded.isStandIn {
      if refresh(loaded) { return loaded }
      abandon(loaded)
      return standIn(index)
    }
    let loaded: Subview? = context.guarding { try make(index, reason) }
    let made = loaded ?? standIn(index)
    if !made.isStandIn { aside[index] = made }
    return made
  }

  /// The subview with an index if it is loaded.
  func loaded(_ index: Int) -> Subview? {
    if index >= run.first, index < run.last { return run.subviews[index - run.first] }
    return aside[index]
  }

  private func make(_ index: Int, _ reason: LoadReason) throws -> Subview {
    let location = list.location(of: index)
    let segment = list.segments[location.segment]
    switch segment.kind {
    case .single(let content):
      return try make(index, PartOfElement(content: content, segment.surroundings), reason)
    case .elements(let source, _):
      let id = try source.id(at: location.element)
      let part = try context.loading(reason, id) { try self.part(location, of: source, id) }
      let subview = try make(index, part, reason)
      subview.value = try source.value(at: location.element)
      subview.source = source
      return subview
    }
  }

  private func make(
    _ index: Int,
    _ part: PartOfElement,
    _ reason: LoadReason
  ) throws -> Subview {
    var surroundings = part.surroundings
    surroundings.isCounted = true
    let resolution = Resolution(owner: self)
    let node = try context.inside(self) {
      try context.loading(reason, surroundings.id) {
        try resolution.resolveOne(part.content, surroundings)
      }
    }
    guard let node else { throw subviewCountError(index, count: resolution.nodes.count) }
    let label = surroundings.id ?? .string(surroundings.key.place)
    let subview = Subview(index: index, id: surroundings.id, label: label, node: node)
    subview.resolution = resolution
    subview.listVersion = listVersion
    subview.counters = history.removeValue(forKey: label) ?? SubviewCounters()
    subview.counters.inits += 1
    return subview
  }

  /// Takes over what changed in the data or the description since the views were made (rule R16).
  ///
  /// - Returns: Whether that worked.
  private func refresh(_ subview: Subview) -> Bool {
    guard subview.listVersion != listVersion else { return true }
    subview.listVersion = listVersion
    guard let isChanged = context.guarding({ try updateViews(of: subview) }) else { return false }
    if isChanged { subview.isChanged = true }
    return true
  }

  /// Gives up a subview whose views could not be updated; what stands in for it is made anew.
  private func abandon(_ subview: Subview) {
    aside[subview.index] = nil
    if subview.isPlaced { released.append(subview) }
    closeElement(of: subview.index)
    giveUp(subview)
  }

  /// - Returns: Whether anything about the views may have changed.
  private func updateViews(of subview: Subview) throws -> Bool {
    let location = list.location(of: subview.index)
    let segment = list.segments[location.segment]
    var part: PartOfElement
    switch segment.kind {
    case .single(let content): part = PartOfElement(content: content, segment.surroundings)
    case .elements(let source, _):
      let value = try source.value(at: location.element)
      let isSameElement = isUnchanged(subview.value, value)
      if isSameElement, let known = subview.source, source.makesSameViews(as: known) {
        return false
      }
      subview.value = value
      subview.source = source
      let id = try source.id(at: location.element)
      part = try context.loading(.update, id) { try self.part(location, of: source, id) }
    }
    part.surroundings.isCounted = true
    try context.loading(.update, subview.id) {
      guard let node = try subview.resolution?.resolveOne(part.content, part.surroundings) else {
        throw subviewCountError(subview.index, count: subview.resolution?.nodes.count ?? 0)
      }
      subview.adopt(node)
    }
    return true
  }

  private func isUnchanged(_ old: (any ElementValue)?, _ new: (any ElementValue)?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEqual(to: new)
  }

  private func subviewCountError(_ index: Int, count: Int) -> ContentError {
    let location = list.location(of: index)
    guard case .elements(let source, _) = list.segments[location.segment].kind else {
      return .subviewCount(element: "a view", source: name, count: count, declared: 1)
    }
    return .subviewCount(
      element: "element \(location.element + 1)",
      source: source.label,
      count: count + source.subviewsPerElement - 1,
      declared: source.subviewsPerElement
    )
  }

  /// What stands in for a subview whose callback failed: as long as the others are guessed to be.
  private func standIn(_ index: Int) -> Subview {
    let estimate = run.estimator.estimate
    let length = estimate > 0 ? estimate : context.profile.coldLength
    let item = axis == .vertical ? Item(height: length) : Item(width: length)
    let node = LeafNode(item, context)
    node.parent = self
    let id = (try? list.id(at: index)) ?? nil
    let subview = Subview(
      index: index,
      id: id,
      label: id ?? .string("@\(index + 1)"),
      node: node
    )
    subview.isStandIn = true
    return subview
  }

  private func measure(_ subview: Subview, _ reason: LoadReason) {
    let isReturning = !subview.isPlaced && subview.measuredFrame != context.trace.frame
    if isReturning || subview.isChanged { subview.node.invalidateSizesBelow() }
    subview.isChanged = false
    let failures = context.failures
    let offer = ProposedSize(along: nil, across: crossLength, axis: axis)
    let needsMeasure = !subview.node.remembers(offer)
    let size = context.loading(reason, subview.id) { subview.node.sizeThatFits(offer) }
    subview.length = size[axis]
    let across = subview.node.position(across: self, offer, size)
    subview.node.place(at: Point(along: 0, across: across, axis: axis), offer)
    if context.failures > failures { subview.isStandIn = true }
    guard needsMeasure, !subview.isStandIn else { return }
    subview.measuredFrame = context.trace.frame
    subview.counters.measures += 1
    context.record(
      .measure(view: subview.viewName, length: subview.length, reason: reason),
      id: subview.id
    )
  }
}
