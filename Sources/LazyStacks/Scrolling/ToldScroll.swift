/// Tells whoever listens what is done to the outermost scroll view of a window.
struct ToldScroll {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// Tells an input that is about to be applied.
  func tell(_ input: ScrollInput, isAfterEdits: Bool) {
    guard let listener = scroll.context.scrolls.listener, isOutermost else { return }
    listener(ScrollAction(input), isAfterEdits)
  }

  private var isOutermost: Bool {
    guard let root = scroll.context.directory.root else { return false }
    return ViewSearch(in: root).scroll === scroll
  }
}

extension ScrollAction {
  /// What an input does.
  fileprivate init(_ input: ScrollInput) {
    switch input {
    case .offset(let offset): self = .offset(offset, animation: nil)
    case .reveal(let id, let anchor): self = .view(id, anchor: anchor, animation: nil)
    case .edge(let edge): self = .edge(edge, animation: nil)
    case .motion(let motion):
      switch motion.beginning {
      case .finger(let path): self = ScrollAction(path)
      case .fling(let velocity): self = .fling(velocity: velocity)
      case .stop: self = .stop
      case .animation(let scroll):
        switch scroll.target {
        case .view(let id, let anchor):
          self = .view(id, anchor: anchor, animation: scroll.animation)
        case .edge(let edge): self = .edge(edge, animation: scroll.animation)
        case .offset(let offset): self = .offset(offset, animation: scroll.animation)
        }
      }
    }
  }
}
