-- What scripts hand to other programs: rows, series, comma-separated values, JSON.
-- output: columns	frame,time,offset,contentSize,visible
-- output: a,c,b
-- output: 1,"x ""y""",
-- output: ,"7",2.0
-- output: [1,2.0,true,"a",{"b":[]}]
-- output: lab.json: value.a is a function
-- output: lab.json: value has tables in tables, more than 100 deep; does one contain itself?
-- output: lab.row: 'n' of row 2 is a text, and before it the column has whole numbers
-- output: lab.csv: rows has "x" where row 2 would be
-- output: lab.json: value is not UTF-8
-- output: window:series has no column 'ofset'; did you mean 'offset'?
-- output: rows	2	1
-- output: series	true	offset	400.0	visible	10
-- output: exact	true	[1,"1",1.0,true]
-- errors: notFinite: lab.json: value is no finite number, so it and others like it are written as null
local window = Window { width = 390, height = 400,
  ScrollView { LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 40 } } } }
local scroll = window:scrollView()
scroll:drag { by = 400, duration = 0.1 }

local series = window:series()
local head = lab.csv(series, nil,
  { columns = { "frame", "time", "offset", "contentSize", "visible" } })
print("columns", head:match "[^\n]+")
print("series", #series.offset == window.frame, "offset", series.offset[window.frame],
  "visible", series.visible[1])
io.write(lab.csv { { a = 1, c = 'x "y"' }, { b = 2.0, c = "7" } })
print(lab.json { 1, 2.0, true, "a", { b = {} } })
print(lab.json(0 / 0), lab.json(1 / 0))

local function fails(f, ...) print((select(2, pcall(f, ...)))) end
local loop = {}
loop[1] = loop
fails(lab.json, { a = print })
fails(lab.json, loop)
lab.row { n = 1 }
fails(lab.row, { n = "x" })
fails(lab.csv, { { a = 1 }, x = {} })
fails(lab.json, "\xff")
fails(window.series, window, { "ofset" })
local compared = lab.compare { metrics = { "bodies" },
  { "a", function() return Window { width = 9, height = 9, Item { height = 1 } } end },
  { "b", function() return Window { width = 9, height = 9, Item { height = 2 } } end } }
print("rows", #compared:rows(), lab.row { n = 2 } - 1)

local isExact = true
for _ = 1, 2000 do
  local bits = string.pack("j", math.random(0))
  local number = string.unpack("d", bits)
  local isFinite = number - number == 0
  isExact = isExact and (not isFinite or tonumber(lab.json(number)) == number)
end
print("exact", isExact, lab.json { 1, "1", 1.0, true })
