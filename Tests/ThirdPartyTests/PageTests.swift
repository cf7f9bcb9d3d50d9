import Foundation
import LazyReports
import RepositoryReading
import Testing

/// A report as headless Chromium shows it.
@Suite(.timeLimit(.minutes(5))) struct PageTests {
  /// What is seen at one moment.
  private struct Seen: Decodable {
    let moment: String
    let address: String
    let why: String
    let events: Int
    let boxes: [[Part]]
  }

  /// A label or a number.
  private enum Part: Decodable {
    case label(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do {
        self = .number(try container.decode(Double.self))
      } catch {
        self = .label(try container.decode(String.self))
      }
    }

    var text: String {
      switch self {
      case .label(let label): label
      case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
      }
    }
  }

  private struct Visit: Decodable {
    let linked, right, left, home, slid: Seen
    let playing, paused, found, title: String
    let overflow, printed, elements: Int
    let harm: Bool
    let errors: [Message]
    let requests: [String]
  }

  /// A message of the console, of which only the number counts.
  private struct Message: Decodable {}

  private static let folder = "Tests/ThirdPartyTests/Scripts/"

  /// What a script's report shows in a browser, and what the script printed.
  private func visit(_ script: String, frame: Int) throws -> (visit: Visit, output: String) {
    let page = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let report = try Command.run(
      products.appending(path: "lazylab").path,
      ["report", Repository.path(script), "-o", page.path]
    )
    try #require(report.status == 0, "\(report.output)")
    let found = try Command.run(
      "python3",
      [Repository.path(Self.folder + "browse.py"), page.path, "\(frame)"]
    )
    try #require(found.status == 0, "\(found.output); run Scripts/setup --tests")
    let visit = try JSONDecoder().decode(Visit.self, from: Data(found.output.utf8))
    #expect(visit.requests == ["file://\(page.path)"])
    #expect(visit.errors.isEmpty)
    return (visit, report.output)
  }

  @Test func `the page shows what the drawing of the same frame has`() throws {
    let (visit, output) = try visit(Self.folder + "pages.lua", frame: 7)
    let drawn = output.split(separator: "\n").filter { $0.hasPrefix("row-") }.map(String.init)
    #expect(drawn.count == 7)
    #expect(visit.linked.boxes.map { $0.map(\.text).joined(separator: " ") } == drawn)
    #expect(visit.linked.moment.hasPrefix("frame 7,"))
  }

  @Test func `keys, the slider and the address lead to frames`() throws {
    let (visit, _) = try visit(Self.folder + "pages.lua", frame: 7)
    #expect(visit.right.address == "#frame=8")
    #expect(visit.right.why.contains("The program scrolled."))
    #expect(visit.left.address == "#frame=6")
    #expect(visit.home.address == "#frame=1")
    #expect(visit.home.events > 20)
    #expect((visit.playing, visit.paused) == ("Pause", "Play"))
    #expect(visit.slid.moment.hasPrefix("frame 3,"))
    #expect(visit.found.hasSuffix("events in all frames"))
    #expect(visit.overflow <= 0)
    #expect(visit.printed > 10_000)
  }

  @Test func `what looks like markup is shown as text, and runs nothing`() throws {
    let (visit, _) = try visit(Self.folder + "pages.lua", frame: 1)
    let labels = visit.linked.boxes.compactMap { $0.first?.text }
    #expect(
      labels == [
        "</script><img src=x onerror='harm=1'>", "<b>bold</b>", "a&amp;b", #"\u{202e}right"#,
        #"tab\tbell\u{7}"#,
      ]
    )
    #expect(visit.harm)
    #expect(visit.elements == 0)
  }

  @Test func `the page names the digest of its program, which alone may run`() throws {
    let code = """
      import base64, hashlib, sys
      print(base64.b64encode(hashlib.sha256(open(sys.argv[1], "rb").read()).digest()).decode())
      """
    let program = Repository.path("Sources/LazyReports/Page/page.js")
    let digest = try Command.run("python3", ["-c", code, program]).output
    let header = EventJSON.Header(version: "", script: "", seed: 1, flags: [])
    let page = RunPage(of: RunReport(of: header, command: ""))
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("script-src 'sha256-\(digest.dropLast())'"))
  }
}
