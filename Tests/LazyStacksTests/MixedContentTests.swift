import LazyStacks
import Testing

@testable import LazyTestSupport

@Suite struct MixedContentTests {
  @Test(arguments: Seeds.first(40, long: 1000))
  func `lazy stacks among eager views leave no gap and lose no view`(seed: UInt64) throws {
    let content = try MixedContent(seed: seed)
    for step in 0..<60 {
      try content.step()
      let problem = try content.problem()
      #expect(problem == nil, "step \(step)")
      guard problem == nil else { return }
    }
  }

  @Test func `what comes before the first row at the top is seen, further down it moves nothing`()
    throws
  {
    var hasHeader = false
    let window = try Window(
      WindowConfiguration(width: 390, height: 300),
      reevaluates: true
    ) {
      ScrollView {
        VStack(spacing: 0) {
          if hasHeader { Item(height: 120).id("header") }
          LazyVStack(spacing: 0) { ForEach(1...100) { _ in Item(height: 50) } }
        }
      }
    }
    try window.update { hasHeader = true }
    #expect(try window.scrollView().geometry().contentOffset.y == 0)
    #expect(try window.node("header").frame?.origin.y == 0)
    try window.scrollView().drag(by: 1000)
    let start = try window.node(20).frame?.origin.y
    try window.update { hasHeader = false }
    #expect(try window.node(20).frame?.origin.y == start)
    #expect(try window.scrollView().geometry().contentOffset.y == 880)
    #expect(window.lastFrame.ledgers[0].entries.map(\.cause) == [.data])
    try window.scrollView().scrollTo(edge: .bottom)
    #expect(try window.scrollView().geometry().contentOffset.y == 4700)
  }

  @Test(arguments: [false, true])
  func `a scroll view that is given no room comes to rest`(isWrapped: Bool) throws {
    var isLooping = false
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.listeners = [
      { event in
        if case .diagnostic(let diagnostic) = event.detail, diagnostic.code == .layoutLoop {
          isLooping = true
        }
      }
    ]
    let stack = LazyHStack { ForEach(1...40) { _ in Item(width: 20, height: 6) } }
    _ = try Window(configuration) {
      ScrollView(.horizontal) {
        if isWrapped { HStack { stack } } else { stack }
      }.frame(width: 0, height: 20)
    }
    #expect(!isLooping)
  }

  @Test func `a jump into a stack not seen yet is exact where all rows are equal`() throws {
    let window = try Window(width: 390, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...40) { _ in Item(height: 50) } }
        LazyVStack(spacing: 0) { ForEach(101...200) { _ in Item(height: 50) } }
      }
    }
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 150, anchor: .top)
    #expect(try scroll.geometry().contentOffset.y == 2000 + 8 + 49 * 50)
    #expect(window.lastFrame.ledgers[0].entries.map(\.cause) == [.script])
    try scroll.scrollTo(edge: .bottom)
    #expect(try scroll.geometry().contentOffset.y == 7008 - 300)
  }
}
