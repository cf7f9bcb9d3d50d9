import LazyStacks
import Testing

/// Records what the observers of a test receive.
private final class Notes<Value> {
  var values: [Value] = []
}

@Suite struct ObservationTests {
  private func rows(_ count: Int, _ height: Double) -> ForEach {
    ForEach(0...(count - 1)) { _ in Item(height: height) }
  }

  @Test func `a flag made from the offset is told once, when it changes`() throws {
    let notes = Notes<String>()
    let window = try Window(width: 390, height: 350) {
      ScrollView { LazyVStack(spacing: 0) { rows(100, 100) } }
        .onScrollGeometryChange(of: { $0.contentOffset.y <= 100 }) { old, new in
          notes.values.append("\(old) → \(new)")
        }
    }
    let scroll = try window.scrollView()
    for _ in 0..<10 { try scroll.drag(by: 10) }
    #expect(notes.values == ["true → true"])
    for _ in 0..<10 { try scroll.drag(by: 10) }
    #expect(notes.values == ["true → true", "true → false"])
  }

  @Test(
    arguments: [
      (0.5, 0.0, [0, 1, 2, 3]), (0.5, 50, [0, 1, 2, 3]), (0.5, 51, [1, 2, 3]),
      (0.5, 100, [1, 2, 3, 4]), (0.8, 0, [0, 1, 2]), (0.8, 20, [0, 1, 2]), (0.8, 21, [1, 2]),
      (0.8, 30, [1, 2, 3]),
    ] as [(Double, Double, [ViewID])]
  )
  func `D9: a target counts from its threshold on`(
    threshold: Double,
    offset: Double,
    ids: [ViewID]
  ) throws {
    let window = try Window(width: 390, height: 350) {
      ScrollView { LazyVStack(spacing: 0) { rows(20, 100) } }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: offset)
    #expect(try scroll.visibleTargets(threshold: threshold) == ids)
  }

  @Test func `targets are told when the set changes, and only ids that are accepted`() throws {
    let notes = Notes<[ViewID]>()
    let window = try Window(width: 390, height: 350) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Item(height: 100).id("header")
          ForEach(1...20) { _ in Item(height: 100) }
        }
      }
      .onScrollTargetVisibilityChange(threshold: 0.8, accepts: { $0.typeName == "number" }) {
        notes.values.append($0)
      }
    }
    let scroll = try window.scrollView()
    for distance in [20.0, 1, 9] { try scroll.drag(by: distance) }
    #expect(notes.values == [[1, 2], [1, 2, 3]])
  }

  @Test func `a view is told that it is visible on appearing and on each change`() throws {
    let notes = Notes<String>()
    let window = try Window(width: 390, height: 350) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0...19) { index in
            Item(height: 100).onScrollVisibilityChange(threshold: 0.5) {
              notes.values.append("\(index) \($0)")
            }
          }
        }
      }
    }
    #expect(notes.values == ["0 true", "1 true", "2 true", "3 true"])
    try window.scrollView().drag(by: 60)
    #expect(notes.values.suffix(2) == ["0 false", "4 false"])
    try window.scrollView().drag(by: 40)
    #expect(notes.values.suffix(2) == ["0 false", "4 false"] || notes.values.contains("4 true"))
  }

  @Test func `a drag goes through its phases`() throws {
    let notes = Notes<String>()
    let window = try Window(width: 390, height: 350) {
      ScrollView { LazyVStack(spacing: 0) { rows(100, 100) } }
        .onScrollPhaseChange { old, new, _ in notes.values.append("\(old) → \(new)") }
    }
    let scroll = try window.scrollView()
    let frames = try scroll.drag(by: 600, duration: 0.5)
    #expect(frames == 30)
    #expect(try scroll.geometry().contentOffset.y == 600)
    #expect(
      notes.values == [
        "idle → tracking", "tracking → interacting", "interacting → idle",
      ]
    )
  }

  @Test func `thresholds of the window are traced without an observer`() throws {
    var configuration = WindowConfiguration(width: 390, height: 350)
    configuration.thresholds = [0.5, 1]
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { rows(20, 100) } }
    }
    try window.scrollView().drag(by: 60)
    let told = window.trace.events().compactMap { event -> String? in
      guard case .visibility(let change) = event.detail else { return nil }
      return "\(change.threshold) \(change.ids)"
    }
    #expect(
      told == [
        "0.5 [0, 1, 2, 3]", "1.0 [0, 1, 2]", "0.5 [1, 2, 3]", "1.0 [1, 2, 3]",
      ]
    )
  }

  @Test func `a view taller than the viewport by the threshold is reported`() throws {
    var configuration = WindowConfiguration(width: 390, height: 300)
    configuration.thresholds = [0.8]
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { rows(20, 400) } }
    }
    #expect(window.trace.metrics.diagnostics > 0)
  }

  @Test func `two windows of the same content have the same trace`() throws {
    func trace() throws -> [Event] {
      let window = try Window(width: 390, height: 500) {
        ScrollView { LazyVStack { ForEach(1...500) { Item(height: Double($0 * 31 % 140)) } } }
      }
      for step in 0..<80 { try window.scrollView().drag(by: Double(step * 53 % 700) - 200) }
      return window.trace.events()
    }
    #expect(try trace() == trace())
  }
}
