-- The libraries together with lazylab's own vocabulary, which none of the modules sees.
local cjson = require "cjson"
local List = require "pl.List"
local lpeg = require "lpeg"
local pretty = require "pl.pretty"

local window = Window { width = 100, height = 100,
  ScrollView { LazyVStack { spacing = 0, ForEach { 50, id = "row-%d", height = 20 } } } }
local feed = window:scrollView()
feed:drag { by = 40 }
local ids = List(feed.visibleIDs)
local digits = lpeg.P "row-" * lpeg.C(lpeg.R("09") ^ 1) / tonumber
print(ids:map(function(id) return digits:match(id) end))
print(cjson.encode { offset = feed.contentOffset.y })
print(pretty.write(cjson.decode(cjson.encode(ids)), ""))
print(pcall(cjson.encode, feed))
print((select(2, pcall(function() return Lisst end)):gsub("^.*/", "")))
package.path = arg[0]:match("^.*/") .. "?.lua;" .. package.path
fromScript = "a script's own global"
local guest = require "guest"
print(guest.word, guest.undefined, guest.script, require "lazylab" == lab)
