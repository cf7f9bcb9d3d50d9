import LazyExtents

/// What a lazy stack knows of its subviews without loading them: segments in order (rule R1).
///
/// A segment is one view, or the elements of a `ForEach` with a constant number of subviews each.
/// Composite views outside a `ForEach` are opened by evaluating their one body.
struct SubviewList {
  struct Segment {
    let key: ViewKey
    let surroundings: Resolution.Surroundings
    let kind: Kind
    let start: Int
    let count: Int
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

  private(set) var segments: [Segment] = []
  private(set) var count = 0
  private(set) var instances: [ViewKey: CompositeInstance] = [:]

  init() {}

  /// Opens the children of a stack; composite views keep their instances from an older list.
  init(_ children: [Content], keeping old: SubviewList, _ context: FrameContext) throws {
    for (position, child) in children.enumerated() {
      try open(child, Resolution.Surroundings().at(.position(position)), old, context)
    }
  }

  private mutating func open(
    _ content: Content,
    _ surroundings: Resolution.Surroundings,
    _ old: SubviewList,
    _ context: FrameContext
  ) throws {
    context.depth += 1
    defer { context.depth -= 1 }
    guard context.depth <= FrameContext.depthLimit else {
      throw ContentError.tooDeep(view: content.name, limit: FrameContext.depthLimit)
    }
    switch content.kind {
    case .empty: break
    case .tooDeep(let view):
      throw ContentError.tooDeep(view: view, limit: FrameContext.depthLimit)
    case .group(let children):
      for (position, child) in children.enumerated() {
        try open(child, surroundings.at(.position(position)), old, context)
      }
    case .modified(let content, let modifier):
      try open(content, surroundings.modified(by: modifier), old, context)
    case .composite(let view):
      let inner = try instance(of: view, surroundings, old, context)
      try open(inner.owners[inner.owners.count - 1].body, inner, old, context)
    case .forEach(let forEach): try append(forEach.source, surroundings)
    case .leaf, .layout, .lazyStack, .scrollView:
      try append(.single(content), surroundings, count: 1, from: content.name)
    }
  }

  private mutating func instance(
    of view: any CompositeView,
    _ surroundings: Resolution.Surroundings,
    _ old: SubviewList,
    _ context: FrameContext
  ) throws -> Resolution.Surroundings {
    var inner = surroundings.at(.body(view.name))
    let known = old.instances[inner.key]
    let instance = known ?? CompositeInstance(view, id: inner.id)
    if known == nil {
      try context.loading(.resolve, inner.id) { try instance.initialize(context) }
    } else {
      try context.loading(.update, inner.id) { try instance.update(view, context) }
    }
    instances[inner.key] = instance
    inner.owners.append(instance)
    return inner
  }

  private mutating func append(
    _ source: any ElementSource,
    _ surroundings: Resolution.Surroundings
  ) throws {
    let arity = source.subviewsPerElement
    guard arity > 0 else {
      throw ContentError.badSubviewsPerElement(arity, source: source.label)
    }
    let identities = try source.identities()
    let total = max(0, identities.count).multipliedReportingOverflow(by: arity)
    let count = total.overflow ? Int.max : total.partialValue
    try append(.elements(source, identities), surroundings, count: count, from: source.label)
  }

  private mutating func append(
    _ kind: Kind,
    _ surroundings: Resolution.Surroundings,
    count: Int,
    from label: String
  ) throws {
    guard count <= ExtentTree.maximumCount - self.count else {
      throw ContentError.tooManyElements(source: label, limit: ExtentTree.maximumCount)
    }
    segments.append(
      Segment(
        key: surroundings.key,
        surroundings: surroundings,
        kind: kind,
        start: self.count,
        count: count
      )
    )
    self.count += count
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
    guard case .elements(let source, _) = segments[low].kind else {
      return Location(segment: low, element: 0, part: 0)
    }
    let arity = source.subviewsPerElement
    return Location(segment: low, element: within / arity, part: within % arity)
  }

  /// The id of the subview with an index, without evaluating any view; `nil` if it has none.
  func id(at index: Int) throws -> ViewID? {
    let location = location(of: index)
    switch segments[location.segment].kind {
    case .single: return segments[location.segment].surroundings.id
    case .elements(let source, _): return try source.id(at: location.element)
    }
  }

  /// The first subview with an id, without evaluating any view; `nil` if there is none (R14).
  func index(of id: ViewID) throws -> Int? {
    for segment in segments {
      switch segment.kind {
      case .single where segment.surroundings.id == id: return segment.start
      case .single: break
      case .elements(let source, _):
        if let element = try source.index(of: id) {
          return segment.start + element * source.subviewsPerElement
        }
      }
    }
    return nil
  }
}
