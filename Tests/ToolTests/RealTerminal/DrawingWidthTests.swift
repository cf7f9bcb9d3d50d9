import TestBasics
import Testing

/// Drawings at terminals of several widths.
@Suite(.timeLimit(.minutes(30))) struct DrawingWidthTests {
  private static let window =
    "w = Window { width = 390, height = 844, "
    + "ScrollView { LazyVStack { ForEach { 99, height = 90 } } } }"

  @Test(arguments: [24, 60, 100, 200])
  func `drawings fill the terminal, and no line is longer`(columns: Int) throws {
    let session = try TerminalSession(columns: columns, rows: 60)
    try session.enter(Self.window)
    let wraps = session.screen.wraps
    try session.enter("print(w:draw())")
    try session.enter(".view")
    try session.enter(".view truth")
    let tops = (session.screen.gone + session.screen.lines).filter { $0.hasPrefix("┌") }
    #expect(tops.map(\.count) == [columns, columns, columns])
    #expect(tops.map { $0.suffix(5) }.map { $0.drop { $0 == "─" } } == ["┐", "┐ █", "┐ █ █"])
    #expect(session.screen.wraps == wraps)
  }
}
