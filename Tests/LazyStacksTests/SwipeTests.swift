import LazyStacks
import LazyTestSupport
import Testing

/// Claims 142 and 143: rows that are swiped open.
@Suite struct SwipeTests {
  private final class Log {
    var taps: [String] = []
  }

  private func window(_ log: Log, isDisabled: Bool = false) throws -> Window {
    try Window(width: 200, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...60, id: IDFormat("row-%d")) { index in
            let row = Item(height: 40).onTapGesture { log.taps.append("row \(index)") }
            if index % 10 == 9 {
              row
            } else {
              row.swipeActions(
                actions: [
                  Button("Delete") { log.taps.append("delete \(index)") }.content,
                  Button("Archive") { log.taps.append("archive \(index)") }.content
                    .disabled(isDisabled),
                ]
              )
              .padding(2)
            }
          }
        }
      }
    }
  }

  @Test func `a row is open until something else is tapped, scrolled or opened`() throws {
    let log = Log()
    let window = try window(log)
    #expect(try window.swipe("row-2") == ["Delete", "Archive"])
    #expect(try window.openRows == ["row-2"])
    try window.step(30)
    #expect(try window.openRows == ["row-2"])
    try window.tap("row-2")
    #expect(try window.openRows == ["row-2"])
    try window.tap("row-3")
    #expect(try window.openRows == [])
    try window.swipe("row-4")
    try window.swipe("row-1")
    #expect(try window.openRows == ["row-1"])
    try window.scrollView().scrollTo(id: "row-30")
    #expect(try window.openRows == [])
    #expect(log.taps == ["row 2", "row 3"])
  }

  @Test func `a button is tapped, and a full swipe taps the first`() throws {
    let log = Log()
    let window = try window(log)
    try window.swipe("row-2", tapping: "Archive")
    try window.swipeFully("row-3")
    #expect(log.taps == ["archive 2", "delete 3"])
    #expect(try window.openRows == [])
    #expect(throws: WindowError.cannotSwipe("row-2", .disabledAction("Archive"))) {
      try self.window(log, isDisabled: true).swipe("row-2", tapping: "Archive")
    }
    let names = ["Delete", "Archive"]
    #expect(throws: WindowError.cannotSwipe("row-2", .noSuchAction("Pin", among: names))) {
      try window.swipe("row-2", tapping: "Pin")
    }
  }

  @Test func `what cannot be swiped is an error that says why`() throws {
    let window = try window(Log())
    #expect(throws: WindowError.cannotSwipe("row-40", .notLoaded)) { try window.swipe("row-40") }
    #expect(throws: WindowError.cannotSwipe("row-2", .noActions(.leading, hasOther: true))) {
      try window.swipe("row-2", edge: .leading)
    }
    try window.scrollView().drag(by: 300)
    #expect(throws: WindowError.cannotSwipe("row-2", .offScreen)) { try window.swipe("row-2") }
    #expect(throws: WindowError.cannotSwipe("row-9", .noActions(.trailing, hasOther: false))) {
      try window.swipe("row-9")
    }
    #expect(throws: WindowError.self) { try window.swipe("row-99") }
  }

  @Test(arguments: Seeds.first(8, long: 80))
  func `at most one row is open, whatever is done`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = try window(Log())
    let scroll = try window.scrollView()
    for _ in 0..<25 {
      let id = ViewID.string("row-\(Int.random(in: 1...20, using: &random))")
      switch Int.random(in: 0...4, using: &random) {
      case 0: try scroll.drag(by: Double(Int.random(in: -90...120, using: &random)))
      case 1: _ = try? window.tap(id)
      case 2: _ = try? window.swipeFully(id)
      default:
        if (try? window.swipe(id)) != nil { #expect(try window.openRows == [id]) }
      }
      #expect(try window.openRows.count <= 1)
      try window.check()
    }
  }
}
