import LazyStacks

extension ExplainedScene {
  /// Scenes in which several subviews together account for what moved.
  static let mixtures = [
    ExplainedScene(name: "went-at-the-end") {
      let source = messages(40)
      let window = try Window(width: 390, height: 400) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }
      }
      try window.scrollView().scrollTo(edge: .bottom)
      try window.update { source.elements.removeLast(3) }
      return window
    },
    ExplainedScene(name: "resized-and-went") {
      try chat { source in
        source.elements[7].height = 200
        source.elements.remove(at: 9)
      }
    },
    ExplainedScene(name: "came-twice") {
      try chat { source in
        source.elements.insert(Row(id: "a", height: 30), at: 8)
        source.elements.insert(Row(id: "b", height: 90), at: 9)
      }
    },
    ExplainedScene(name: "grid-cells-shifted", frames: 3...4) {
      let source = messages(60)
      let window = try Window(width: 200, height: 300) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(source) }
        }
      }
      try window.scrollView().drag(by: 400)
      try window.update { source.elements.insert(Row(id: "new", height: 50), at: 0) }
      try window.update { source.elements[16].height = 200 }
      return window
    },
  ]
}
