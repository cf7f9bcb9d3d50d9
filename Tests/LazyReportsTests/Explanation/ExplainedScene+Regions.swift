import LazyStacks

extension ExplainedScene {
  /// Scenes that involve the region, something around a container, or an anchor.
  static let regions = [
    ExplainedScene(name: "rotation") {
      let words = "some words that fill several lines where there is little room for them"
      let window = try Window(width: 300, height: 500) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...100, id: IDFormat("row-%d")) { index in
              Text(String(words.prefix(20 + index % 5 * 12)))
            }
          }
        }
      }
      try window.scrollView().drag(by: 730)
      try window.resize(width: 500, height: 300)
      return window
    },
    ExplainedScene(name: "something-before-the-container") {
      var height = 50.0
      let window = try Window(WindowConfiguration(width: 300, height: 300), reevaluates: true) {
        ScrollView {
          VStack(spacing: 0) {
            Item(height: height)
            LazyVStack(spacing: 0) {
              ForEach(1...100, id: IDFormat("row-%d")) { _ in Item(height: 60) }
            }
          }
        }
      }
      try window.scrollView().drag(by: 500)
      try window.update { height = 80 }
      return window
    },
    ExplainedScene(name: "default-anchors", frames: 1...2) {
      let source = messages(30)
      let window = try Window(width: 390, height: 300) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }.defaultScrollAnchor(.bottom)
      }
      try window.update { source.elements.append(Row(id: "new", height: 100)) }
      return window
    },
    ExplainedScene(name: "both-axes", frames: 2...4) {
      let window = try Window(width: 300, height: 300) {
        ScrollView([.horizontal, .vertical]) {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(1...100, id: IDFormat("row-%d")) {
              Item(width: 900, height: $0 < 10 ? 40 : 100)
            }
          }
        }.id("sheet")
      }
      let scroll = try window.scrollView()
      try scroll.drag(x: 30, y: 70)
      try scroll.scrollTo(id: "row-60")
      try scroll.drag(x: 30, y: -100)
      return window
    },
    ExplainedScene(name: "grid", frames: 2...3) {
      let window = try Window(width: 300, height: 300) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(1...100, id: IDFormat("cell-%d")) { Item(height: $0 < 10 ? 40 : 100) }
          }
        }
      }
      let scroll = try window.scrollView()
      try scroll.scrollTo(id: "cell-60", anchor: .top)
      try scroll.drag(by: -100)
      return window
    },
    ExplainedScene(name: "shelves", frames: 2...3) {
      let window = try Window(width: 300, height: 300) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...20, id: IDFormat("shelf-%d")) { shelf in
              ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                  ForEach(1...50, id: IDFormat("card-%d")) { card in
                    Item(width: card > 10 ? 120 : 60, height: 100)
                  }
                }
              }.frame(height: 100)
            }
          }
        }.id("page")
      }
      let shelf = try window.scrollView("shelf-2")
      try shelf.scrollTo(id: "card-40", anchor: .leading)
      try shelf.drag(by: -100)
      return window
    },
  ]
}
