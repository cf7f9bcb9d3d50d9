/// Decides what to do with the views of a description when it is opened (rule R1).
protocol ContentVisitor: AnyObject {
  var context: FrameContext { get }

  /// Takes a view that has a node of its own.
  func visit(_ view: Content, in surroundings: Resolution.Surroundings) throws
  /// Takes the data of a `ForEach`.
  func visit(_ source: any ElementSource, in surroundings: Resolution.Surroundings) throws
  /// Takes a view whose body is not evaluated yet.
  func visit(_ composite: any CompositeView, in surroundings: Resolution.Surroundings) throws
  /// Takes a section.
  func visit(_ section: SectionContent, in surroundings: Resolution.Surroundings) throws
}

extension ContentVisitor {
  /// Opens groups and modifiers until a visitor's own decision is needed.
  func open(_ content: Content, in surroundings: Resolution.Surroundings) throws {
    try context.work.poll()
    context.evaluation.descend(by: 1)
    defer { context.evaluation.descend(by: -1) }
    guard context.evaluation.depth <= Content.depthLimit else {
      throw ContentError.tooDeep(view: content.name, limit: Content.depthLimit)
    }
    guard content.weight <= context.profile.eagerLimit else {
      throw ContentError.tooManyViews(
        in: content.name,
        count: content.weight,
        limit: context.profile.eagerLimit
      )
    }
    switch content.kind {
    case .empty: break
    case .tooDeep(let view):
      throw ContentError.tooDeep(view: view, limit: Content.depthLimit)
    case .group(let children): try open(children, in: surroundings)
    case .modified:
      // A chain of modifiers is one level: only those that lay out have nodes of their own.
      context.evaluation.descend(by: -1)
      defer { context.evaluation.descend(by: 1) }
      let (content, inner) = surroundings.unwrapping(content)
      try open(content, in: inner)
    case .forEach(let forEach):
      // A copy of the window reads a copy of the data, unnoticed by their users.
      let source = forEach.source
      try visit(context.settings.isCopy ? source.copy : source, in: surroundings)
    case .composite(let view): try visit(view, in: surroundings)
    case .section(let section): try visit(section, in: surroundings)
    case .leaf, .layout, .lazyStack, .scrollView: try visit(content, in: surroundings)
    }
  }

  /// Opens views that stand side by side.
  func open(_ children: [Content], in surroundings: Resolution.Surroundings) throws {
    for (position, child) in children.enumerated() {
      try open(child, in: surroundings.at(.position(position)))
    }
  }
}
