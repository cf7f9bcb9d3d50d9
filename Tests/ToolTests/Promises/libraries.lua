-- Libraries work as Debian ships them.
-- output: {"rows":[1,2,3]}
-- output: 4
local cjson, lpeg = require "cjson", require "lpeg"
print(cjson.encode { rows = { 1, 2, 3 } })
print(lpeg.match(lpeg.P "abc", "abcd"))
