extension ToldScroll {
  /// Tells whoever listens an input that is about to be applied.
  static func tell(_ input: ScrollInput, to scroll: ScrollNode, isAfterEdits: Bool) {
    guard let listener = scroll.context.scrolls.listener else { return }
    let outermost = scroll.context.directory.root.flatMap { ViewSearch(in: $0).scroll }
    listener(
      ToldScroll(
        action: ScrollAction(input),
        isAfterEdits: isAfterEdits,
        isOutermost: outermost === scroll
      )
    )
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
