import Foundation
import LazyReports
import RepositoryReading
import Testing

/// `lazylab report` through the built binary.
@Suite struct ReportTests {
  private struct Content: Decodable {
    struct Window: Decodable {
      let frames: [[Field]]
      let events: [[Int]]
      let stills: [Still]
    }

    struct Still: Decodable { let boxes: [[Double]] }

    /// A number, or a list of what the work was.
    enum Field: Decodable {
      case number(Double)
      case other

      init(from decoder: any Decoder) throws {
        let number = try? decoder.singleValueContainer().decode(Double.self)
        self = number.map { .number($0) } ?? .other
      }
    }

    let strings: [String]
    let notes: [String]
    let command: String
    let windows: [Window]
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func lazylab(_ arguments: String...) throws -> Command.Outcome {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try Command.run(products.appending(path: "lazylab").path, arguments)
  }

  private func content(of page: URL) throws -> Content {
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "id=\"data\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let data = Data(text[start.upperBound..<end.lowerBound].utf8)
    return try JSONDecoder().decode(Content.self, from: data)
  }

  private let jump = Repository.path("Examples/jump.lua")

  @Test func `a report of a run has its frames, their events, pictures and reasons`() throws {
    try inFolder { folder in
      let page = folder.appending(path: "run.html")
      let outcome = try lazylab("report", jump, "-o", page.path)
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("113 frames"))
      let content = try content(of: page)
      let window = try #require(content.windows.first)
      #expect(window.frames.count == 113)
      #expect(window.stills.first?.boxes.count == 11)
      #expect(content.strings.contains { $0.contains("A finger moved the content.") })
    }
  }

  @Test func `a report of a trace has the same frames and events, and no pictures`() throws {
    try inFolder { folder in
      let (run, saved) = (folder.appending(path: "run.html"), folder.appending(path: "saved.html"))
      let trace = folder.appending(path: "trace.jsonl").path
      _ = try lazylab("report", jump, "-o", run.path)
      _ = try lazylab("run", "--events", "none", "--trace", trace, jump)
      #expect(try lazylab("report", trace, "-o", saved.path).status == 0)
      let (one, other) = (try content(of: run), try content(of: saved))
      #expect(one.windows[0].events.count == other.windows[0].events.count)
      let words = { (content: Content) in
        content.windows[0].events.map { $0.map { $0 < 0 ? "" : content.strings[$0] } }
      }
      #expect(words(one) == words(other))
      #expect(other.windows[0].stills.isEmpty)
    }
  }

  @Test func `what is no whole trace is refused, with the reason`() throws {
    try inFolder { folder in
      let trace = folder.appending(path: "trace.jsonl")
      _ = try lazylab("run", "--events", "none", "--trace", trace.path, jump)
      let text = try String(contentsOf: trace, encoding: .utf8)
      let cases = [
        ("", "it is empty"),
        ("{\"kind\":\"offset\"}\n", "it is no trace"),
        (text + text, "it has the first line of another trace in line "),
        (text.replacing("\"format\":2", with: "\"format\":1"), "reads format 2"),
        (text + "{}\n", "it has no event in line "),
      ]
      for (text, reason) in cases {
        try text.write(to: trace, atomically: true, encoding: .utf8)
        let page = folder.appending(path: "page.html").path
        let outcome = try lazylab("report", trace.path, "-o", page)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains(reason))
        #expect(!FileManager.default.fileExists(atPath: page))
      }
    }
  }

  @Test func `of a trace that is cut off the page has what is before, and says so`() throws {
    try inFolder { folder in
      let (trace, page) = (folder.appending(path: "t.jsonl"), folder.appending(path: "p.html"))
      _ = try lazylab("run", "--events", "none", "--trace", trace.path, jump)
      let text = try String(contentsOf: trace, encoding: .utf8)
      try String(text.prefix(60_000)).write(to: trace, atomically: true, encoding: .utf8)
      let outcome = try lazylab("report", trace.path, "-o", page.path)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("is cut off in line "))
      #expect(try content(of: page).notes.contains { $0.contains("is cut off in line ") })
    }
  }

  @Test func `a script that fails is reported up to its error`() throws {
    try inFolder { folder in
      let (script, page) = (folder.appending(path: "s.lua"), folder.appending(path: "p.html"))
      let text = """
        local window = Window { width = 100, height = 100, ScrollView { Item { height = 9 } } }
        error "no more"
        """
      try text.write(to: script, atomically: true, encoding: .utf8)
      #expect(try lazylab("report", script.path, "-o", page.path).status == 1)
      let content = try content(of: page)
      #expect(content.windows.count == 1)
      #expect(content.notes.contains { $0.contains("no more") })
    }
  }

  @Test func `frames that are left out are counted`() throws {
    try inFolder { folder in
      let page = folder.appending(path: "p.html")
      let outcome = try lazylab("report", jump, "--frames", "3-5", "-o", page.path)
      #expect(outcome.output.contains("Left out: 110 frames"))
      #expect(try content(of: page).windows[0].frames.count == 3)
    }
  }

  @Test func `the bug report has the script, the frames that jump, and how to run it again`() throws
  {
    try inFolder { folder in
      let text = folder.appending(path: "bug.md")
      #expect(try lazylab("report", jump, "--markdown", text.path).status == 0)
      let markdown = try String(contentsOf: text, encoding: .utf8)
      #expect(markdown.contains("local scroll = window:scrollView()"))
      #expect(markdown.contains("## Frame 3"))
      #expect(markdown.contains("+2335.2273"))
      #expect(markdown.contains("- Again: `lazylab report --markdown"))
    }
  }

  @Test func `what the script writes, and the trace, are not replaced`() throws {
    try inFolder { folder in
      let (script, page) = (folder.appending(path: "s.lua"), folder.appending(path: "p.html"))
      let text = "io.open([[\(page.path)]], 'w'):write('precious'):close()"
      try text.write(to: script, atomically: true, encoding: .utf8)
      #expect(try lazylab("report", script.path, "-o", page.path).status == 2)
      #expect(try String(contentsOf: page, encoding: .utf8) == "precious")
      let trace = folder.appending(path: "t.jsonl").path
      _ = try lazylab("run", "--events", "none", "--trace", trace, jump)
      #expect(try lazylab("report", trace, "-o", trace, "--force").status == 2)
      #expect(try lazylab("report", trace, "-o", page.path, "--force").status == 0)
    }
  }

  @Test func `a file that is no report is kept`() throws {
    try inFolder { folder in
      let page = folder.appending(path: "p.html")
      try "mine".write(to: page, atomically: true, encoding: .utf8)
      let outcome = try lazylab("report", jump, "-o", page.path)
      #expect(outcome.status == 2)
      #expect(outcome.output.contains("--force replaces it"))
      #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
      #expect(try lazylab("report", jump, "-o", page.path, "--force").status == 0)
      #expect(try lazylab("report", jump, "-o", page.path).status == 0)
    }
  }
}
