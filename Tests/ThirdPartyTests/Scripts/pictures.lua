-- Pictures for two readers of SVG, each in a file of the folder that is named.
local folder = ...

local contents = {
  stack = LazyVStack { spacing = 5, ForEach { 300, id = "row-%d", function(index)
    return Item { height = 20 + index % 7 * 9 }
  end } },
  grid = LazyVGrid { columns = { GridItem.flexible(), GridItem.fixed(60), GridItem.flexible() },
    ForEach { 200, id = "cell-%d", height = 44 },
  },
  shelves = LazyVStack { spacing = 10, ForEach { 40, id = "shelf-%d", function()
    return ScrollView { axes = "horizontal",
      LazyHStack { spacing = 6, ForEach { 50, id = "card-%d", width = 90, height = 70 } },
    }:frame { height = 70 }
  end } },
  pinned = LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
    ForEach { 9, function(section)
      return Section { header = Text("Section <" .. section .. ">"):frame { height = 30 },
        ForEach { 6, id = section .. "-%d", function(row)
          return Text("row & " .. row):frame { width = 200, height = 24 + row * 4 }
        end },
      }
    end },
  },
}

for name, content in pairs(contents) do
  local window = Window { width = 260, height = 360, thresholds = { 0.5 }, ScrollView { content } }
  local before = window:still { bar = true }
  window:scrollView():drag { by = 410 }
  local after = window:still { truth = true }
  after:draw { as = "svg", file = folder .. "/" .. name .. ".svg" }
  if name == "pinned" then
    lab.filmstrip { before, after, as = "svg", file = folder .. "/filmstrip.svg" }
  end
end
