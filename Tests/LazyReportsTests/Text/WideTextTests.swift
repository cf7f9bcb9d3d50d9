import LazyReports
import LazyStacks
import Testing

/// Texts whose letters fill two cells.
@Suite struct WideTextTests {
  @Test func `a wide letter takes the room of two`() throws {
    let window = try Window(width: 400, height: 100) {
      VStack {
        Text("日本", size: 10).id("wide")
        Text("abcd", size: 10).id("narrow")
      }
    }
    let trees = try window.tree()[0].children
    #expect(trees.map(\.frame.size.width) == [20, 20])
  }

  @Test func `lines of a drawing end in one column, whatever is written in it`() throws {
    let window = try Window(width: 200, height: 200) {
      ScrollView {
        LazyVStack {
          ForEach(1...9, id: IDFormat("行-%d")) { Text("日本語のテキスト \($0)") }
        }
      }
    }
    let still = try Still(of: window.tree(), size: Size(width: 200, height: 200))
    for columns in [12, 20, 33, 60] {
      let rows = try still.text(Still.TextLayout(columns: columns, showsWords: true))
        .split(separator: "\n").filter { "┌│├└".contains($0.first ?? " ") }
      let cells = rows.map { row in
        row.reduce(0) { $0 + ($1.unicodeScalars.allSatisfy { $0.value >= 0x3000 } ? 2 : 1) }
      }
      #expect(Set(cells) == [columns], "\(rows.joined(separator: "\n"))")
    }
  }
}
