-- output: a million rows are skipped, and lie where the layout says
local Hours = LazyLayout "Hours" {
  parameters = { hour = 60 },
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    subviews[1]:place { y = cursor.y, width = cursor.width, height = self.hour }
    cursor.y = cursor.y + self.hour
    return cursor.y
  end,
  skip = function(self, cursor, index, count)
    cursor.y = cursor.y + count * self.hour
    return cursor.y
  end,
}
local bodies = {}
for _, count in ipairs { 1000, 1000000 } do
  for _, reversed in ipairs { false, true } do
    local window = Window { width = 200, height = 300, ScrollView {
      Hours { reversed = reversed, ForEach { count, function(i)
        return Item { height = 10 + i % 50 } end } } } }
    local scroll = window:scrollView()
    for _, id in ipairs { count // 2, 3, count - 40 } do
      scroll:scrollTo { id = id, anchor = "top" }
      for _ = 1, 4 do
        scroll:drag { by = -130 }
        window:check()
      end
      local offset = (id - 1) * 60
      if id > 20 and not reversed then
        lab.expectEqual(scroll.contentOffset.y, offset - 4 * 130, "row " .. id .. " is known")
      end
    end
    lab.expectEqual(window.metrics.seams, 0, "what is skipped to goes on without a seam")
    bodies[#bodies + 1] = window.metrics.bodies
  end
end
lab.expect(bodies[3] <= bodies[1] + 5 and bodies[4] <= bodies[2] + 5,
  "what is evaluated does not depend on how many rows there are")
print "a million rows are skipped, and lie where the layout says"
