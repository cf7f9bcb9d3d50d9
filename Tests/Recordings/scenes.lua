-- Scenes that every list can play; Scripts/record-peers has them recorded.
--
--   lazylab scene Tests/Recordings/scenes.lua --set scene=insert-above -o insert-above.json
--
-- Row i (from 0) is 20 + i % 7 * 10 points tall, and the view 400 x 300. With anchored = false a
-- jump to a row is the smallest movement that shows it.

local p = lab.parameters { scene = "opening", anchored = true }

local function tall(i) return 20 + i % 7 * 10 end
local function rows(count, name, length)
  local made = {}
  for i = 0, count - 1 do made[i + 1] = { id = (name or "r") .. i, tall = (length or tall)(i) } end
  return made
end

local wide = false
local function height(row)
  return p.scene == "wider-view" and function() return wide and row.tall / 2 or row.tall end
    or row.tall
end
local function item(row) return Item { height = height(row) } end

local data = lab.data(rows(300, "r", p.scene == "equal-rows" and function() return 44 end
  or p.scene == "one-tall-row" and function(i) return i == 10 and 500 or tall(i) end or nil))
local sections = {}
for s = 0, 29 do
  sections[s + 1] = { id = "s" .. s, rows = table.move(rows(300), s * 10 + 1, s * 10 + 10, 1, {}) }
end
local content = p.scene ~= "sections" and ForEach { data, item }
  or ForEach { sections, function(section)
    return Section { header = Item { height = 35 }:id("h" .. section.id), ForEach { section.rows, item } }
  end }
local window = Window { width = 400, height = 300,
  ScrollView { LazyVStack { spacing = p.scene == "spaced" and 10 or 0, content } } }
local scroll = window:scrollView()

local function jump(id, anchor)
  scroll:scrollTo { id = id, anchor = p.anchored and (anchor or "top") or nil }
  window:step(7)
end
local function replace(i, by) data:replace(i + 1, { id = "r" .. i, tall = tall(i) + by }) end

-- Lists that fill their caches later have done so before anything happens.
window:step(7)

local scenes = {
  ["opening"] = function() end,
  ["jump"] = function() jump "r150" end,
  ["jump-to-middle-of-view"] = function() jump("r150", "center") end,
  ["jump-to-offset"] = function() scroll:scrollTo { y = 7000 } window:step(7) end,
  ["jump-to-end"] = function() scroll:scrollTo { edge = "bottom" } window:step(7) end,
  ["down"] = function() for _ = 1, 12 do scroll:drag(60) window:step() end end,
  ["up-from-a-jump"] = function() jump "r150" for _ = 1, 12 do scroll:drag(-60) window:step() end end,
  ["back-to-top"] = function() jump "r150" scroll:scrollTo { edge = "top" } window:step(7) end,
  ["insert-above"] = function()
    jump "r150"
    for k = 9, 0, -1 do data:insert(1, { id = "n" .. k, tall = tall(k) }) end
    window:step(7)
  end,
  ["insert-at-top"] = function()
    for k = 9, 0, -1 do data:insert(1, { id = "n" .. k, tall = tall(k) }) end
    window:step(7)
  end,
  ["remove-above"] = function() jump "r150" for _ = 1, 10 do data:remove(1) end window:step(7) end,
  ["remove-in-sight"] = function() jump "r150" data:remove(151) window:step(7) end,
  ["grow-above"] = function() jump "r150" replace(20, 100) window:step(7) end,
  ["grow-in-sight"] = function() jump "r150" replace(152, 100) window:step(7) end,
  ["grow-below"] = function() jump "r150" replace(290, 100) window:step(7) end,
  ["taller-view"] = function() jump "r150" window:resize(400, 400) window:step(7) end,
  ["wider-view"] = function()
    jump "r150"
    wide = true
    window:resize(800, 300)
    window:step(7)
  end,
  ["sections"] = function()
    for _ = 1, 12 do scroll:drag(60) window:step() end
    jump "r150"
  end,
  ["new-ids"] = function()
    jump "r150"
    for i = 0, 299 do data:replace(i + 1, { id = "q" .. i, tall = tall(i) }) end
    window:step(7)
  end,
  ["equal-rows"] = function() jump "r150" end,
  ["one-tall-row"] = function() jump "r10" end,
  ["spaced"] = function() jump "r150" end,
  ["append-at-end"] = function()
    scroll:scrollTo { edge = "bottom" }
    window:step(7)
    data:insert(#data + 1, { id = "new", tall = 90 })
    window:step(7)
  end,
}
local names = {}
for name in pairs(scenes) do names[#names + 1] = name end
table.sort(names)
assert(scenes[p.scene], "there is no scene " .. p.scene .. "; there are " .. table.concat(names, ", "))
scenes[p.scene]()
