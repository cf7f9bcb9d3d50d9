import Foundation
import RepositoryReading
import Testing

/// Pictures as two readers of SVG draw them, compared by the means of small squares.
@Suite(.timeLimit(.minutes(5))) struct PictureTests {
  /// How often two readers differ.
  private struct Difference {
    let name: String
    /// In squares of the whole picture, and of its shapes.
    let whole, shapes: Int
    /// In squares of the shapes, where one reader does not get one of the boxes.
    let withoutBox: Int
  }

  @Test func `rsvg-convert and Chromium draw the same, and a box that is left out is seen`() throws
  {
    try BuiltProgram.inFolder { folder in
      let script = BuiltProgram.path("pictures.lua")
      _ = try BuiltProgram.lazylab(["run", "--events", "none", script, folder.path])
      let names = ["filmstrip", "grid", "pinned", "shelves", "stack"]
      let files = names.map { folder.appending(path: $0 + ".svg").path }
      let found = try BuiltProgram.python("compare-svg.py", files).map { words in
        let counts = words.dropFirst().compactMap { Int($0, radix: 10) }
        try #require(counts.count == 3)
        return Difference(
          name: words[0],
          whole: counts[0],
          shapes: counts[1],
          withoutBox: counts[2]
        )
      }
      #expect(found.map(\.name) == names.map { $0 + ".svg" })
      for difference in found {
        #expect(difference.whole == 0 && difference.shapes == 0, "\(difference)")
        #expect(difference.withoutBox > 20, "\(difference)")
      }
    }
  }

  @Test func `a picture of a window that is longer than readers take is drawn smaller`() throws {
    try BuiltProgram.inFolder { folder in
      let script = folder.appending(path: "long.lua").path
      let picture = folder.appending(path: "long.svg").path
      let text = """
        local window = Window { width = 300, height = 100000,
          ScrollView { LazyVStack { ForEach { 9, height = 9000 } } } }
        window:draw { as = "svg", file = ... }
        """
      try Data(text.utf8).write(to: URL(filePath: script))
      _ = try BuiltProgram.lazylab(["run", "--events", "none", script, picture])
      let drawn = try Command.run("rsvg-convert", [picture, "-o", picture + ".png"])
      #expect(drawn.status == 0, "\(drawn.output); run Scripts/setup --tests")
    }
  }
}
