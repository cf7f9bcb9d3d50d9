/// The content of a scroll view as it was described, and the one node that is scrolled.
final class ScrollContent {
  private unowned let scroll: ScrollNode
  private let resolution: Resolution
  /// The stack around several views; once made it stays.
  private var wrapper: LayoutNode?
  private var children: [Content] = []

  init(of scroll: ScrollNode) {
    self.scroll = scroll
    resolution = Resolution(owner: scroll)
  }

  deinit {
    wrapper?.parent = nil
  }

  /// The content itself, or a stack around several views; nil without content.
  var node: Node? { wrapper ?? resolution.nodes.first }

  /// The description to be resolved again when something that it reads has changed.
  var toRefresh: [Content]? { children.isEmpty ? nil : children }

  func update(_ children: [Content]) throws {
    self.children = children
    if let wrapper { return try wrapper.update(layoutOfSeveral, children: children) }
    // What was resolved before an error stays, so it is wrapped as well.
    defer { wrapSeveral() }
    try resolution.resolve(children)
  }

  func forEachReading(_ body: (ElementReading) -> Void) {
    resolution.readings.forEach(body)
  }

  /// What the views were resolved by, unless that is what a stack around several of them was.
  var resolved: Resolution? { wrapper == nil ? resolution : nil }

  private func wrapSeveral() {
    guard resolution.nodes.count > 1 else { return }
    let wrapper = LayoutNode(layoutOfSeveral, in: scroll.context)
    wrapper.parent = scroll
    self.wrapper = wrapper
    wrapper.adopt(resolution)
  }

  private var layoutOfSeveral: StackLayout {
    let axis: Axis = scroll.axes == .horizontal ? .horizontal : .vertical
    return StackLayout(axis: axis, alignment: .center, spacing: nil)
  }
}
