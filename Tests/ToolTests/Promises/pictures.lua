-- What is in sight is drawn as text and as SVG, at one moment or several, and is data.
-- output: frame 1, 0 s                                          frame 2, 0.0167 s
-- output: │@1/header  Birds & <beasts>
-- output: │9  row <b>9</b> \u{202e}evil
-- output: 2	0.016666666666667	width 200 height 240	8	7	-30.0	@1/header	true
-- output: <text x="6" y="18">9  row &lt;b&gt;9&lt;/b&gt; \u{…</text>
-- output: images	2	true
-- output: 1 true, 2 true, 7 false,	0.5
-- output: at least 50 % visible
-- output: prefetched: 7
-- output: retained: 1, 2
-- output: lab.filmstrip needs stills: { first, second }, each from window:still()
-- output: still 1 of lab.filmstrip is 1; write { first, second }, each from window:still()
-- output: as of window:draw is "text", "svg" or a plugin's renderer, got "png"
-- output: width of window:draw is a whole number from 2 to 10000, got 1
local window = Window { width = 200, height = 240, ScrollView { LazyVStack { spacing = 0,
  Section { header = Text "Birds & <beasts>":frame { height = 30 }, ForEach { 50, function(i)
    return Text("row <b>" .. i .. "</b> \u{202E}evil"):frame { height = 40 }
  end } }, pinnedViews = "sectionHeaders" } } }
local first = window:still { bar = true }
window:scrollView():drag { by = 300 }
local second = window:still { truth = true }
print(lab.filmstrip { first, second, texts = true, width = 52 })
local boxes = second.boxes
print(second.frame, second.time, second.size, #boxes, boxes[1].label, boxes[1].frame.y,
  boxes[#boxes].label, boxes[#boxes].isPinned)
local picture = lab.filmstrip { first, second, as = "svg", texts = true }
print(picture:match '<text[^\n]*9  row[^\n]*')
-- A still stays what it was: its picture is the same later, and another window's is not.
local again = first:draw { as = "svg" }
window:scrollView():drag { by = 100 }
print("images", select(2, picture:gsub("frame %d, ", "")) // 2, again == first:draw { as = "svg" })
-- What waits for its place is told and listed, and the marks of thresholds have a line below.
local told = Window { width = 200, height = 120, thresholds = { 0.5 },
  ScrollView { LazyVStack { ForEach { 50, height = 40 } } } }
told:scrollView():drag { by = 130 }
local still, words = told:still(), {}
for _, view in ipairs(still.waiting) do
  words[#words + 1] = view.label .. " " .. tostring(view.isRetained) .. ","
end
print(table.concat(words, " "), still.thresholds[1])
local drawn = still:draw { as = "svg" }
for line in drawn:gmatch "<text x=\"16\"[^>]*>([^<]*)" do print(line) end
local function fails(f, ...) print((select(2, pcall(f, ...)))) end
fails(lab.filmstrip, {})
fails(lab.filmstrip, { 1 })
fails(window.draw, window, { as = "png" })
fails(window.draw, window, { width = 1 })
