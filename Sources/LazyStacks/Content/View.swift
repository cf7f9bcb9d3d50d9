/// Something that can be part of a window's content.
///
/// ``Item``, the stacks, ``ForEach`` and the like conform; views of your own conform to
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
    case lazyStack(LazyStackAttributes, [Content])
    case scrollView(Axis, [Content])
    case modified(Content, Modifier)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The views as the simulator reads them.
  public var content: Content { self }

  /// No view, which still holds its place among its siblings.
  public static var empty: Content { Content(.empty) }

  /// The name of the outermost view, as the trace shows it: `"LazyVStack"`, `"StepView"`.
  public var name: String {
    switch kind {
    case .empty: "EmptyView"
    case .group: "Group"
    case .forEach: "ForEach"
    case .composite(let view): view.name
    case .leaf(let leaf): leaf.name
    case .layout(let layout, _): layout.name
    case .lazyStack(let attributes, _): attributes.name
    case .scrollView: "ScrollView"
    case .modified(let content, _): content.name
    }
  }
}
