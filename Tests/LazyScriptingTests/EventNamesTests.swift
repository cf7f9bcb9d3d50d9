import Foundation
import LazyReports
import LazyStacks
import LazyTestSupport
import Testing

@testable import LazyScripting

/// An event has the same values under the same names in Lua and in JSON Lines.
@Suite(.leavesNothing) struct EventNamesTests {
  private static let shared: Set = ["kind", "frame", "time", "window", "id", "node", "axis"]

  /// A run in which much happens.
  private static let script = """
    local rows, grown = {}, {}
    for i = 1, 60 do rows[i] = { id = "n-" .. i, height = 50 + i % 5 * 20 } end
    local w
    w = Window { width = 390, height = 500, thresholds = { 0.5 }, ScrollView { LazyVStack {
      ForEach { rows, function(row) return Item { height = row.height }:onAppear(function()
        if w and not grown[row.id] then
          grown[row.id] = true
          w:update(function() row.height = row.height + 10 end)
        end
      end) end } } } }
    local feed = w:scrollView()
    feed:drag { by = 200, duration = 0.1 }
    feed:scrollTo { id = "n-40", anchor = "center" }
    feed:drag { by = -150 }
    w:update(function()
      table.remove(rows, 39)
      table.insert(rows, 1, { id = "new", height = 9 })
    end)
    w:resize(300, 600)
    feed:scrollTo { edge = "bottom" }
    w:step(20)
    """

  @Test func `the members of an object are fields in Lua, and the other way round`() throws {
    let run = try ScriptRun(Self.script)
    #expect(run.error == nil)
    var kinds: Set<Event.Kind> = []
    for event in run.events {
      kinds.insert(event.kind)
      let line = Data(EventJSON.line(for: event).utf8)
      let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      let members = Set(object.keys).subtracting(Self.shared)
      let fields = event.kind.fields
      #expect(members.isSubset(of: fields.map(\.name)), "\(event.kind)")
      let always = fields.filter { $0.absence == .never }.map(\.name)
      #expect(members.isSuperset(of: always), "\(event.kind)")
      for field in fields {
        guard case .records(let parts) = field.content,
          let written = (object[field.name] as? [[String: Any]])?.first
        else { continue }
        #expect(Set(written.keys).isSubset(of: parts.map(\.name)), "\(field.name)")
        for part in parts where part.absence == .never {
          #expect(written[part.name] != nil, "\(field.name).\(part.name)")
        }
      }
    }
    #expect(kinds.isSuperset(of: [.moved, .offset, .frame, .estimate, .correction, .contentSize]))
  }

  @Test func `a frame says which callbacks changed data, and where a program landed`() throws {
    try expectOutput(
      of: Self.script + """

        for event in w.trace:events { kind = "frame" } do
          if #event.landings > 0 and #event.callbacks > 0 then
            print(event.landings[1].id, event.landings[1].anchor, event.landings[1].miss > 0)
            print(event.callbacks[1].name, event.callbacks[1].pass)
            break
          end
        end
        for event in w.trace:events { kind = "frame" } do
          if #event.gone > 0 then print(event.gone[1]) end
        end
        """,
      "n-40\t0.5\ttrue\nonAppear\t1\nn-39"
    )
  }
}
