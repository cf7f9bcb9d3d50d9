import LazyStacks
import Testing

private struct Endless: CompositeView {
  var body: Content { LazyVStack { ForEach(1...1) { _ in Endless() } }.content }
}

@Suite struct NestingTests {
  @Test func `a lazy view that contains itself is an error`() {
    #expect(throws: ContentError.self) { try Window(width: 390, height: 300) { Endless() } }
    #expect(throws: ContentError.self) {
      try Window(width: 390, height: 300) { ScrollView { Endless() } }
    }
  }

  @Test func `elements that contain themselves are an error`() {
    func endless() -> Content { ForEach(1...1, subviews: 2) { _ in endless() }.content }
    #expect(throws: ContentError.tooDeep(view: "a ForEach", limit: 200)) {
      try Window(width: 390, height: 300) {
        ScrollView { LazyVStack { ForEach(1...9, subviews: 2) { _ in endless() } } }
      }
    }
  }

  @Test func `a view with modifiers without end is an error and can be released`() {
    var view = Item(height: 10).content
    for number in 0..<200_000 { view = view.id(.integer(number)) }
    let deep = view
    #expect(throws: ContentError.tooDeep(view: "Item", limit: 200)) {
      try Window(width: 390, height: 300) { deep }
    }
  }

  @Test func `rows that are lazy stacks themselves are placed by the outer stack alone`() throws {
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...100) { _ in
            LazyVStack(spacing: 0) { ForEach(1...5) { Item(height: Double($0) * 10) } }
          }
        }
      }
    }
    let scroll = try window.scrollView()
    #expect(try scroll.count() == 100)
    for distance in [130.0, -130] {
      for _ in 0..<60 {
        try scroll.drag(by: distance)
        // A stack that comes into sight above another row pushes nothing down.
        try window.check()
      }
    }
    #expect(try scroll.geometry().contentOffset.y == 0)
    #expect(try scroll.visibleIDs().first == 1)
    #expect(try scroll.count() == 100)
  }
}
