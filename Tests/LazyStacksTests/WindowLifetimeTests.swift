import LazyStacks
import LazyTestSupport
import Testing

@Suite struct WindowLifetimeTests {
  private final class Sentinel {}
  private struct Failure: Error {}

  private func failing() throws -> Item { throw Failure() }

  @Test func `a closed window lets go of its views`() throws {
    weak var sentinel: Sentinel?
    do {
      let held = Sentinel()
      sentinel = held
      let window = try Window(width: 100, height: 100) {
        ScrollView {
          LazyVStack { ForEach(1...20) { _ in Item(height: 30).onAppear { _ = held } } }
        }
      }
      window.close()
    }
    #expect(sentinel == nil)
  }

  @Test func `a window with a lazy layout lets go of its views, closed or not`() throws {
    for closes in [false, true] {
      weak var sentinel: Sentinel?
      do {
        let held = Sentinel()
        sentinel = held
        let window = try Window(width: 100, height: 100) {
          ScrollView {
            MasonryLayout(lanes: 2, spacing: 4)() {
              ForEach(1...20) { _ in Item(height: 30).onAppear { _ = held } }
            }
          }
        }
        try window.scrollView().drag(by: 50)
        if closes { window.close() }
      }
      #expect(sentinel == nil)
    }
  }

  @Test func `a window whose content fails is let go`() {
    weak var sentinel: Sentinel?
    do {
      let held = Sentinel()
      sentinel = held
      var configuration = WindowConfiguration(width: 100, height: 100)
      configuration.listeners = [{ _ in _ = held }]
      #expect(throws: Failure.self) {
        _ = try Window(configuration) { try failing() }
      }
    }
    #expect(sentinel == nil)
  }
}
