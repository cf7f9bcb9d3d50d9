-- A name of several megabytes is refused at once, and the message is short.
-- options: --sandbox --time 20s
-- output: true	true	true
local name = ("e\u{301}"):rep(2000000)
local function open() return Window { width = 10, height = 10, Text "x" } end
local function message(f, ...) return tostring(select(2, pcall(f, ...))) end
local compared = message(lab.compare, { { name, open }, { "b", open } })
local named = message(View, name)
local field = message(function() return open()[name] end)
print(#compared < 300, #named < 300, #field < 600)
