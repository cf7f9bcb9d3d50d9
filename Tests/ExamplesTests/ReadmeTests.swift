import Foundation
import LazyLabCLI
import RepositoryReading
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  private static let readme = Repository.files(in: ["README.md"])[0]

  private static let examples = ExampleScript.all.compactMap { example in
    try? String(contentsOfFile: example.absolutePath, encoding: .utf8)
  }

  /// The fenced blocks in a language, without the fences.
  private static func blocks(in language: String) -> [String] {
    let parts = readme.text.components(separatedBy: "```")
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
      .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
  }

  /// The pieces of Lua in the last column of the tables that have one.
  private static let pieces: [String] = {
    var isLua = false
    return readme.lines.flatMap { line -> [String] in
      guard line.hasPrefix("| ") else {
        isLua = isLua && line.hasPrefix("|")
        return []
      }
      if line.hasSuffix("| Lua |") { isLua = true }
      let cell = line.components(separatedBy: " | ").last ?? ""
      let parts = cell.components(separatedBy: "`")
      return isLua ? parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] } : []
    }
  }()

  /// Runs a piece where the names are known that the README uses, and shows a view that it makes.
  private static func failure(of piece: String) -> String {
    let code = piece.hasPrefix(":") ? "Item { height = 40 }\(piece)" : piece
    let rows = "ForEach { 100, id = \"row-%d\", height = 50 }"
    let script = """
      photos, isOpen = { { id = "first", height = 60 } }, true
      local function show(view)
        local list = ScrollView { LazyVStack { spacing = 0, view } }
        return Window { width = 390, height = 300, list }
      end
      window = show(\(rows))
      scroll = window:scrollView()
      local code = [==[\(code)]==]
      local value = (load("return " .. code) or assert(load(code)))()
      if type(value) == "function" then value = value {} end
      if tostring(value):find(" view$") then show(value) end
      """
    let terminal = MemoryTerminal()
    let status = LazyLab.main(arguments: ["-e", script], terminal: terminal)
    return status == 0 ? "" : terminal.errors
  }

  @Test func `the README shows the first example and all that it prints`() throws {
    let first = ExampleScript(name: "first")
    let script = try String(contentsOfFile: first.absolutePath, encoding: .utf8)
    #expect(Self.blocks(in: "lua").first == script)
    #expect(Self.blocks(in: "").first == (try first.run()))
  }

  @Test func `the first script can be typed, and then there is what the tables name`() {
    let entries = Self.blocks(in: "lua")[0] + "window:update(function() photos[2].height = 9 end)\n"
    let terminal = MemoryTerminal(lines: entries)
    #expect(LazyLab.main(arguments: [], terminal: terminal) == 0)
    #expect(terminal.errors == "")
  }

  /// The rows of the table from Swift to Lua that have code on both sides.
  private static let translations: [(swift: String, lua: String)] = readme.lines
    .drop { !$0.hasPrefix("| SwiftUI ") }.prefix { $0.hasPrefix("|") }
    .compactMap { line in
      let cells = line.components(separatedBy: " | ")
      let parts = cells.map { $0.components(separatedBy: "`") }
      guard cells.count == 2, parts.allSatisfy({ $0.count == 3 }), parts[0][0] == "| " else {
        return nil
      }
      return (parts[0][1], parts[1][1])
    }

  @Test func `what the table has in Swift is answered with its Lua, typed and in a script`() {
    #expect(Self.translations.count > 8)
    for (swift, lua) in Self.translations {
      let entries = "photo, photos = {}, {}\n\(swift)\n"
      for arguments in [["run", "-"], []] {
        let terminal = MemoryTerminal(lines: entries)
        #expect(LazyLab.main(arguments: arguments, terminal: terminal) == 1, "\(swift)")
        #expect(terminal.errors.contains(lua), "\(swift)")
      }
    }
  }

  @Test func `each profile has its system beside it`() {
    let terminal = MemoryTerminal()
    #expect(LazyLab.main(arguments: ["reference", "profiles"], terminal: terminal) == 0)
    let rows = Self.readme.lines.filter { $0.hasPrefix("| `legacy") }
    #expect(rows.count == 3)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      let name = cells[0].split(separator: "`")[1]
      #expect(terminal.output.contains("  \(name)  \(cells[1]): "), "\(row)")
    }
  }

  @Test func `each block of Lua stands in an example`() {
    let blocks = Self.blocks(in: "lua")
    #expect(blocks.count >= 2)
    for block in blocks { #expect(Self.examples.contains { $0.contains(block) }, "\(block)") }
  }

  @Test func `what the first command prints fits a screen of 24 rows and 80 columns`() throws {
    let command = try #require(Self.blocks(in: "sh").first?.split(separator: "\n").first)
    let words = command.prefix { $0 != "#" }.split(separator: " ")
    #expect(words.first == "Scripts/run" && words.count == 2)
    let example = ExampleScript.all.first { $0.path == words.last.map(String.init) }
    let lines = try #require(example).run().split(separator: "\n")
    #expect(lines.map { max(1, ($0.count + 79) / 80) }.reduce(0, +) < 24)
  }

  @Test(arguments: pieces)
  func `a piece of Lua in a table does what it says`(piece: String) {
    #expect(Self.failure(of: piece) == "")
  }

  @Test func `pieces of Lua are found, and those that are wrong`() {
    #expect(Self.pieces.count > 15)
    #expect(Self.failure(of: ":framed { height = 1 }").contains("framed"))
    #expect(Self.failure(of: "ForEach { 3, function(i) return Text { i } end }").contains("Text"))
  }

  @Test func `every problem that people have is in the README`() {
    let unnamed = ExampleScript.all.filter { example in
      example.name.hasPrefix("pains/") && !Self.readme.text.contains("](\(example.path))")
    }
    #expect(unnamed.map(\.name) == [])
  }

  @Test(arguments: [("README.md", 200), ("Sources/README.md", 250)])
  func `what is read first is short`(path: String, limit: Int) {
    #expect(Repository.files(in: [path])[0].lines.count <= limit)
  }
}
