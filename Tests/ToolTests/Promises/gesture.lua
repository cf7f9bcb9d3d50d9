-- A recorded gesture is replayed from a table, from text and from a file, and a mistake in it is
-- reported with its line.
-- output: table	240
-- output: text	240
-- output: file	240
-- output: its time, 0.1, is before 0.5; samples are in the order of time
-- output: swipe-that-is-nowhere.jsonl': No such file or directory
local function feed()
  return Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0,
    ForEach { 500, id = "row-%d", height = 60 } } } }:scrollView()
end
local function tell(name, gesture)
  local scroll = feed()
  scroll:replay(gesture)
  print(name, math.tointeger(scroll.contentOffset.y))
end
local swipe = '{"time": 0, "x": 200, "y": 700}\n{"time": 0.3, "x": 190, "y": 460}\n'
  .. '{"time": 0.4, "x": 190, "y": 460}\n'
tell("table", { { 0, 700 }, { 0.3, 460 }, { 0.4, 460 } })
tell("text", swipe)
local path = os.tmpname()
local file <close> = assert(io.open(path, "w"))
file:write(swipe, '{"time": 0.5, "y": 460}')
file:flush()
tell("file", { file = path })
file:write('\n\n{"time": 0.1, "y": 460}')
file:flush()
local fine, message = pcall(tell, "late", { file = path })
lab.expect(not fine and message:find(path .. ":6: ", 1, true), "the line of the file")
print(message:match("its time.*"))
os.remove(path)
print(select(2, pcall(tell, "none", { file = "swipe-that-is-nowhere.jsonl" })))
