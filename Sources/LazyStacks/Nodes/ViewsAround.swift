/// A view and those around it, the innermost first.
struct ViewsAround: Sequence, IteratorProtocol {
  private var view: Node?

  /// Begins with a view itself.
  init(from view: Node?) { self.view = view }

  mutating func next() -> Node? {
    defer { view = view?.parent }
    return view
  }
}
