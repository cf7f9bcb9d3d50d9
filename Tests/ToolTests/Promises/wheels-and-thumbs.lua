-- A wheel and the thumb of the scroll indicator are told as what they are.
-- output: +120        A wheel moved the content.
-- output: user	wheel
-- output: +1884       A finger dragged the thumb of the scroll indicator.
-- output: user	thumb
-- output: +50         A finger moved the content.

local window = Window { width = 100, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { 105, id = "r%d", height = 40 } } } }
local scroll = window:scrollView()
local function told()
  for line in tostring(window:explain()):gmatch "[^\n]+" do
    if line:find "^ *[+]" then print((line:gsub("^ +", ""))) end
  end
  for event in window.trace:events { kind = "offset", first = window.frame } do
    if event.entries[1].motion ~= "finger" then
      print(event.entries[1].cause, event.entries[1].motion)
    end
  end
end
scroll:wheel { by = 120 }
told()
scroll:dragThumb { to = 0.501 }
told()
scroll:drag { by = 50 }
told()
