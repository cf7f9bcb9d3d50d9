import LazyStacks
import Testing

@testable import LazyTestSupport

/// Lazy layouts that say where a fold can continue without the subviews before.
struct SkippingLayoutTests {
  private static let form =
    [(reversed: false, axis: Axis.vertical), (true, .vertical)]
    + [(false, .horizontal), (true, .horizontal)]

  private struct Screen {
    let window: Window
    let scroll: ScrollViewProxy
    let axis: Axis

    init(
      _ layout: PitchLayout,
      count: Int = 10_000,
      reversed: Bool,
      _ axis: Axis,
      listener: @escaping @Sendable (Event) -> Void = { _ in }
    ) throws {
      var spelling = Spelling()
      spelling.axis = axis
      let size = spelling.size(across: 300, along: 400)
      var configuration = WindowConfiguration(width: size.width, height: size.height)
      configuration.listeners = [listener]
      window = try Window(configuration) {
        ScrollView([axis]) {
          layout(reversed: reversed) {
            ForEach(1...count) { number in
              let length = Double(10 + number % 7 * 5)
              return axis == .vertical
                ? Item(height: length).content : Item(width: length).content
            }
          }
        }
      }
      scroll = try window.scrollView()
      self.axis = axis
    }

    func drag(_ distance: Double) throws {
      try scroll.drag(by: distance)
      try window.check()
    }

    func start(of id: Int) throws -> Double? {
      try window.node(.integer(id)).frame?.origin[axis]
    }
  }

  @Test(arguments: form)
  func `a row that nobody saw is found where the layout says it is`(
    reversed: Bool,
    axis: Axis
  ) throws {
    let screen = try Screen(PitchLayout(pitch: 50), reversed: reversed, axis)
    let last = Double(10 + 10_000 % 7 * 5)
    #expect(abs(try screen.scroll.geometry().contentSize[axis] - 9_999 * 50 - last) < 50)
    for id in [7_000, 12, 9_500, 4_321] {
      try screen.scroll.scrollTo(id: .integer(id), anchor: UnitPoint(x: 0, y: 0))
      try screen.window.check()
      let own = Double(10 + id % 7 * 5)
      let geometry = try screen.scroll.geometry()
      let length = geometry.contentSize[axis]
      let place = reversed ? length - Double(id - 1) * 50 - own : Double(id - 1) * 50
      #expect(geometry.contentOffset[axis].isClose(to: place))
      #expect(abs(length - 9_999 * 50 - last) < 50)
    }
  }

  @Test(arguments: form)
  func `what was skipped to goes on without a seam`(reversed: Bool, axis: Axis) throws {
    let screen = try Screen(PitchLayout(pitch: 50), reversed: reversed, axis)
    try screen.scroll.scrollTo(id: 5_000, anchor: .center)
    for step in 0..<40 {
      let before = try screen.scroll.geometry().contentOffset[axis]
      try screen.drag(step.isMultiple(of: 3) ? -330 : 140)
      let wanted = step.isMultiple(of: 3) ? -330.0 : 140
      #expect(try screen.scroll.geometry().contentOffset[axis].isClose(to: before + wanted))
    }
    #expect(screen.window.trace.metrics.seams == 0)
  }

  @Test(arguments: form, [10.0, 300])
  func `what is in sight holds still although a layout skips wrongly`(
    form: (reversed: Bool, axis: Axis),
    claimed: Double
  ) throws {
    let screen = try Screen(
      PitchLayout(pitch: 50, claimed: claimed),
      reversed: form.reversed,
      form.axis
    )
    try screen.scroll.scrollTo(id: 5_000, anchor: .center)
    #expect(throws: (any Error).self) { try screen.window.check() }
    #expect(try screen.start(of: 5_000)?.isClose(to: (400 - 20) / 2) == true)
    for step in 0..<60 {
      let seen = try screen.scroll.visibleIDs()
      let before = try seen.map { try screen.window.node($0).frame?.origin[form.axis] ?? 0 }
      let distance = step.isMultiple(of: 7) ? 370.0 : -90
      try screen.scroll.drag(by: distance)
      for (id, old) in zip(seen, before) {
        guard let new = try screen.window.node(id).frame?.origin[form.axis] else { continue }
        #expect(new.isClose(to: old - distance), "\(id) at step \(step)")
      }
    }
  }

  @Test(arguments: form)
  func `what is loaded does not depend on how many are skipped`(
    reversed: Bool,
    axis: Axis
  ) throws {
    for count in [1_000, 1_000_000] {
      let loaded = Count()
      let screen = try Screen(PitchLayout(pitch: 50), count: count, reversed: reversed, axis) {
        if case .initialize = $0.detail { loaded.number += 1 }
      }
      for _ in 0..<20 { try screen.drag(reversed ? 90 : 130) }
      try screen.scroll.scrollTo(id: .integer(count / 2), anchor: .center)
      try screen.drag(-300)
      try screen.drag(Double(count) * 10)
      #expect(loaded.number < 200, "of \(count)")
    }
  }

  private final class Count: @unchecked Sendable { var number = 0 }
}
