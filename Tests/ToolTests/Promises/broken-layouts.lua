-- output: broken layouts are errors that a script can catch, and nothing else
-- errors: another callback failed in this frame
-- Each layout is broken in its own way, and is used plain, reversed and sideways.
local function good_begin(self, bounds) return { y = 0, width = bounds.width } end
local function good_place(self, cursor, s)
  local size = s[1]:place { y = cursor.y, width = cursor.width }
  cursor.y = cursor.y + size.height + 4
  return cursor.y
end
local nan, inf = 0/0, math.huge
local calls = 0
local broken = {
  { "good", {}, isAllowed = true },
  { "NaN floor", { place = function(self, c, s) s[1]:place {} return nan end } },
  { "infinite floor", { place = function(self, c, s) s[1]:place {} return inf end } },
  { "NaN place", { place = function(self, c, s) s[1]:place { y = nan } return 10 end } },
  { "infinite place", { place = function(self, c, s) s[1]:place { y = inf } return 10 end } },
  { "huge place", { place = function(self, c, s) s[1]:place { y = 1e300 } return 1e300 end } },
  { "negative width", { place = function(self, c, s) s[1]:place { width = -5, y = c.y } c.y = c.y + 10 return c.y end }, isAllowed = true },
  { "ceiling below", { place = function(self, c, s) s[1]:place {} return 10, 5 end } },
  { "NaN ceiling", { place = function(self, c, s) s[1]:place {} return 10, nan end } },
  { "huge ceiling", { place = function(self, c, s) local z = s[1]:place { y = c.y } c.y = c.y + z.height return c.y, 1e18 end }, isAllowed = true },
  { "floor 0", { place = function(self, c, s) s[1]:place {} return 0 end }, isAllowed = true },
  { "floor falls", { place = function(self, c, s) s[1]:place { y = c.y } c.y = c.y + 50 return c.y > 300 and 10 or c.y end } },
  { "raises", { place = function() error("place!") end } },
  { "raises at 7", { place = function(self, c, s) if s[1].index == 7 then error("seven") end return good_place(self, c, s) end } },
  { "begin raises", { begin = function() error("begin!") end } },
  { "begin nil", { begin = function() end } },
  { "begin metatable", { begin = function() return setmetatable({ y = 0, width = 1 }, { __index = error }) end } },
  { "changes its mind", { place = function(self, c, s) calls = calls + 1 local z = s[1]:place { x = calls % 50, y = c.y + calls % 7, width = 50 } c.y = c.y + z.height + 10 return c.y end } },
  { "places all", { place = function(self, c, s) local y = c.y for _, v in ipairs(s) do y = y + v:place { y = y, width = 40 }.height end c.y = y return y end }, isAllowed = true },
  { "peeks far", { place = function(self, c, s) if s[40] then s[40]:sizeThatFits { width = 20 } end return good_place(self, c, s) end } },
  { "skip raises", { skip = function() error("skip!") end } },
  { "skip nil", { skip = function() end } },
  { "skip NaN", { skip = function() return nan end } },
  { "skip falls", { skip = function() return -1e9 end } },
  { "skip far", { skip = function(self, c, i, n) c.y = c.y + n * 1e12 return c.y end } },
  { "skip nothing", { skip = function(self, c, i, n) return c.y end } },
  { "skip ceiling", { skip = function(self, c, i, n) return c.y, c.y - 1 end } },
  { "skip forgets the cursor", { skip = function(self, c, i, n, advance) return c.y + n * advance end } },
  { "skip ruins the cursor", { skip = function(self, c, i, n) c.y = nil c.self = print return 10 * n end } },
  { "skip by chance", { skip = function(self, c, i, n) calls = calls + 1 c.y = c.y + n * (calls % 90) return c.y end } },
  { "cursor grows", { place = function(self, c, s) c[#c + 1] = ("x"):rep(100) return good_place(self, c, s) end }, isAllowed = true },
}

local function use(case, reversed, axes)
  local parts, errors = case[2], {}
  local Own = LazyLayout "Own" {
    begin = parts.begin or good_begin, place = parts.place or good_place, skip = parts.skip,
  }
  local function try(f)
    local isFine, message = pcall(f)
    if not isFine then errors[#errors + 1] = tostring(message) end
  end
  local window
  try(function()
    window = Window { width = 200, height = 200, ScrollView { axes = axes,
      Own { reversed = reversed, ForEach { 200, id = "r%d", function(i)
        return Item { width = 10 + i % 40, height = 10 + i % 30 } end } } } }
  end)
  if window then
    local scroll = window:scrollView()
    for _ = 1, 4 do try(function() scroll:drag { by = 120 } end) end
    try(function() scroll:scrollTo { id = "r150", anchor = "center" } end)
    for _ = 1, 3 do try(function() scroll:drag { by = -150 } end) end
    try(function() scroll:scrollTo { edge = axes == "vertical" and "bottom" or "trailing" } end)
    try(function() window:resize(150, 180) end)
    try(function() window:check() end)
    try(function() window:draw() end)
    window:close()
  end
  lab.expect((#errors == 0) == (case.isAllowed or false),
    case[1] .. ": " .. tostring(errors[1] or "no error"))
end
for _, case in ipairs(broken) do
  for _, reversed in ipairs { false, true } do
    for _, axes in ipairs { "vertical", "horizontal" } do use(case, reversed, axes) end
  end
end
print "broken layouts are errors that a script can catch, and nothing else"
