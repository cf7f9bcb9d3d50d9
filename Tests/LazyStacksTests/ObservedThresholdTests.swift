import LazyTestSupport
import Testing

@testable import LazyStacks

@Suite struct ObservedThresholdTests {
  /// What observers were told last: the views that are visible, as `path threshold`.
  private final class Heard {
    var visible: Set<String> = []
    var targets: [ViewID] = []

    func note(_ name: String, _ threshold: Double, _ isVisible: Bool) {
      let entry = "\(name) \(threshold)"
      if isVisible { visible.insert(entry) } else { visible.remove(entry) }
    }
  }

  private static let thresholds = (part: [0.2, 0.9], row: [0.3, 0.7], targets: 0.8)

  @Test(arguments: Axis.allCases, 1...12)
  func `each change that an observer hears of is an event`(axis: Axis, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    let heard = Heard()
    let lengths = (1...60).map { _ in Double(number(below: 120) + 10) }
    let window = try Window(width: 300, height: 300) {
      ScrollView(axis == .vertical ? .vertical : .horizontal) {
        if axis == .vertical {
          LazyVStack(spacing: 4) { Self.rows(lengths, heard) }
        } else {
          LazyHStack(spacing: 4) { Self.rows(lengths, heard) }
        }
      }
      .onScrollTargetVisibilityChange(threshold: Self.thresholds.targets) { heard.targets = $0 }
    }
    let scroll = try window.scrollView()
    for _ in 0..<25 {
      switch number(below: 4) {
      case 0: try scroll.fling(velocity: Double(number(below: 4_000)) - 1_500)
      case 1: try scroll.scrollTo(id: .string("r\(number(below: 60) + 1)"), anchor: .center)
      case 2: try window.resize(width: 300, height: 200 + Double(number(below: 200)))
      default: try scroll.drag(by: Double(number(below: 500)) - 150)
      }
      let told = told(by: window)
      #expect(told.visible == heard.visible)
      #expect(told.targets == heard.targets)
    }
  }

  private static func rows(_ lengths: [Double], _ heard: Heard) -> Content {
    let (parts, whole) = (thresholds.part, thresholds.row)
    return ForEach(1...lengths.count, id: IDFormat("r%d")) { number in
      VStack(spacing: 0) {
        Item(width: lengths[number - 1], height: lengths[number - 1])
          .onScrollVisibilityChange(threshold: parts[number % 2]) {
            heard.note("r\(number)/part", parts[number % 2], $0)
          }
          .id("part")
        Item(width: 10, height: 10)
      }
      .onScrollVisibilityChange(threshold: whole[number % 2]) {
        heard.note("r\(number)", whole[number % 2], $0)
      }
    }.content
  }

  /// The same as the events have it.
  private func told(by window: Window) -> (visible: Set<String>, targets: [ViewID]) {
    var last: [Double: [ViewID]] = [:]
    for event in window.trace.events() {
      guard case .visibility(let change) = event.detail else { continue }
      last[change.threshold] = change.ids
    }
    let targets = last.removeValue(forKey: Self.thresholds.targets) ?? []
    for threshold in WindowConfiguration.usualThresholds { last[threshold] = nil }
    let visible = last.flatMap { threshold, ids in
      ids.map { id in
        "\(id.steps.map { step in step.description }.joined(separator: "/")) \(threshold)"
      }
    }
    return (Set(visible), targets)
  }

  @Test func `a view in no scroll view has events of its observer`() throws {
    let window = try Window(width: 300, height: 300) {
      VStack {
        Item(height: 500).id("tall").onScrollVisibilityChange(threshold: 0.7) { _ in }
      }
    }
    try window.resize(width: 300, height: 600)
    let told = window.trace.events().compactMap { event -> VisibilityChange? in
      if case .visibility(let change) = event.detail { change } else { nil }
    }
    #expect(told == [VisibilityChange(from: [], to: ["tall"], threshold: 0.7)])
  }

  @Test func `a long row is no diagnostic where nobody chose a threshold`() throws {
    let window = try Window(width: 300, height: 300) {
      ScrollView { LazyVStack { ForEach(1...3) { _ in Item(height: 900) } } }
    }
    #expect(window.trace.metrics.diagnostics == 0)
    let observed = try Window(width: 300, height: 300) {
      ScrollView { LazyVStack { ForEach(1...3) { _ in Item(height: 900) } } }
        .onScrollTargetVisibilityChange { _ in }
    }
    #expect(observed.trace.metrics.diagnostics == 1)
  }
}
