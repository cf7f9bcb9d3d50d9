import Testing

/// A piece of Lua that never ends, or takes all memory, if nothing stops it.
struct Hang: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let code: String

  private init(_ name: String, _ code: String) {
    testDescription = name
    self.code = code
  }

  static let all = loops + coroutines + errors + tables + strings + patterns + memory

  private static let loops = [
    Hang("an empty loop", "while true do end"),
    Hang("a repeat loop", "repeat until false"),
    Hang("a goto", "::again:: goto again"),
    Hang("a numeric loop", "for i = 1, math.huge do end"),
    Hang("endless tail calls", "local function f() return f() end f()"),
    Hang("pairs over and over", "local t = {x = 1, y = 2} while true do pairs(t) end"),
    Hang("an iterator without an end", "for _ in function() return 1 end do end"),
    Hang("an iterator of C without an end", "for _ in os.clock do end"),
    Hang(
      "an __index that loops",
      """
      _ = setmetatable({}, {__index = function() while true do end end}).x
      """
    ),
    Hang(
      "a __len that loops",
      """
      _ = #setmetatable({}, {__len = function() while true do end end})
      """
    ),
    Hang(
      "an __eq that loops",
      """
      local m = {__eq = function() while true do end end} _ = setmetatable({}, m) ==
      setmetatable({}, m)
      """
    ),
    Hang(
      "a __tostring that loops",
      """
      tostring(setmetatable({}, {__tostring = function() while true do end end}))
      """
    ),
    Hang(
      "a __pairs that loops",
      """
      for _ in pairs(setmetatable({}, {__pairs = function() while true do end end})) do
      end
      """
    ),
    Hang(
      "a __concat that loops",
      """
      _ = 'a' .. setmetatable({}, {__concat = function() while true do end end})
      """
    ),
    Hang(
      "a __call that loops",
      """
      setmetatable({}, {__call = function() while true do end end})()
      """
    ),
    Hang(
      "a __close that loops",
      """
      local x <close> = setmetatable({}, {__close = function() while true do end end})
      error()
      """
    ),
  ]

  private static let coroutines = [
    Hang("coroutines one after another", "while true do coroutine.wrap(function() end)() end"),
    Hang(
      "coroutines that yield",
      """
      local c = coroutine.wrap(function() while true do coroutine.yield() end end) while
      true do c() end
      """
    ),
    Hang(
      "a coroutine in a coroutine",
      """
      local function f() coroutine.wrap(f)() while true do end end while true do pcall(f)
      end
      """
    ),
    Hang(
      "a wrapped loop",
      """
      while true do pcall(coroutine.wrap(function() while true do end end)) end
      """
    ),
    Hang(
      "a resumed loop",
      """
      while true do coroutine.resume(coroutine.create(function() while true do end end))
      end
      """
    ),
    Hang(
      "a __close in a closed coroutine",
      """
      local c = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = function() while true do end end})
        coroutine.yield()
      end)
      coroutine.resume(c) coroutine.close(c)
      """
    ),
    Hang(
      "a __close in a coroutine that was stopped",
      """
      local c = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = function() while true do end end})
        while true do end
      end)
      coroutine.resume(c) coroutine.close(c)
      """
    ),
    Hang(
      "a __close in a wrapped coroutine that fails",
      """
      coroutine.wrap(function()
        local x <close> = setmetatable({}, {__close = function() while true do end end})
        error()
      end)()
      """
    ),
  ]

  private static let errors = [
    Hang("pcall in a loop", "while true do pcall(function() while true do end end) end"),
    Hang("pcall of error in a loop", "while true do pcall(error) end"),
    Hang("nested pcalls", "local function f() pcall(f) while true do end end f()"),
    Hang("a handler that loops", "xpcall(error, function() while true do end end)"),
    Hang(
      "a handler of a loop that loops",
      """
      xpcall(function() while true do end end, function() while true do end end)
      """
    ),
    Hang("a handler that fails", "while true do xpcall(error, function() error() end) end"),
    Hang(
      "recursion that is caught",
      """
      while true do pcall(function() local function f() return 1 + f() end f() end) end
      """
    ),
    Hang(
      "recursion through C",
      """
      while true do pcall(function() local function f() return (pcall(f)) and 1 end f()
      end) end
      """
    ),
    Hang(
      "recursion through string.gsub",
      """
      while true do pcall(function() local function f() return (('x'):gsub('x', f)) end
      f() end) end
      """
    ),
  ]

  private static let tables = [
    Hang("table.move of everything", "table.move({}, 1, 1 << 60, 2)"),
    Hang("table.move downwards", "table.move({}, 1, 1 << 60, 1 << 61, {})"),
    Hang(
      "table.move with functions of C",
      """
      table.move(setmetatable({}, {__index = rawlen, __newindex = rawlen}), 1, 1 << 60, 1)
      """
    ),
    Hang(
      "table.insert into a long table",
      """
      table.insert(setmetatable({}, {__len = function() return 1 << 60 end}), 1, 0)
      """
    ),
    Hang(
      "table.remove from a long table",
      """
      table.remove(setmetatable({}, {__len = function() return 1 << 60 end}), 1)
      """
    ),
    Hang(
      "table.concat of a long table",
      """
      table.concat(setmetatable({}, {__index = rawlen}), '', 1, 1 << 60)
      """
    ),
    Hang(
      "table.concat of empty strings",
      """
      table.concat(setmetatable({}, {__index = function() return '' end}), '', 1, 1 << 60)
      """
    ),
    Hang(
      "table.sort of a long table",
      """
      table.sort(setmetatable({}, {__len = function() return (1 << 31) - 2 end, __index =
      rawlen}))
      """
    ),
    Hang("table.sort with a loop", "table.sort({3, 1, 2}, function() while true do end end)"),
    Hang(
      "table.sort that fails again and again",
      """
      while true do pcall(table.sort, {3, 1, 2}, error) end
      """
    ),
    Hang("table.unpack again and again", "while true do pcall(table.unpack, {}, 1, 1e5) end"),
    Hang(
      "a table that grows while it is traversed",
      """
      local t = {1} for _, v in ipairs(t) do t[#t + 1] = v end
      """
    ),
  ]

  private static let strings = [
    Hang("string.rep of nothing", "while true do _ = (''):rep(1 << 60) end"),
    Hang("string.pack of padding", "while true do _ = string.pack('c1000000', '') end"),
    Hang("load of pieces without an end", "load(function() return ' ' end)"),
    Hang("load of numbers without an end", "load(math.random)"),
    Hang("load of loops", "while true do load('while true do end')() end"),
    Hang(
      "gsub with a function that loops",
      """
      _ = ('x'):gsub('x', function() while true do end end)
      """
    ),
    Hang(
      "gsub with a table that loops",
      """
      _ = ('x'):gsub('x', setmetatable({}, {__index = function() while true do end end}))
      """
    ),
    Hang("gmatch in a loop", "while true do for _ in ('xxxx'):gmatch('x') do end end"),
    Hang(
      "a plain search for almost what is there",
      """
      local s = ('a'):rep(1 << 20) while true do _ = s:find(('a'):rep(1 << 19) .. 'b', 1,
      true) end
      """
    ),
  ]

  private static let patterns = [
    Hang("many stars", "_ = ('a'):rep(40):find(('a*'):rep(12) .. 'b')"),
    Hang("many minuses", "_ = ('a'):rep(40):find(('a-'):rep(12) .. 'b')"),
    Hang("many pluses", "_ = ('a'):rep(60):find(('a+'):rep(12) .. 'b')"),
    Hang("many question marks", "_ = ('a'):rep(40):find(('a?'):rep(40) .. ('a'):rep(40) .. 'b')"),
    Hang("many sets", "_ = ('a'):rep(40):match(('[ab]*'):rep(12) .. 'c')"),
    Hang("gsub with stars", "_ = ('a'):rep(40):gsub(('a*'):rep(12) .. 'b', '')"),
    Hang("gmatch with stars", "for _ in ('a'):rep(40):gmatch(('a*'):rep(12) .. 'b') do end"),
    Hang("captures referred to", "_ = ('a'):rep(2000):find(('(a*)'):rep(4) .. '%1%2%3%4b')"),
    Hang(
      "a balance that is sought everywhere",
      """
      local s = ('('):rep(1 << 16) while true do _ = s:find('%b()') end
      """
    ),
    Hang(
      "a set as long as a page",
      """
      local p = '[' .. ('b'):rep(1 << 16) .. ']' local s = ('a'):rep(1 << 16) _ =
      s:find(p)
      """
    ),
  ]

  private static let memory = [
    Hang("a table that grows", "local t = {} while true do t[#t + 1] = {} end"),
    Hang("a string that doubles", "local s = 'x' while true do s = s .. s end"),
    Hang("a string of a gigabyte", "_ = ('x'):rep(1 << 30)"),
    Hang("a long string with a separator", "_ = ('x'):rep(1 << 29, 'yz')"),
    Hang(
      "memory that is caught",
      """
      local s = 'x' while true do pcall(function() s = s .. s end) end
      """
    ),
    Hang(
      "closures that are kept",
      """
      local f while true do local g = f f = function() return g end end
      """
    ),
    Hang(
      "coroutines that are kept",
      """
      local t = {} while true do t[#t + 1] = coroutine.create(print) end
      """
    ),
    Hang(
      "finalizers that make more of them",
      """
      local function f() setmetatable({}, {__gc = f}) while true do end end f()
      collectgarbage()
      """
    ),
    Hang("a packed string that is padded", "while true do _ = string.pack('c100000000', '') end"),
    Hang("wide formats", "local t = {} while true do t[#t + 1] = ('%99d'):format(#t) end"),
  ]
}
