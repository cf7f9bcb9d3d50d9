import LazyStacks
import Testing

/// Rows that take any length they are offered, in stacks that offer none.
@Suite struct FlexibleRowTests {
  @Test(arguments: [false, true])
  func `rows without a length are told once for each list and kind of view`(isWrapped: Bool) throws
  {
    let window = try Window(width: 200, height: 300) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("Title")
          ForEach(1...40) { _ in
            isWrapped ? VStack { Color("red") }.padding(1) : Color("red").content
          }
        }
      }
    }
    try window.scrollView().drag(by: 150)
    #expect(messages(of: window).count == 1)
    #expect(messages(of: window).first?.hasPrefix("Color of 1 has a flexible height") == true)
  }

  @Test func `each of two lists tells of its own rows`() throws {
    let window = try Window(width: 200, height: 300) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack(spacing: 0) { ForEach(1...9) { _ in Color("red") } }
          LazyVStack(spacing: 0) { ForEach(11...19) { _ in Color("red") } }
        }
      }
    }
    #expect(messages(of: window).count == 2)
  }

  private func messages(of window: Window) -> [String] {
    window.trace.events().compactMap { event in
      guard case .diagnostic(let found) = event.detail, found.code == .unspecifiedLength else {
        return nil
      }
      return found.message
    }
  }
}
