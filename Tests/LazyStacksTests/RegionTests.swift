import LazyStacks
import Testing

/// Effects of the region that a scroll view shows: its insets, its gaps and its size.
@Suite struct RegionTests {
  private func list(spacing: Double, top inset: Double) throws -> Window {
    try Window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(1...5) { _ in Item(height: 50) }
          } header: {
            Item(height: 20).id("header")
          } footer: {
            Item(height: 20).id("footer")
          }
          ForEach(1...20, id: IDFormat("after-%d")) { _ in Item(height: 50) }
        }
      }.contentMargins([.top], inset)
    }
  }

  @Test(arguments: [0.0, 50, 330, 400])
  func `pinned views stay while the region is in a gap of their section`(offset: Double) throws {
    let window = try list(spacing: 300, top: 0)
    try window.scrollView().scrollTo(offset: offset)
    #expect(try window.node("header").frame?.origin.y == 0)
    #expect(try window.node("footer").frame?.origin.y == 80)
    try window.check()
  }

  @Test(arguments: [(200.0, 40.0), (256, 14), (280, -10)])
  func `a header under the inset stays until its section is gone`(
    offset: Double,
    y: Double
  ) throws {
    let window = try list(spacing: 0, top: 40)
    for _ in 1...8 { try window.scrollView().drag(by: (offset + 40) / 8) }
    #expect(try window.node("header").frame?.origin.y == y)
    try window.check()
  }

  @Test func `pages as high as the region follow it when only its height changes`() throws {
    let window = try Window(width: 300, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...3) { _ in Color("red").containerRelativeFrame([.vertical]) }
        }
      }
    }
    try window.resize(width: 300, height: 500)
    #expect(try window.node(1).frame?.size.height == 500)
    #expect(try window.scrollView().geometry().contentSize.height == 1_500)
  }

  @Test func `what a pinned header covers cannot be tapped`() throws {
    var tapped: [Int] = []
    let window = try Window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(1...9) { row in Item(height: 30).onTapGesture { tapped.append(row) } }
          } header: {
            Item(height: 40)
          }
        }
      }
    }
    try window.scrollView().scrollTo(offset: 70)
    #expect(throws: WindowError.self) { try window.tap(2) }
    try window.tap(3)
    #expect(tapped == [3])
  }

  @Test(arguments: [40, 60, 100])
  func `a view used in two places again and again is an error at once`(times: Int) {
    func error(_ twice: (Content) -> Content) -> (any Error)? {
      var view = Item(width: 1, height: 1).content
      for _ in 0..<times { view = twice(view) }
      let built = view
      do {
        _ = try Window(width: 300, height: 300) { ScrollView { LazyVStack { built } } }
        return nil
      } catch {
        return error
      }
    }
    let groups = error { view in Group([view, view]).content }
    let stacks = error { view in HStack(children: [view, view]).content }
    for case let error as ContentError in [groups, stacks] {
      #expect("\(error)".contains("more than 200000") || "\(error)".contains("nested more than"))
    }
    #expect(groups is ContentError && stacks is ContentError)
  }
}
