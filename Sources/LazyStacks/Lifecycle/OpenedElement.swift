/// One view of an element, with what surrounds it.
struct PartOfElement {
  var content: Content
  var surroundings: Resolution.Surroundings

  init(content: Content, _ surroundings: Resolution.Surroundings) {
    self.content = content
    self.surroundings = surroundings
  }
}

/// An element that resolves to several subviews, opened as far as is needed to tell them apart.
///
/// Composite views are evaluated from the left only until there are as many views as the `ForEach`
/// declared: their own bodies wait until they are loaded (claims 75, 76).
struct OpenedElement {
  private(set) var parts: [PartOfElement] = []
  private var instances: [ViewKey: CompositeInstance] = [:]

  init(
    _ content: Content,
    _ surroundings: Resolution.Surroundings,
    arity: Int,
    keeping old: OpenedElement?,
    _ context: FrameContext
  ) throws {
    try flatten(content, surroundings, into: &parts)
    while parts.count < arity, let index = parts.firstIndex(where: \.isComposite) {
      try evaluate(index, old, context)
    }
  }

  private mutating func evaluate(
    _ index: Int,
    _ old: OpenedElement?,
    _ context: FrameContext
  ) throws {
    guard case .composite(let view) = parts[index].content.kind else { return }
    var inner = parts[index].surroundings.at(.body(view.name))
    guard inner.key.components.count <= FrameContext.depthLimit else {
      throw ContentError.tooDeep(view: view.name, limit: FrameContext.depthLimit)
    }
    let known = old?.instances[inner.key]
    let instance = known ?? CompositeInstance(view, id: inner.id)
    if known == nil {
      try instance.initialize(context)
    } else {
      try instance.update(view, context)
    }
    instances[inner.key] = instance
    inner.owners.append(instance)
    var opened: [PartOfElement] = []
    try flatten(instance.body, inner, into: &opened)
    parts.replaceSubrange(index...index, with: opened)
  }

  private func flatten(
    _ content: Content,
    _ surroundings: Resolution.Surroundings,
    into parts: inout [PartOfElement]
  ) throws {
    guard surroundings.key.components.count <= FrameContext.depthLimit else {
      throw ContentError.tooDeep(view: content.name, limit: FrameContext.depthLimit)
    }
    switch content.kind {
    case .empty: break
    case .tooDeep(let view):
      throw ContentError.tooDeep(view: view, limit: FrameContext.depthLimit)
    case .group(let children):
      for (position, child) in children.enumerated() {
        try flatten(child, surroundings.at(.position(position)), into: &parts)
      }
    case .modified(let content, let modifier):
      try flatten(content, surroundings.modified(by: modifier), into: &parts)
    case .forEach(let forEach):
      let source = forEach.source
      for index in 0..<max(0, min(source.count, OpenedElement.innerLimit)) {
        let key = ViewKey.Component.element(try source.id(at: index))
        try flatten(source.content(at: index), surroundings.at(key), into: &parts)
      }
    case .composite, .leaf, .layout, .lazyStack, .scrollView:
      parts.append(PartOfElement(content: content, surroundings))
    }
  }

  /// How many elements of a `ForEach` inside an element are looked at.
  private static let innerLimit = 10_000
}

extension PartOfElement {
  fileprivate var isComposite: Bool {
    if case .composite = content.kind { return true }
    return false
  }
}

extension LazyStackNode {
  /// One view of an element, after opening the element if it has several.
  func part(
    _ location: SubviewList.Location,
    of source: any ElementSource,
    _ id: ViewID
  ) throws -> PartOfElement {
    let segment = list.segments[location.segment]
    var surroundings = segment.surroundings
    surroundings.id = id
    let arity = source.subviewsPerElement
    guard arity > 1 else {
      return PartOfElement(content: try source.content(at: location.element), surroundings)
    }
    let first = segment.start + location.element * arity
    if let opened = elements[first], opened.listVersion == listVersion {
      return opened.element.parts[location.part]
    }
    let opened = try OpenedElement(
      source.content(at: location.element),
      surroundings,
      arity: arity,
      keeping: elements[first]?.element,
      context
    )
    guard opened.parts.count == arity else {
      throw ContentError.subviewCount(
        element: "element \(location.element + 1)",
        source: source.label,
        count: opened.parts.count,
        declared: arity
      )
    }
    elements[first] = (opened, listVersion)
    return opened.parts[location.part]
  }

  /// Forgets an opened element once none of its parts is loaded.
  func closeElement(of index: Int) {
    guard index < list.count else { return }
    let location = list.location(of: index)
    let segment = list.segments[location.segment]
    guard case .elements(let source, _) = segment.kind, source.subviewsPerElement > 1 else {
      return
    }
    let first = segment.start + location.element * source.subviewsPerElement
    let isNeeded = (first..<first + source.subviewsPerElement).contains { loaded($0) != nil }
    if !isNeeded { elements[first] = nil }
  }
}
