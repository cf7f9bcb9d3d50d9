import LazyStacks
import Testing

private struct Failure: Error {}

@Suite struct TapTests {
  /// A window with a counting button of 60 × 20 points in a list of five rows.
  private func window(_ tapped: @escaping () throws -> Void) throws -> Window {
    try Window(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Button("Tap", action: tapped).padding(10).id("button")
          Item(height: 50).onTapGesture(tapped).disabled().id("disabled")
          HStack {
            Text("a").id("label")
            Button("b", action: tapped)
          }.id("row")
          HStack {
            Button("b") {}
            Button("c") {}
          }.id("two")
          Text("d").hidden().onTapGesture(tapped).id("hidden")
          ForEach(1...90) { _ in Item(height: 50).onTapGesture(tapped) }
        }
      }
    }
  }

  @Test func `a tap runs the action in the next frame`() throws {
    var frames: [Int] = []
    var window: Window?
    window = try self.window { frames.append(window?.frame ?? 0) }
    let made = try #require(window)
    #expect(try made.tap("button") == 1)
    #expect(frames == [2])
    #expect(made.frame == 2)
    window = nil
  }

  @Test func `a view has the action of the one view in it or of the nearest around it`() throws {
    var count = 0
    let window = try window { count += 1 }
    try window.scrollView().drag(by: 60)
    try window.tap("row")
    #expect(count == 1)
    #expect(throws: WindowError.cannotTap("two", .several(2))) { try window.tap("two") }
    #expect(throws: WindowError.cannotTap("label", .noAction)) { try window.tap("label") }
  }

  @Test func `what is disabled, hidden or out of sight cannot be tapped`() throws {
    let window = try window { Issue.record("tapped") }
    #expect(throws: WindowError.cannotTap("disabled", .disabled)) { try window.tap("disabled") }
    #expect(throws: WindowError.cannotTap(60, .notVisible)) { try window.tap(60) }
    let ids = ["button", "disabled", "row", "two", "hidden", "1 … 90"]
    #expect(throws: WindowError.unknownID("nobody", among: ids)) { try window.tap("nobody") }
    try window.scrollView().drag(by: 100)
    #expect(throws: WindowError.cannotTap("hidden", .notVisible)) { try window.tap("hidden") }
  }

  @Test func `what an action throws is thrown by the tap, and the next frame works`() throws {
    let window = try window { throw Failure() }
    #expect(throws: Failure.self) { try window.tap("button") }
    #expect(try window.step() == 1)
  }

  @Test func `an action may change data and close the window, and may not tap`() throws {
    var window: Window?
    var error: (any Error)?
    window = try self.window {
      do { try window?.tap("button") } catch let caught { error = caught }
      window?.close()
    }
    try window?.tap("button")
    #expect(error as? WindowError == .busy(verb: "tap"))
    #expect(window?.isClosed == true)
    window = nil
  }
}
