import Foundation
import LazyReports
import LazyTestSupport
import RepositoryReading
import Testing

/// `lazylab report` through the built binary.
@Suite struct ReportTests {
  private struct Content: Decodable {
    struct Window: Decodable {
      let frames: [[Field]]
      let events: [[Number]]
      let stills: [Still]
      let shapes: [Name]
      let tracks: [Track]
      let lives: [Name]
    }

    /// A number, as it is written.
    struct Number: Decodable {
      let text: String

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer().decode(Decimal.self)
        text = value.description
      }
    }

    /// A list that begins with a name.
    struct Name: Decodable {
      let name: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        name = try list.decode(String.self)
      }
    }

    struct Track: Decodable { let offsets: [[Field]] }

    struct Still: Decodable {
      let boxes: [Int]

      /// How many boxes there are; of those that follow one another the first alone is written.
      var count: Int { boxes.reduce(0) { $0 + ($1 < 0 ? -$1 : 1) } }
    }

    /// A number, or a list of what the work was.
    enum Field: Decodable {
      case number(Double)
      case other

      init(from decoder: any Decoder) throws {
        let number = try? decoder.singleValueContainer().decode(Double.self)
        self = number.map { .number($0) } ?? .other
      }
    }

    let patterns: [[String]]
    let notes: [String]
    let command: String
    let windows: [Window]

    /// The events of the first window, in words.
    var events: [String] {
      windows[0].events.map { numbers in
        guard let number = Int(numbers[0].text) else { return "" }
        let pieces = patterns[number]
        return pieces[0]
          + zip(numbers.dropFirst(), pieces.dropFirst()).map { $0.text + $1 }.joined()
      }
    }
  }

  private func content(of page: String, in shell: Shell) throws -> Content {
    let text = try shell.text(of: page)
    let start = try #require(text.range(of: "id=\"data\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let data = Data(text[start.upperBound..<end.lowerBound].utf8)
    return try JSONDecoder().decode(Content.self, from: data)
  }

  /// A folder with a script in which the offset jumps, and its trace.
  private func withJump() throws -> Shell {
    let shell = try Shell()
    let script = try String(contentsOfFile: Repository.path("Examples/jump.lua"), encoding: .utf8)
    try shell.write(script, to: "jump.lua")
    _ = try shell.run("$L run --events none --trace trace.jsonl jump.lua")
    return shell
  }

  @Test func `a report of a run has its frames, their events, pictures and reasons`() throws {
    let shell = try withJump()
    let outcome = try shell.run("$L report jump.lua -o run.html")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("113 frames"))
    let content = try content(of: "run.html", in: shell)
    let window = try #require(content.windows.first)
    #expect(window.frames.count == 113)
    #expect(window.stills.first?.count == 11)
    #expect(content.patterns.joined().contains { $0.contains("A finger moved the content.") })
  }

  @Test func `a report of a trace has the same frames and events, and no pictures`() throws {
    let shell = try withJump()
    _ = try shell.run("$L report jump.lua -o run.html")
    #expect(try shell.run("$L report trace.jsonl -o saved.html").status == 0)
    let one = try content(of: "run.html", in: shell)
    let other = try content(of: "saved.html", in: shell)
    #expect(one.windows[0].events.count == other.windows[0].events.count)
    #expect(one.events == other.events)
    #expect(other.windows[0].stills.isEmpty)
  }

  @Test func `what is no whole trace is refused, with the reason`() throws {
    let shell = try withJump()
    let text = try shell.text(of: "trace.jsonl")
    let cases = [
      ("", "it is empty"),
      ("{\"kind\":\"offset\"}\n", "it is no trace"),
      (text + text, "it has the first line of another trace in line "),
      (text.replacing("\"format\":2", with: "\"format\":1"), "reads format 2"),
      (text + "{}\n", "it has no event in line "),
      ("[1, 2]\n", "it is no trace"),
    ]
    for (text, reason) in cases {
      try shell.write(text, to: "trace.jsonl")
      let outcome = try shell.run("$L report trace.jsonl -o page.html")
      #expect(outcome.status == 2)
      #expect(outcome.output.contains(reason))
      #expect(try !shell.names.contains("page.html"))
    }
  }

  @Test func `of a trace that is cut off the page has what is before, and says so`() throws {
    let shell = try withJump()
    let lines = try shell.text(of: "trace.jsonl").split(separator: "\n").prefix(400)
    try shell.write(lines.joined(separator: "\n") + "\n{\"kind\":\"off", to: "trace.jsonl")
    let outcome = try shell.run("$L report trace.jsonl -o p.html")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("is cut off in line "))
    let notes = try content(of: "p.html", in: shell).notes
    #expect(notes.contains { $0.contains("is cut off in line ") })
  }

  @Test func `a trace that ends within a frame is cut off, too`() throws {
    let shell = try withJump()
    let lines = try shell.text(of: "trace.jsonl").split(separator: "\n")
    let end = try #require(lines.firstIndex { $0.hasPrefix("{\"kind\":\"frame\",\"frame\":9,") })
    try shell.write(lines[..<end].joined(separator: "\n") + "\n", to: "trace.jsonl")
    let outcome = try shell.run("$L report trace.jsonl -o p.html")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("ends within frame 9; the rest is missing"))
    #expect(try content(of: "p.html", in: shell).windows[0].frames.count == 8)
  }

  @Test(arguments: [
    ("<!doctype html>", "it is a page or a picture"),
    ("Window {", "the script failed before it made a window"),
    ("Window { width = 9, height = 9, Item { height = 9 } }", "no frame that --frames asks for"),
  ])
  func `where nothing can be shown no page is written`(text: String, reason: String) throws {
    let shell = try Shell()
    try shell.write(text + "\n", to: "s.lua")
    let outcome = try shell.run("$L report s.lua --frames 7-8 -o p.html")
    #expect(outcome.status == (text.hasPrefix("<") ? 2 : 1))
    #expect(outcome.output.contains(reason))
    #expect(try !shell.names.contains("p.html"))
  }

  @Test func `a script that fails is reported up to its error`() throws {
    let shell = try Shell()
    let text = """
      local window = Window { width = 100, height = 100, ScrollView { Item { height = 9 } } }
      error "no more"
      """
    try shell.write(text, to: "s.lua")
    #expect(try shell.run("$L report s.lua -o p.html").status == 1)
    let content = try content(of: "p.html", in: shell)
    #expect(content.windows.count == 1)
    #expect(content.notes.contains { $0.contains("no more") })
    #expect(try shell.text(of: "p.html").contains("\"isPart\":true"))
  }

  @Test func `frames that are left out are counted`() throws {
    let shell = try withJump()
    let outcome = try shell.run("$L report jump.lua --frames 3-5 -o p.html")
    #expect(outcome.output.contains("Left out: 110 frames"))
    let left = try #require(outcome.output.firstMatch(of: /with ([0-9]+) events/))
    let shown = try #require(outcome.output.firstMatch(of: /3 frames, ([0-9]+) events/))
    let all = try shell.text(of: "trace.jsonl").split(separator: "\n")
    let events = all.dropFirst().filter { !$0.hasPrefix("{\"kind\":\"frame\"") }
    #expect(try #require(Int(left.1)) + #require(Int(shown.1)) == events.count)
    #expect(try content(of: "p.html", in: shell).windows[0].frames.count == 3)
  }

  @Test func `the bug report has the script, the frames that jump, and how to run it again`() throws
  {
    let shell = try withJump()
    #expect(try shell.run("$L report jump.lua --markdown bug.md").status == 0)
    let markdown = try shell.text(of: "bug.md")
    #expect(markdown.contains("local scroll = window:scrollView()"))
    #expect(markdown.contains("## Frame 3"))
    #expect(try shell.run("$L report jump.lua -o p.html").status == 0)
    let page = try shell.text(of: "p.html")
    #expect(page.contains("\"source\":\"-- "))
    #expect(markdown.contains("+2335.2273"))
    #expect(markdown.contains("- Again: `lazylab report --markdown"))
  }

  @Test func `what the script writes, and the trace, are not replaced`() throws {
    let shell = try withJump()
    try shell.write("io.open('p.html', 'w'):write('precious'):close()", to: "s.lua")
    #expect(try shell.run("$L report s.lua -o p.html").status == 2)
    #expect(try shell.text(of: "p.html") == "precious")
    #expect(try shell.run("$L report trace.jsonl -o trace.jsonl --force").status == 2)
    #expect(try shell.run("$L report trace.jsonl -o p.html --force").status == 0)
  }

  @Test func `a parameter that is set twice is refused`() throws {
    let outcome = try withJump().run("$L report jump.lua --set a=1 --set a=2")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("--set has 'a' twice"))
  }

  @Test func `a file that is no report is kept`() throws {
    let shell = try withJump()
    try shell.write("mine", to: "p.html")
    let outcome = try shell.run("$L report jump.lua -o p.html")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("--force replaces it"))
    #expect(try shell.text(of: "p.html") == "mine")
    #expect(try shell.run("$L report jump.lua -o p.html --force").status == 0)
    #expect(try shell.run("$L report jump.lua -o p.html").status == 0)
  }

  @Test func `a script that calls os.exit is reported up to there, and that is said`() throws {
    let shell = try Shell()
    let text = """
      local window = Window { width = 100, height = 100, ScrollView { Item { height = 900 } } }
      window:scrollView():drag { by = 50 }
      os.exit(0)
      """
    try shell.write(text, to: "s.lua")
    let outcome = try shell.run("$L report s.lua -o p.html")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("os.exit"))
    let content = try content(of: "p.html", in: shell)
    #expect(content.windows[0].frames.count == 2)
    #expect(content.notes.contains { $0.contains("The script ended: s.lua:3: os.exit") })
  }

  @Test func `what is wrong with a line of a trace is said with the field`() throws {
    let shell = try withJump()
    let text = try shell.text(of: "trace.jsonl")
    let head = try #require(text.split(separator: "\n").first)
    let event = "{\"kind\":\"place\",\"frame\":1,\"time\":0.0,\"window\":1}\n"
    let changed = { (old: String, new: String) in "\(head)\n" + event.replacing(old, with: new) }
    let cases = [
      ("\(head)\n", "it has nothing after its first line"),
      ("\(head)\n" + event, "it has no whole frame"),
      (text.replacing("\"seed\":1", with: "\"seed\":-1"), "it has the seed -1, which is no"),
      (text.replacing(",\"seed\":1", with: ""), "it has no seed in its first line"),
      (changed("0.0", "\"x\""), "in line 2: its 'time' is x, not a number"),
      (changed("\"frame\":1", "\"frame\":0"), "in line 2: its 'frame' is 0, not a whole number"),
      (changed(",\"window\":1", ""), "in line 2: it has no 'window'"),
      (changed("0.0", "x"), "in line 2: it is no JSON at 'time'"),
    ]
    for (text, reason) in cases {
      try shell.write(text, to: "trace.jsonl")
      let outcome = try shell.run("$L report trace.jsonl -o page.html")
      #expect(outcome.status == 2 && outcome.output.contains(reason), "\(outcome.output)")
    }
  }

  @Test func `a trace is read from standard input, with any seed and any bytes`() throws {
    let shell = try withJump()
    let lines = #"""
      sed '1s/"seed":1/"seed":18446744073709551615/' trace.jsonl |
        LC_ALL=C sed "s/\"id\":\"row-20\"/\"id\":\"$(printf '\377')\"/" |
        $L report - -o p.html
      """#
    #expect(try shell.run(lines).status == 0)
    let notes = try content(of: "p.html", in: shell).notes
    #expect(
      notes.count == 1 && notes[0].hasSuffix(" without UTF-8: shown as \u{FFFD}."),
      "\(notes)"
    )
    let cut = "head -n 400 trace.jsonl | head -c -3 | $L report - -o q.html"
    #expect(try shell.run(cut).status == 1)
  }

  @Test func `the line that runs it again can be pasted, and lines of a script end as they do`()
    throws
  {
    let shell = try Shell()
    try shell.write("Window { width = 9, height = 9, EmptyView() }\r\nprint(...)\r\n", to: "s.lua")
    let words = "--time 2500ms --markdown s.md s.lua"
    #expect(try shell.run("$L report \(words) \"a\nb'c\" \"$(printf '\\033')\"").status == 0)
    let markdown = try shell.text(of: "s.md")
    #expect(markdown.contains("EmptyView() }\nprint(...)\n```"))
    let again = "lazylab report \(words) 'a\nb'\\''c' ''\"$(printf '\\033')\"''\n"
    #expect(markdown.contains("```sh\n\(again)```"))
    #expect(try shell.run("lazylab() { $L \"$@\"; }; \(again)").output.contains("a\nb'c\t"))
  }

  @Test func `of many values in an event the first ones are told, and how many there are`() throws {
    let shell = try Shell()
    let text = """
      Window { width = 90, height = 400, ScrollView { LazyVStack { ForEach { 99, id = "r%d",
        height = 2 } } } }
      """
    try shell.write(text, to: "s.lua")
    #expect(try shell.run("$L report s.lua -o p.html").status == 0)
    let events = try content(of: "p.html", in: shell).events
    #expect(events.contains { $0.contains("\tids r1, r2") && $0.contains("r12 … ") })
  }

  @Test func `what is prepared lives before it is seen, and ids are spelled as in pictures`() throws
  {
    let shell = try Shell()
    let text = """
      local window = Window { width = 200, height = 300, ScrollView { LazyVStack {
        ForEach { 3, id = "day%d", function() return Section { header = Text "Day",
          ForEach { 30, id = "r%d", height = 40 } } end },
      } } }
      window:scrollView():drag { by = 200, duration = 0.2 }
      """
    try shell.write(text, to: "s.lua")
    let commands = "$L run --events none --trace s.jsonl s.lua && $L report s.jsonl -o t.html"
    #expect(try shell.run("$L report s.lua -o p.html && \(commands)").status == 0)
    for page in ["p.html", "t.html"] {
      let text = try shell.text(of: page)
      #expect(text.contains("[\"day1/r12\",\"p\","), "\(page)")
      #expect(!text.contains("day1\\\""), "\(page)")
    }
  }

  @Test func `views without ids have one name, and offsets are told from the first frame on`()
    throws
  {
    let shell = try Shell()
    let text = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack {
        Section { header = Text "Top", ForEach { 9, height = 40 } }, pinnedViews = "sectionHeaders",
      } } }
      window:step()
      window:scrollView():drag { by = 50 }
      """
    try shell.write(text, to: "s.lua")
    #expect(try shell.run("$L report s.lua -o p.html").status == 0)
    let window = try content(of: "p.html", in: shell).windows[0]
    #expect(window.shapes.contains { $0.name == "@1/header" })
    #expect(window.lives.contains { $0.name == "@1/header" })
    if case .number(let first) = window.tracks[0].offsets[0][0] { #expect(first == 0) }
    #expect(window.tracks[0].offsets.count == 2)
  }

  @Test func `a bug report of a trace says of each frame what changed the offset`() throws {
    let shell = try withJump()
    #expect(try shell.run("$L report trace.jsonl --markdown t.md").status == 0)
    let markdown = try shell.text(of: "t.md")
    #expect(
      markdown.contains("## Frame 3\n\n- Offset of `scroll view (node 2)`: 6912.5 (user −150, ")
    )
    #expect(markdown.contains("It was corrected in frame 6, 74, "))
  }

  @Test func `all of a run with a hundred thousand events is in one page`() throws {
    let shell = try Shell()
    let text = """
      local window = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0,
        ForEach { 100000, id = "row-%d", function(i) return Item { height = 30 + i % 7 * 12 } end },
      } } }
      for _ = 1, 22 do window:scrollView():fling { velocity = 40000 } end
      """
    try shell.write(text, to: "s.lua")
    let outcome = try shell.run("$L report s.lua -o p.html")
    #expect(outcome.status == 0 && !outcome.output.contains("Left out"), "\(outcome.output)")
    let content = try content(of: "p.html", in: shell)
    #expect(content.windows[0].events.count > 100_000)
    #expect(try shell.text(of: "p.html").utf8.count < 5_000_000)
  }

  @Test func `rows in a row leave the screen, and end, with it`() throws {
    let shell = try Shell()
    let text = """
      local window = Window { width = 200, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach { 40, id = "s%d", function()
          return ScrollView { axes = "horizontal", LazyHStack { ForEach { 2, id = "card-%d",
            function() return Item { width = 90, height = 60 } end } } }
        end } } } }
      for _ = 1, 30 do window:scrollView():drag { by = 60 } end
      """
    try shell.write(text, to: "s.lua")
    #expect(try shell.run("$L report s.lua -o p.html").status == 0)
    let page = try shell.text(of: "p.html")
    for name in ["s1", "card-1"] { #expect(page.contains("[\"\(name)\",\"v\",0,1,\"r\",1,18]")) }
  }
}
