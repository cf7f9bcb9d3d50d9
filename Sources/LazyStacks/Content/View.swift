/// Something that can be part of a window's content.
///
/// ``Item``, the stacks, ``ForEach`` and the other views conform; your own views conform to
/// ``CompositeView``.
public protocol View {
  /// The value that the simulator reads.
  var content: Content { get }
}

/// A description of views: a value that may be used twice, changed by modifiers, and compared.
///
/// It resolves to none, one or many subviews (rule R1). It holds no state and evaluates nothing.
public struct Content: View {
  indirect enum Kind {
    /// No view, in a place of its own.
    case empty
    case group([Content])
    case forEach(ForEach)
    case composite(any CompositeView)
    case leaf(any Leaf)
    case layout(any Layout, [Content])
    case lazyStack(LazyAttributes, [Content])
    case scrollView(Set<Axis>, [Content])
    case section(SectionContent)
    case modified(Content, Modifier)
    /// A description that is nested too deep to be followed, with the name of its view.
    case tooDeep(String)
  }

  let kind: Kind
  /// The depth of the nesting, down to views without children.
  fileprivate let depth: Int
  /// The number of views that are described, where a description that is used twice counts twice;
  /// views of a `ForEach` or a body are not known yet.
  let weight: Int

  /// A description that is nested too deep is dropped at once: a chain of any length could not even
  /// be released.
  init(_ kind: Kind) {
    depth = min(kind.innerDepth, Content.depthLimit) + 1
    weight = kind.innerWeight
    self.kind =
      kind.innerDepth < Content.depthLimit ? kind : .tooDeep(kind.name)
  }

  /// The views as the simulator reads them.
  public var content: Content { self }

  /// How deep views may be nested.
  static let depthLimit = 200

  fileprivate static let mostWeight = 1 << 53

  /// No view, which still holds its place among its siblings.
  public static var empty: Content { Content(.empty) }

  /// A view without children.
  package static func leaf(_ leaf: some Leaf) -> Content { Content(.leaf(leaf)) }

  /// The name of the outermost view, as the trace shows it: `"LazyVStack"`, `"StepView"`.
  public var name: String { kind.name }

  /// The name under which the view is counted, which a modifier does not change.
  var viewName: String {
    guard case .layout(let layout, let children) = kind, layout.isModifier else { return name }
    return children.first?.viewName ?? name
  }
}

extension Content {
  /// Whether an id is that of an element of a `ForEach` among views that stand side by side.
  func hasElement(_ id: ViewID, poll: () throws -> Void) throws -> Bool {
    switch kind {
    case .forEach(let forEach): try forEach.source.index(of: id, poll: poll) != nil
    case .group(let children): try children.contains { try $0.hasElement(id, poll: poll) }
    case .modified(let content, _): try content.hasElement(id, poll: poll)
    default: false
    }
  }
}

extension Content.Kind {
  fileprivate var innerDepth: Int {
    switch self {
    case .empty, .forEach, .composite, .leaf: 0
    case .tooDeep: Content.depthLimit
    case .modified(let content, .layout(_, let layers)):
      max(content.depth, layers.lazy.map(\.depth).max() ?? 0)
    case .modified(let content, _): content.depth
    case .group(let children), .layout(_, let children), .lazyStack(_, let children),
      .scrollView(_, let children):
      children.lazy.map(\.depth).max() ?? 0
    case .section(let section):
      section.parts.lazy.flatMap(\.children).map(\.depth).max() ?? 0
    }
  }

  /// Never more than `Content.mostWeight`, so that sums of it are exact.
  fileprivate var innerWeight: Int {
    switch self {
    case .empty, .forEach, .composite, .leaf, .tooDeep: 1
    case .modified(let content, .layout(_, let others)): Self.sum([content] + others)
    case .modified(let content, _): content.weight
    case .group(let children), .layout(_, let children), .lazyStack(_, let children),
      .scrollView(_, let children):
      Self.sum(children)
    case .section(let section): Self.sum(section.parts.flatMap(\.children))
    }
  }

  private static func sum(_ children: [Content]) -> Int {
    children.reduce(1) { min($0 + $1.weight, Content.mostWeight) }
  }

  fileprivate var name: String {
    switch self {
    case .empty: "EmptyView"
    case .group: "Group"
    case .forEach: "ForEach"
    case .composite(let view): view.name
    case .leaf(let leaf): leaf.name
    case .layout(let layout, _): layout.name
    case .lazyStack(let attributes, _): attributes.name
    case .scrollView: "ScrollView"
    case .section: "Section"
    case .modified(let content, _): content.name
    case .tooDeep(let name): name
    }
  }
}
