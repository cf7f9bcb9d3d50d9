-- Tags in lines, as many in each as fit: each step places a whole line, and leaves the first tag
-- that does not fit to the next step.
local Flow = LazyLayout "Flow" {
  parameters = { spacing = 8, lineSpacing = 8 },
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local x, height = 0, 0
    for _, tag in ipairs(subviews) do
      local size = tag:sizeThatFits { width = cursor.width }
      if x > 0 and x + size.width > cursor.width then break end
      tag:place { x = x, y = cursor.y, width = size.width, height = size.height }
      x = x + size.width + self.spacing
      height = math.max(height, size.height)
    end
    cursor.y = cursor.y + height + self.lineSpacing
    return cursor.y
  end,
}

local words = { "lazy", "container", "viewport", "estimate", "seam", "id", "prefetch", "lane" }
local tags = ForEach { 5000, id = "tag-%d", function(i)
  return Text(words[i % #words + 1] .. " " .. i):padding(6)
end }

local window = Window { width = 320, height = 200, ScrollView { Flow { tags }:padding(10) } }
print(window:draw())
local cloud = window:scrollView()
cloud:scrollTo { id = "tag-2500", anchor = "top" }
print(cloud.visibleIDs)
window:resize(480, 200)
print("wider:", cloud.visibleIDs)
