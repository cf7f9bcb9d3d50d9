import LazyStacks
import LazyTestSupport
import Testing

/// A work meter stops frames at any point, and the next frame completes them.
@Suite struct StoppedFrameTests {
  /// A screen that uses everything that a frame does for rows, and records its callbacks.
  private final class Screen {
    let meter = CountingMeter()
    let rows: EditableElements<Int>
    let window: Window
    private(set) var told: [String] = []
    private let lifecycle = Appearances()
    private var visible: [Int: Bool] = [:]

    var problem: String? { lifecycle.problem ?? toldTwice }
    private var toldTwice: String?

    init() throws {
      let screen = Weak()
      rows = EditableElements(
        0..<2_000,
        id: { .integer($0) },
        content: { row in
          VStack {
            Item(width: .fixed(90), height: .fixed(4 + Double(row % 7)))
            if row % 5 == 0 {
              ScrollView(.horizontal) {
                LazyHStack(spacing: 1) {
                  ForEach(1...40, id: IDFormat("\(row)-%d")) { _ in Item(width: 20, height: 6) }
                }
              }
            }
            if row % 11 == 0 { Text("some words that are broken into lines") }
          }
          .onScrollVisibilityChange { screen.value?.note(row, $0) }
          .onDisappear { screen.value?.visible[row] = nil }
        }
      )
      let lifecycle = lifecycle
      var configuration = WindowConfiguration(width: 120, height: 700)
      // A drag is one frame.
      configuration.profile.rubberBand = 0
      configuration.listeners = [{ lifecycle.take($0) }]
      configuration.workMeter = meter
      configuration.thresholds = [0.5]
      let rows = rows
      window = try Window(configuration) {
        ScrollView {
          VStack {
            Text("a title")
            LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders]) {
              Section {
                ForEach(rows)
              } header: {
                Item(height: 20)
              }
            }
          }
        }
        .onScrollTargetVisibilityChange { screen.value?.told.append("\($0.count) targets") }
        .onScrollPhaseChange { old, new, _ in screen.value?.told.append("\(old) \(new)") }
      }
      screen.value = self
    }

    /// Whether each view appears and disappears in turns.
    private final class Appearances {
      private(set) var problem: String?
      private var shown: Set<ViewID> = []

      func take(_ event: Event) {
        guard let id = event.id else { return }
        let isInTurn =
          switch event.kind {
          case .appear: shown.insert(id).inserted
          case .disappear: shown.remove(id) != nil
          default: true
          }
        if !isInTurn { problem = problem ?? "\(event.kind) of \(id) in frame \(event.frame)" }
      }
    }

    private final class Weak {
      weak var value: Screen?
    }

    private func note(_ row: Int, _ isVisible: Bool) {
      if visible[row] == isVisible { toldTwice = toldTwice ?? "row \(row) \(isVisible)" }
      visible[row] = isVisible
    }

    /// What people see, without figures that may differ after a verb was stopped.
    func sight() throws -> [String] {
      let scroll = try window.scrollView()
      let y = try scroll.geometry().contentOffset.y
      return try ["\((y * 1_000).rounded())"]
        + scroll.visibleIDs().map { id in
          let node = try window.node(id)
          return "\(id) \(node.frame.map { ($0.origin.y * 1_000).rounded() } ?? -1)"
        }
    }

    func phases() -> [String] { told.filter { !$0.contains("targets") } }
  }

  /// Steps that have the same effect when they are stopped, because they set the offset and the
  /// data.
  private static let steps: [@Sendable (Screen) throws -> Void] = [
    { try $0.window.scrollView().drag(x: 0, y: 300) },
    { screen in
      for row in 0..<5 { screen.rows.insert(10_000 + row, at: 3 * row) }
      try screen.window.step()
    },
    { try $0.window.scrollView().drag(x: 0, y: 4_000) },
    { screen in
      for _ in 0..<6 { screen.rows.remove(at: 7) }
      screen.rows.move(from: 3, to: 400)
      try screen.window.step()
    },
    { try $0.window.resize(width: 118, height: 500) },
    { try $0.window.scrollView().drag(x: 0, y: -900) },
    { screen in try screen.window.update { screen.rows.replace(at: 130, with: 77_777) } },
    { try $0.window.scrollView().drag(x: 0, y: -9_000) },
  ]

  /// Makes the steps on two screens, one of which is stopped after a number of units in each step.
  private func run(stoppingAfter units: Int) throws -> (stops: Int, problem: String?) {
    let whole = try Screen()
    let stopped = try Screen()
    var stops = 0
    for (number, step) in Self.steps.enumerated() {
      try step(whole)
      stopped.meter.arm(units)
      let frame = stopped.window.frame
      do {
        try step(stopped)
        stopped.meter.arm(nil)
      } catch is CountingMeter.Limit {
        stops += 1
        stopped.meter.arm(nil)
        // A frame that cannot be paid for is not begun.
        #expect(stopped.window.wasStopped || stopped.window.frame == frame)
        try stopped.window.check()
        _ = try (stopped.sight(), stopped.window.tree(), stopped.window.reports.clipped)
        try stopped.window.step()
      }
      #expect(!stopped.window.wasStopped)
      try stopped.window.check()
      let (expected, found) = try (whole.sight(), stopped.sight())
      guard expected == found else {
        let place = zip(expected, found).first { $0 != $1 }
        return (stops, "step \(number): \(place.map { "\($0) and \($1)" } ?? "counts")")
      }
    }
    #expect(stopped.meter.chargesAfterStop == 0)
    #expect(whole.phases() == stopped.phases())
    return (stops, whole.problem ?? stopped.problem)
  }

  @Test(arguments: 0..<10)
  func `a frame that is stopped anywhere is made up for by the next one`(part: Int) throws {
    var stops = 0
    for number in 0..<10 {
      let units = 1 + (part + 10 * number) * (2 + 2 * number)
      let (count, problem) = try run(stoppingAfter: units)
      #expect(problem == nil, "after \(units) units")
      guard problem == nil else { return }
      stops += count
    }
    #expect(stops > 25)
  }

  @Test func `a window whose first frame is stopped is not made, and nothing is left of it`() throws
  {
    for units in [1, 200, 400, 600, 800, 1_200] {
      let meter = CountingMeter()
      meter.arm(units)
      var configuration = WindowConfiguration(width: 100, height: 10_000)
      configuration.workMeter = meter
      #expect(throws: CountingMeter.Limit()) {
        _ = try Window(configuration) {
          ScrollView { LazyVStack { ForEach(1...10_000) { _ in Item(height: 10) } } }
        }
      }
      #expect(meter.chargesAfterStop == 0)
    }
  }

  @Test func `the same program charges the same units`() throws {
    let units = try (0..<2).map { _ in
      let screen = try Screen()
      for step in Self.steps { try step(screen) }
      return screen.meter.units
    }
    #expect(units[0] == units[1])
    #expect(units[0] > 1_000)
  }

  @Test func `a frame charges in proportion to the rows in sight`() throws {
    func units(_ rows: Int) throws -> Int {
      let meter = CountingMeter()
      var configuration = WindowConfiguration(width: 100, height: Double(rows))
      configuration.workMeter = meter
      let window = try Window(configuration) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(1...1_000_000) { _ in Item(height: 1) } } }
      }
      for _ in 0..<3 { try window.scrollView().drag(by: Double(rows)) }
      return meter.units
    }
    let (few, many) = try (units(500), units(4_000))
    #expect(few >= 4 * 500 && few <= 64 * 500)
    #expect(many <= 9 * few)
  }

  @Test func `reading is stopped as well, and the window goes on`() throws {
    let screen = try Screen()
    let scroll = try screen.window.scrollView()
    let reads: [() throws -> Void] = [
      { _ = try screen.window.tree() }, { _ = try scroll.visibleIDs() },
      { _ = try scroll.visibleTargets(threshold: 0.5) }, { _ = try screen.window.reports.clipped },
      { _ = try screen.window.figures.contentSizeError() },
    ]
    for read in reads {
      screen.meter.arm(100)
      #expect(throws: CountingMeter.Limit()) { for _ in 0..<20 { try read() } }
      screen.meter.arm(nil)
      try read()
      try screen.window.check()
      #expect(!screen.window.wasStopped)
    }
  }

  @Test func `a callback that stops everything ends the frame`() throws {
    var calls = 0
    var isArmed = false
    let rows = RangeElements(1..<1_001) { row in
      calls += 1
      if isArmed, row == 65 { throw CountingMeter.Limit() }
      return Item(height: 10).content
    }
    let window = try Window(width: 100, height: 300) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    isArmed = true
    let before = calls
    #expect(throws: CountingMeter.Limit()) { try window.scrollView().drag(by: 400) }
    #expect(calls <= before + 40)
    #expect(window.wasStopped)
    isArmed = false
    try window.step()
    try window.check()
    #expect(try window.scrollView().visibleIDs().first == 41)
  }
}
