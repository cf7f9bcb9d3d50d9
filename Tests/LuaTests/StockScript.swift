/// A script that calls the replaced functions with usual and unusual arguments.
enum StockScript {
  static let text = #"""
    local seed = 12345
    local function chance(n)
      seed = (seed * 1103515245 + 12345) % 2147483648
      return (seed >> 8) % n + 1
    end
    local function pick(list) return list[chance(#list)] end
    local function say(...)
      local t = table.pack(...)
      for i = 1, t.n do t[i] = math.type(t[i]) and tostring(t[i]) or string.format('%q',
      tostring(t[i])) end
      print(t.n .. ': ' .. table.concat(t, ' '))
    end
    local items = {
      'a', 'b', '.', '%a', '%d', '%s', '%w', '%u', '%A', '%.', '[ab]', '[^a]', '[a-c]',
      '[%a_]', '[]]', '[^]]', '[a-]',
      '(', ')', '()', '%1', '%2', '%b()', '%bxy', '%f[%w]', '%f[^a]', '^', '$', '%', '[',
      '%f', '%b', '%0', '-', '*', 'x',
      '[%', '\0', '[%a-z]', '[+--]', '%z',
    }
    local suffixes = {'', '', '', '*', '+', '-', '?'}
    local letters = {'a', 'b', 'c', 'x', 'y', '(', ')', ' ', '1', '_', '\0', ']', '.', 'A'}
    local function subject()
      local t = {}
      for i = 1, chance(12) do t[i] = pick(letters) end
      return table.concat(t)
    end
    local function pattern()
      local t = {}
      for i = 1, chance(5) do t[i] = pick(items) .. pick(suffixes) end
      return table.concat(t)
    end
    local replacements = {'<%0>', '%1', '%%', '', 'x', '%2', '%', '%x',
    {a = 'A', b = false}, function(...) return select('#', ...) end,
    function() return nil end, 7, function() return {} end, true}
    local starts = {1, 2, 0, -1, -3, 100, -100}
    for i = 1, 3000 do
      local s, p = subject(), pattern()
      say(i, pcall(string.find, s, p, pick(starts)))
      say(pcall(string.match, s, p, pick(starts)))
      say(pcall(string.gsub, s, p, pick(replacements)))
      say(pcall(string.gsub, s, p, pick(replacements), chance(3) - 1))
      say(pcall(function()
        local all = {}
        for a, b in s:gmatch(p, pick(starts)) do all[#all + 1] = tostring(a) .. '/' ..
        tostring(b) end
        return table.concat(all, ';')
      end))
      say(pcall(string.find, s, p, 1, true))
    end
    for _, call in ipairs {
      "string.rep('ab', 3, '-')", "string.rep('ab', 0)", "string.rep('', 5)",
      "string.rep('', 3, 'x')", "string.rep('x', -1)",
      "string.rep('abc', 1)", "string.rep()", "string.rep('x', 'y')",
      "string.rep('x', 1.5)", "#string.rep('abc', 100000, 'defg')",
      "string.rep('abc', 100000, 'defg') == (('abcdefg'):rep(99999) .. 'abc')",
      "string.rep('x', 2^53)",
      "table.concat({1, 2.5, 'x'}, ', ')", "table.concat({1, {}, 3})",
      "table.concat({}, 'x')", "table.concat({1, 2, 3}, ',', 2)",
      "table.concat({1, 2, 3}, ',', 2, 5)", "table.concat({1,2,3}, ',', 3, 2)",
      "table.concat(5)", "table.concat({}, {})", "table.concat()",
      "table.concat({1,2}, ' ', math.maxinteger, math.maxinteger)",
      "table.unpack({1, 2, 3})", "table.unpack({1, 2}, 2)", "table.unpack({1, 2}, 1, 4)",
      "table.unpack({}, 1, 1e8)", "table.unpack()",
      "table.unpack({}, math.mininteger, math.maxinteger)", "table.unpack('abc', 1, 2)",
      "table.unpack({}, 3, 2)",
      "table.insert({}, 1, 2, 3)", "table.insert({}, 5, 2)", "table.insert({}, 'x', 2)",
      "table.insert(nil, 1)", "table.insert({1}, 0, 1)", "table.insert({1})",
      "table.remove({})", "table.remove({1, 2, 3})", "table.remove({1, 2, 3}, 1)",
      "table.remove({1}, 5)", "table.remove({}, 0)", "table.remove({1,2}, 3)",
      "table.remove({1}, 3)", "table.remove(3)",
      "table.move({1, 2, 3}, 1, 3, 2)[3]", "table.move({1, 2, 3}, 2, 3, 1)[2]",
      "table.move({}, 1, math.maxinteger, 2)", "table.move({}, math.mininteger, 1, 2)",
      "table.move({}, 1, 2)", "table.move(1, 1, 2, 3)", "table.move({1}, 1, 1, 1, 5)",
      "table.move({1, 2}, 1, 2, 1, {})[2]", "table.move({1},2,1,3)[1]",
      "setmetatable({}, 1)", "setmetatable(1, {})", "setmetatable({}, nil) ~= nil",
      "setmetatable(setmetatable({}, {__metatable = 1}), {})", "setmetatable({})",
      "load('return 1')()", "load('x x')", "load(5)", "load({})",
      "load('return 1', 'n', 'b')",
      "load('\\27')", "load()",
      "string.gsub('a', 'a')", "string.gsub('a')", "string.find('a')", "string.find()",
      "string.gmatch('a')", "string.gmatch()", "string.match({}, 'a')",
      "string.find('a', 'a', {})",
      "coroutine.create(1)", "coroutine.wrap()", "coroutine.resume(1)", "coroutine.close(1)", 
      "coroutine.close(coroutine.create(print))",
      "coroutine.resume(coroutine.create(error), 'e')",
      "string.find(('a'):rep(300), ('a?'):rep(300))", "string.find('a', ('()'):rep(33))",
      "string.find('a', ('(a'):rep(33))",
    } do
      local f = load('return ' .. call)
      print(call)
      say(pcall(f))
    end
    local log = {}
    do
      local m = {__gc = function(o) log[#log + 1] = o.n end}
      for i = 1, 5 do local _ = setmetatable({n = i}, m) end
      local kept = setmetatable({n = 6}, m)
      setmetatable(kept, m)
      local late = {} local o = setmetatable({n = 7}, late) late.__gc = m.__gc
      local marked = {__gc = true} o = setmetatable({n = 8}, marked) marked.__gc = m.__gc
      kept, o = nil, nil
      collectgarbage() collectgarbage()
      say(table.unpack(log))
      local again again = setmetatable({n = 9}, {__gc = function(o) again = o log[#log +
      1] = 'r' setmetatable(o, m) end})
      again = nil collectgarbage() collectgarbage() say(#log, again and again.n) again =
      nil collectgarbage() collectgarbage() say(#log)
      setmetatable({n = 10}, {__gc = function() log[#log + 1] =
      tostring(coroutine.isyieldable()) say((pcall(coroutine.yield))) error('lost') end})
      collectgarbage()
      say(log[#log])
      last = setmetatable({n = 'closing'}, {__gc = function(o) print(o.n) end})
      first = setmetatable({n = 'closing first'}, {__gc = function(o) print(o.n) end})
    end
    """#
}
