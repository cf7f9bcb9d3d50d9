import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares lists of rows that scroll by themselves with a naive model of each.
struct NestedProgramTests {
  @Test(arguments: Seeds.first(200, long: 5_000))
  func `rows that scroll sideways keep their own account of what they show`(seed: UInt64) throws {
    let program = NestedProgram(seed: seed)
    guard difference(program) != nil else { return }
    let smallest = program.shrunk { difference($0) != nil }
    Issue.record("\(difference(smallest) ?? "not seen again")\n\(smallest)")
  }

  /// The first difference between the simulator and the naive model; nil if there is none.
  private func difference(_ program: NestedProgram) -> String? {
    do {
      let window = try window(program)
      var naive = NaiveNest(program)
      if let found = try difference(naive, window) { return "at the start: \(found)" }
      for (number, step) in program.steps.enumerated() {
        try perform(step, naive, window)
        naive.perform(step)
        if let found = try difference(naive, window) { return "after step \(number + 1): \(found)" }
      }
      return nil
    } catch {
      return "the simulator threw \(error)"
    }
  }

  private func window(_ program: NestedProgram) throws -> Window {
    let rows = CollectionElements(
      program.rows,
      id: { .integer($0.id) },
      content: { row in
        let cards = CollectionElements(
          row.cards,
          id: { .integer($0.id) },
          content: { Item(width: $0.width, height: $0.height).content }
        )
        return ScrollView(.horizontal) {
          LazyHStack(spacing: program.spacing) { ForEach(cards) }
        }.content
      }
    )
    var configuration = WindowConfiguration(width: 390, height: 400)
    configuration.profile.rubberBand = 0
    return try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
  }

  private func perform(_ step: NestedProgram.Step, _ naive: NaiveNest, _ window: Window) throws {
    let list = try window.scrollView()
    switch step {
    case .drag(let distance): try list.drag(by: distance)
    case .edge(let edge): try list.scrollTo(edge: edge == .start ? .top : .bottom)
    case .dragRow(let row, let distance) where naive.isVisible(row):
      try window.scrollView(.integer(row)).drag(by: distance)
    case .reveal(let row, let card, let anchor) where naive.isVisible(row):
      try window.scrollView(.integer(row))
        .scrollTo(id: .integer(card), anchor: anchor.map { UnitPoint(x: $0, y: 0.5) })
    case .dragRow, .reveal: break
    }
  }

  private func difference(_ naive: NaiveNest, _ window: Window) throws -> String? {
    try window.check()
    let shown = try window.scrollView().visibleIDs().compactMap(\.number)
    guard shown == naive.list.frame.visible else {
      return "rows \(naive.list.frame.visible) and \(shown)"
    }
    for row in naive.list.frame.rows {
      guard let stack = naive.rows[row.id] else { continue }
      let scroll = try window.scrollView(.integer(row.id))
      let geometry = try scroll.geometry()
      guard geometry.contentOffset.x.isClose(to: stack.frame.offset),
        geometry.contentSize.width.isClose(to: stack.frame.size),
        geometry.containerSize.height == row.length
      else { return "row \(row.id): \(stack.frame.offset) of \(stack.frame.size) and \(geometry)" }
      let places = try scroll.visibleIDs().compactMap { try place($0, window) }
      let expected = naive.places(in: row)
      guard places.elementsEqual(expected, by: isClose) else { return "\(expected) and \(places)" }
    }
    return nil
  }

  private func place(_ id: ViewID, _ window: Window) throws -> NaiveNest.Place? {
    guard let number = id.number, let frame = try window.node(id).frame else { return nil }
    return NaiveNest.Place(
      id: number,
      x: frame.origin.x,
      y: frame.origin.y,
      width: frame.size.width,
      height: frame.size.height
    )
  }

  private func isClose(_ left: NaiveNest.Place, _ right: NaiveNest.Place) -> Bool {
    left.id == right.id && left.x.isClose(to: right.x) && left.y.isClose(to: right.y)
      && left.width == right.width && left.height == right.height
  }
}
