import LazyTestSupport
import Testing

@testable import LazyScripting

/// Views keep their ids while others come and go in their element.
@Suite(.leavesNothing) struct ToldIdentityTests {
  @Test(arguments: [
    (before: "", now: "head = true", ids: "headA, A/A1, A/A2, A/A3, footA, B/B1"),
    (before: "", now: "foot = false", ids: "A/A1, A/A2, A/A3, B/B1"),
    (before: "", now: "head, foot = true, false", ids: "headA, A/A1, A/A2, A/A3, B/B1"),
    (before: "head = true", now: "head, foot = false, false", ids: "A/A1, A/A2, A/A3, B/B1"),
    (before: "head = true", now: "n = 2", ids: "headA, A/A1, A/A2, footA, B/B1"),
  ])
  func `views in an element are told apart by their places in it`(
    before: String,
    now: String,
    ids: String
  ) throws {
    let run = try ScriptRun(
      """
      local head, foot, n = false, true, 3
      local made = {}
      local Row = View "Row" { parameters = { "id" }, state = { mine = "" },
        body = function(self)
          return Item { height = 60 }:onAppear(function()
            made[self.id] = (made[self.id] or 0) + 1
          end)
        end }
      local w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
        spacing = 0, ForEach { { "A", "B" }, id = "self",
          subviews = function(s)
            return s == "B" and 3 or n + (head and 1 or 0) + (foot and 1 or 0)
          end,
          function(s)
            local isA = s == "A"
            return Section { header = isA and head and Item { height = 40 }:id "headA" or nil,
              footer = isA and foot and Item { height = 30 }:id "footA" or nil,
              ForEach { isA and n or 3, id = function(i) return s .. i end,
                function(i) return Row { id = s .. i } end } }
          end } } } end }
      w:update(function() \(before) end)
      w:update(function() \(now) end)
      local ids, y = {}, 0
      for _, id in ipairs(w:scrollView().visibleIDs) do ids[#ids + 1] = tostring(id) end
      print(table.concat(ids, ", "))
      for _, id in ipairs(w:scrollView().visibleIDs) do
        local frame = w:node(id).frame
        assert(frame.minY == y, tostring(id))
        local text = tostring(id)
        assert(frame.height == (text == "headA" and 40 or text == "footA" and 30 or 60), text)
        y = frame.maxY
      end
      for id, times in pairs(made) do assert(times == 1, id .. " appeared again") end
      for event in w.trace:events { kind = "diagnostic" } do error(tostring(event)) end
      """
    )
    #expect(run.error == nil)
    #expect(run.printed.contains(ids + ","), "\(run.printed)")
  }
}
