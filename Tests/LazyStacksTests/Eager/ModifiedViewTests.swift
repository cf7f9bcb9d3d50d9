import LazyStacks
import Testing

private struct Row: Equatable {
  var id: Int
  var height: Double
}

/// The identity of a view, whatever its modifiers.
@Suite struct ModifiedViewTests {
  private func counts(_ window: Window) -> [ViewName: Int] {
    window.trace.metrics.byView.mapValues(\.bodies)
  }

  @Test func `a modified row is counted under its own name, once`() throws {
    let window = try Window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...50) { _ in
            Item(height: 10).padding(5).frame(width: 50).overlay(children: [Color("red").content])
          }
        }
      }
    }
    #expect(counts(window) == ["Item": 6])
    #expect(window.trace.metrics.byView["Item"]?.appears == 5)
    try window.scrollView().drag(by: 40)
    #expect(window.trace.metrics.byView["Item"]?.disappears == 2)
    #expect(window.trace.metrics.byView.count == 1)
  }

  @Test func `a row that changes inside of its modifiers is evaluated again, the others are not`()
    throws
  {
    let heights = [Row(id: 1, height: 20), Row(id: 2, height: 30), Row(id: 3, height: 20)]
    let rows = CollectionElements(
      heights,
      id: { .integer($0.id) },
      content: { Item(height: $0.height).padding(5).clipped() }
    )
    let window = try Window(width: 100, height: 300) {
      ScrollView { VStack(spacing: 0) { ForEach(rows) } }
    }
    try window.update { rows.elements[1].height = 60 }
    #expect(try window.node(2).bodies == 2)
    #expect(try window.node(1).bodies == 1)
    #expect(try window.node(2).frame?.size.height == 70)
  }

  @Test func `another view in the same modifiers is another view`() throws {
    var isText = false
    let window = try Window(
      WindowConfiguration(width: 100, height: 100),
      reevaluates: true
    ) {
      ScrollView {
        LazyVStack {
          ForEach(1...1) { _ in isText ? Text("a").padding(3) : Item(height: 9).padding(3) }
        }
      }
    }
    try window.update { isText = true }
    #expect(window.trace.metrics.byView["Item"]?.disappears == 1)
    #expect(window.trace.metrics.byView["Text"]?.appears == 1)
  }

  @Test func `an id names the part of a view that it was given to`() throws {
    let window = try Window(width: 100, height: 100) {
      Item(width: 10, height: 20).id("core").padding(5).id("middle").frame(width: 60).id("outer")
    }
    #expect(try window.node("core").frame?.size == Size(width: 10, height: 20))
    #expect(try window.node("middle").frame?.size == Size(width: 20, height: 30))
    #expect(try window.node("outer").frame?.size == Size(width: 60, height: 30))
  }

  @Test func `a scroll view is found under the id of its frame, and scrolls`() throws {
    let window = try Window(width: 100, height: 400) {
      VStack {
        ScrollView { VStack(spacing: 0) { ForEach(1...50) { _ in Item(height: 10) } }.padding(7) }
          .frame(height: 100).id("list")
      }
    }
    let scroll = try window.scrollView("list")
    #expect(try scroll.geometry().contentSize.height == 514)
    #expect(try scroll.count() == 50)
    try scroll.drag(by: 107)
    #expect(try window.node(11).frame?.origin.y == 150)
  }

  @Test func `a lazy stack in padding and a frame fills as it does without`() throws {
    func visible(_ modify: (Content) -> Content) throws -> [ViewID] {
      let stack = LazyVStack(spacing: 0) { ForEach(1...1_000) { _ in Item(height: 10) } }.content
      let content = modify(stack)
      let window = try Window(width: 100, height: 100) { ScrollView { content } }
      try window.scrollView().drag(by: 300)
      try window.check()
      return try window.scrollView().visibleIDs()
    }
    #expect(try visible { $0.padding(.horizontal, 5) } == (31...40).map { .integer($0) })
    #expect(try visible { $0.padding(.top, 15) }.first == 29)
    #expect(try visible { $0.frame(width: 50).background(children: []) }.count == 10)
  }

  @Test func `cells of a grid are modified, and aligned by their guides`() throws {
    let window = try Window(width: 200, height: 100) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(100)), GridItem(.fixed(100))],
          alignment: .leading,
          spacing: 0
        ) {
          Item(width: 20, height: 10).padding(5).id("padded")
          Item(width: 20, height: 10).alignmentGuide(.leading) { _ in -7 }.id("guided")
        }
      }
    }
    #expect(try window.node("padded").frame?.size == Size(width: 30, height: 20))
    let first = try #require(try window.node("padded").frame)
    let second = try #require(try window.node("guided").frame)
    #expect(second.origin.x - first.origin.x == 108 + 7)
  }

  @Test func `modifiers are told of appearing in the order in which they are written`() throws {
    var told: [String] = []
    _ = try Window(width: 100, height: 100) {
      Item(height: 9).onAppear { told.append("inner") }.padding(3).onAppear { told.append("outer") }
    }
    #expect(told == ["inner", "outer"])
  }

  @Test func `views nested in modifiers without end are an error and no overflow`() throws {
    var content = Item(height: 1).content
    for _ in 0..<10_000 { content = content.padding(1) }
    let deep = content
    #expect(throws: ContentError.tooDeep(view: "Item", limit: 200)) {
      try Window(width: 100, height: 100) { deep }
    }
  }

  @Test func `as many modifiers as are allowed can be laid out, eager and lazy`() throws {
    var content = Color("red").content
    for index in 0..<180 {
      content =
        index % 2 == 0 ? content.padding(0) : content.alignmentGuide(.leading) { $0[.leading] }
    }
    let deep = content
    let window = try Window(width: 100, height: 100) {
      VStack(alignment: .leading) {
        deep.id("eager")
        ScrollView { LazyVStack(alignment: .leading) { deep.frame(height: 10).id("lazy") } }
      }
    }
    #expect(try window.node("eager").frame?.size.width == 100)
    #expect(try window.node("lazy").frame?.size == Size(width: 100, height: 10))
  }

  @Test func `stacks in stacks are measured in time`() throws {
    var content = HStack {
      Color("a")
      Item(width: 1, height: 1)
    }.content
    for index in 0..<45 {
      let inner = content
      content =
        index % 2 == 0
        ? VStack(spacing: 0) {
          inner
          Item(width: 1, height: 1)
          Color("b")
        }.content
        : HStack(spacing: 0) {
          Color("c")
          inner.layoutPriority(1)
          Item(width: 1, height: 1)
        }
        .content
    }
    let deep = content
    let window = try Window(width: 1_000, height: 1_000) { deep.id("all") }
    #expect(try window.node("all").frame?.size == Size(width: 1_000, height: 1_000))
  }
}
