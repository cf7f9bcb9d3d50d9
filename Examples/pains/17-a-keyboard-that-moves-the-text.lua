-- Pain 17: the keyboard comes, and what was being read moves.
--
-- When the container's length changes, what is in sight keeps its distance from the top (R10). What
-- is bound to an edge or an anchor follows that; a position that scrolled to a view holds the view.
-- Each line shrinks a window of 800 points by 300 and grows it again. It prints how far the middle
-- row has moved on screen after each of the two, in a list of 400 messages of unequal length.
--
--   lazylab run --events none Examples/pains/17-a-keyboard-that-moves-the-text.lua

local function run(name, prepare)
  local window, read = prepare(function(modify)
    return Window { width = 390, height = 800, modify(ScrollView {
      LazyVStack { spacing = 4, ForEach { 400, id = "m-%d", function(index)
        return Item { height = 40 + index % 7 * 25 }
      end } },
    }) }
  end)
  local scroll = window:scrollView()
  read(scroll)
  local ids = scroll.visibleIDs
  local middle = ids[(#ids + 1) // 2]
  local before = window:node(middle).frame.minY
  window:resize(390, 500)
  local shown = window:node(middle).frame
  local shrunk = shown and string.format("%8.1f", shown.minY - before) or "    gone"
  window:resize(390, 800)
  local again = window:node(middle).frame
  print(string.format("%-38s %s %8.1f", name, shrunk, again and again.minY - before or 0 / 0))
end

local function reading(scroll)
  scroll:scrollTo { id = "m-200", anchor = "top" }
  scroll:drag { by = -700, duration = 0.3 }
end

print("                                        keyboard     gone")
run("nothing", function(make) return make(function(v) return v end), reading end)
run("defaultScrollAnchor, read back", function(make)
  return make(function(v) return v:defaultScrollAnchor("bottom") end), reading
end)
run("defaultScrollAnchor, at the end", function(make)
  return make(function(v) return v:defaultScrollAnchor("bottom") end), function() end
end)
run("sizeChanges = bottom, at the end", function(make)
  return make(function(v)
    return v:defaultScrollAnchor { "bottom", role = "sizeChanges" }
  end), function(scroll) scroll:scrollTo { edge = "bottom" } end
end)
run("position bound to an id at the center", function(make)
  local position = ScrollPosition()
  local window = make(function(v) return v:scrollPosition(position, "center") end)
  return window, function()
    position:scrollTo { id = "m-200" }
    window:step()
  end
end)
run("position, then the reader scrolled", function(make)
  local position = ScrollPosition()
  local window = make(function(v) return v:scrollPosition(position, "center") end)
  return window, function(scroll)
    position:scrollTo { id = "m-200" }
    window:step()
    reading(scroll)
  end
end)

print [[

A reader in the middle does not move. A reader who is at the end wants to stay there, and
moves with it: by the 300 points of the keyboard. A view that a position holds stays at its anchor.]]
