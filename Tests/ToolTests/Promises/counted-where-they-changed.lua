-- Elements in elements that give different numbers of views are counted where they changed, and
-- nowhere else: after an edit that a collection reports, and after a field of a model was written.
-- output: an inner row comes	0 1	0 1
-- output: an inner row changes	0 1	0 1
-- output: an inner row goes	0 0	0 0
-- output: a group comes	1 1	1 1
-- output: an inner row reads a model	0 1	0 1
-- output: an outer row reads a model	1 20	1 40
-- output: what is seen	true
local function screen(count, subviews)
  local ran = { outer = 0, inner = 0 }
  local ids, rows = {}, { more = lab.data { { id = "q", count = 1 } } }
  local model = Observable { extra = Observable {}, title = Observable {} }
  for group = 1, count do
    ids[group] = "g" .. group
    local inner = {}
    for i = 1, count do inner[i] = { id = "r" .. i, count = (group + i) % 3 } end
    rows[ids[group]] = lab.data(inner)
  end
  local groups = lab.data(ids)
  local function list()
    return ForEach { groups, id = "self", subviews = subviews, function(group)
      ran.outer = ran.outer + 1
      local height = model.title[group] or 20
      return ForEach { rows[group], subviews = subviews, function(row)
        ran.inner = ran.inner + 1
        local views = {}
        for i = 1, row.count + (model.extra[group .. row.id] or 0) do
          views[i] = Item { height = height }
        end
        return Group(views)
      end }
    end }
  end
  local window = Window { width = 100, height = 60 * count * count,
    ScrollView { LazyVStack { spacing = 0, list() } } }
  return { ran = ran, rows = rows, groups = groups, model = model, list = list, window = window }
end
-- How many elements, outer and inner, are evaluated by an edit.
local function counted(edit, count)
  local screen = screen(count, "dynamic")
  screen.ran.outer, screen.ran.inner = 0, 0
  edit(screen)
  screen.window:step()
  local text = screen.ran.outer .. " " .. screen.ran.inner
  -- The same screen made anew looks the same.
  local again = Window { width = 100, height = screen.window.height,
    ScrollView { LazyVStack { spacing = 0, screen.list() } } }
  local sizes = { screen.window:scrollView().contentSize, again:scrollView().contentSize }
  return text, sizes[1].height == sizes[2].height
end
local isSeen = true
local function say(what, edit)
  local one, isOne = counted(edit, 20)
  local two, isTwo = counted(edit, 40)
  isSeen = isSeen and isOne and isTwo
  print(what, one, two)
end
say("an inner row comes", function(screen) screen.rows.g3:insert(2, { id = "new", count = 2 }) end)
say("an inner row changes", function(screen)
  screen.rows.g3:replace(2, { id = "r2", count = 5 })
end)
say("an inner row goes", function(screen) screen.rows.g3:remove(2) end)
say("a group comes", function(screen) screen.groups:insert(2, "more") end)
say("an inner row reads a model", function(screen) screen.model.extra.g3r2 = 2 end)
say("an outer row reads a model", function(screen) screen.model.title.g3 = 30 end)
print("what is seen", isSeen)
