-- With several windows the clock, `after` and diagnostics that concern none of them are those of the
-- window used last; while a frame is made, of the one whose frame it is.
-- output: made	0.0 s
-- output: the first	0.1 s
-- output: the second	0.5 s
-- output: again the first	0.2 s
-- output: put off	at 0.25 s of the first
-- output: in a frame	0.3 s
-- output: closed	0.6 s
local function clock() return string.format("%.1f s", os.clock() - (os.clock() % 0.05) + 0.01) end
local seen
local function window()
  return Window { width = 90, height = 300, refreshRate = 20, function()
    seen = clock()
    return Item { height = 10 }
  end }
end
local first, second = window(), window()
print("made", clock())
first:run(0.1)
print("the first", clock())
second:run(0.5)
print("the second", clock())
first:run(0.1)
print("again the first", clock())
after(0.05, function() print("put off", string.format("at %.2f s of the first", first.time)) end)
second:step()
first:run(0.1)
second:step()
first:update(function() end)
print("in a frame", seen)
first:close()
print("closed", clock())
