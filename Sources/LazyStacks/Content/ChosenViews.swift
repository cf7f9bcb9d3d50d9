/// The first of several views whose ideal size fits into what is offered, else the last one.
///
/// All of them are made and measured; only that one appears. One that gives way to another keeps
/// its state.
public struct ViewThatFits: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a choice; a view must fit along the axes.
  public init(in axes: Set<Axis> = .both, @ContentBuilder content: () throws -> Content) rethrows {
    self.init(in: axes, children: try content().children)
  }

  /// Creates a choice of views given one by one.
  public init(in axes: Set<Axis> = .both, children: [Content]) {
    content = Content(.layout(ViewThatFitsLayout(axes: axes), children))
  }
}

/// Views in the layout of a container that may be another one each time: they stay the same views,
/// with their states.
public struct AnyLayout: View {
  /// The views as the simulator reads them.
  public let content: Content

  /// Creates a layout of views.
  ///
  /// - Parameters:
  ///   - container: What lays them out: an eager stack, or a layout of one's own; what is in it is
  ///     not used.
  ///   - content: The views.
  /// - Throws: ``ContentError/contradiction(_:)`` for a view that lays nothing out.
  public init(
    _ container: some View,
    @ContentBuilder content: () throws -> Content
  ) throws {
    try self.init(container, children: try content().children)
  }

  /// Creates a layout of views given one by one.
  public init(_ container: some View, children: [Content]) throws {
    let layout = try Self.layout(of: container.content)
    content = Content(.layout(SwitchedLayout(base: layout), children))
  }

  private static func layout(of container: Content) throws -> any Layout {
    var inner = container
    while case .modified(let content, _) = inner.kind { inner = content }
    guard case .layout(let layout, let children) = inner.kind, !layout.isModifier,
      !(layout is ViewThatFitsLayout)
    else {
      throw ContentError.contradiction(
        "AnyLayout takes an eager container as layout, as HStack { spacing = 8 }, got \(inner.name)"
      )
    }
    if case .modified = container.kind {
      throw ContentError.contradiction(
        "the \(inner.name) that is the layout of an AnyLayout takes no modifiers; give them to the "
          + "AnyLayout"
      )
    }
    guard children.isEmpty else {
      throw ContentError.contradiction(
        "the \(inner.name) that is the layout of an AnyLayout takes no views of its own; give them "
          + "to the AnyLayout"
      )
    }
    return layout
  }
}
