import Foundation
import RepositoryReading
import TestBasics
import Testing

/// What `--perfetto` writes, by the rules that its reader has.
@Suite(.timeLimit(.minutes(10))) struct PerfettoTests {
  private static let script = """
    local function list(axis)
      return ScrollView { axes = axis, Stacks[axis] { spacing = 0, ForEach { 200, function()
        return Item { width = 50, height = 50 }
          :cost { body = 6, layout = 1, render = 2 }:onAppear(function() lab.spend(1.7) end)
      end } } }
    end
    Stacks = { vertical = LazyVStack, horizontal = LazyHStack }
    local first = Window { width = 200, height = 200, list "vertical" }
    local second = Window { width = 200, height = 200, list "horizontal" }
    first:scrollView():drag { by = 500, duration = 0.1 }
    second:scrollView():fling { velocity = { x = 900, y = 0 } }
    first:scrollView():fling { velocity = 900 }
    print(first.metrics.hitches + second.metrics.hitches, first.frame + second.frame)
    """

  private struct Slice {
    let lane: [Int]
    let name: String
    let start: Int
    let end: Int
  }

  /// Nanoseconds of a number of microseconds with three decimals, exactly.
  private func nanoseconds(_ value: Any?) throws -> Int {
    let number = try #require(value as? NSNumber).doubleValue
    return Int((number * 1_000).rounded())
  }

  private func slices(of events: [[String: Any]]) throws -> [Slice] {
    try events.filter { $0["ph"] as? String == "X" }.map { event in
      let start = try nanoseconds(event["ts"])
      return Slice(
        lane: try ["pid", "tid"].map { try #require(event[$0] as? Int) },
        name: try #require(event["name"] as? String),
        start: start,
        end: start + (try nanoseconds(event["dur"]))
      )
    }
  }

  @Test func `every slice stands on its lane after the one before, and each hitch is one`() throws {
    let shell = try Shell()
    try shell.write(Self.script, to: "a.lua")
    let end = try shell.run(
      "$L run --events none --perfetto p.json --trace t.jsonl a.lua; cat p.json"
    )
    let parts = end.output.split(separator: "\n", maxSplits: 1)
    let counts = parts[0].split { $0.isWhitespace }.compactMap { Int($0) }
    let text = Data(parts[1].utf8)
    let events = try #require(JSONSerialization.jsonObject(with: text) as? [[String: Any]])
    let slices = try slices(of: events)
    var ends: [[Int]: Int] = [:]
    for slice in slices {
      #expect(slice.start >= ends[slice.lane] ?? 0, "\(slice)")
      #expect(slice.end >= slice.start)
      ends[slice.lane] = slice.end
    }
    #expect(counts.count == 2)
    #expect(counts.first ?? 0 > 0)
    #expect(slices.filter { $0.name.hasPrefix("hitch: ") }.count == counts.first)
    #expect(slices.filter { $0.name.hasPrefix("frame ") }.count == counts.last)
    for name in ["Item", "tracking", "decelerating"] {
      #expect(slices.contains { $0.name.hasPrefix(name) }, "\(name)")
    }
    let counters = Set(events.filter { $0["ph"] as? String == "C" }.map { $0["name"] as? String })
    #expect(counters.contains { $0?.hasPrefix("offset") == true })
    #expect(counters.contains("live views"))
  }

  @Test func `what moved by itself has a lane, and what is prepared has its id`() throws {
    let shell = try Shell()
    try shell.write(
      """
      local Box = View "Box" { state = { height = 30 }, body = function(self)
        return Item { height = self.state.height }
      end }
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        Box {}:id "box", ForEach { 90, id = "row-%d", height = 30 } } } }
      window:node("box").state.height = 50
      window:step()
      window:scrollView():drag { by = 300, duration = 0.1 }
      """,
      to: "a.lua"
    )
    let end = try shell.run("$L run --events none --perfetto p.json a.lua; cat p.json")
    #expect(end.output.contains("\"args\":{\"name\":\"moves\"}"))
    #expect(end.output.contains("\"name\":\"row-1 +20, resize\",\"ph\":\"i\""))
    #expect(end.output.contains("\"name\":\"layout of row-5 (Item)\",\"ph\":\"i\""))
  }

  @Test func `a file that was written before is replaced, another one is not`() throws {
    let shell = try Shell()
    try shell.write("print(1)", to: "a.lua")
    let end = try shell.run(
      """
      $L run --perfetto p a.lua; $L run --perfetto p a.lua; echo mine > q
      $L run --perfetto q a.lua 2>&1; cat q; $L run --perfetto p --trace p a.lua 2>&1 | head -1
      """
    )
    #expect(
      end.output == """
        1
        1
        lazylab: cannot write 'q': it exists and is not a trace for Perfetto; --force replaces it
        mine
        lazylab: --trace and --perfetto name one file, p

        """
    )
  }
}
