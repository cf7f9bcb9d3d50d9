-- A message before what is in sight, and a group in sight that is folded.
-- says: +18 Before what is in sight, the VStack, child 1, is 68 points long and was 50, as error came in.
-- never: What stands before the LazyVStack

local above, open = false, true
local function field(id) return Item { height = 50 }:id(id) end
w = Window { width = 300, height = 400, function()
  local names = {}
  for i = 1, 8 do names[i] = field("name-" .. i) end
  return ScrollView { VStack { spacing = 12,
    VStack { spacing = 4, field "mail", above and Item { height = 14 }:id "error" or nil },
    VStack { spacing = 6, table.unpack(names) },
    VStack { spacing = 6, field "title", open and field "street" or nil },
    field "phone",
    LazyVStack { spacing = 4, ForEach { 30, id = "past-%d", height = 40 } } } } end }
w:scrollView():drag { by = 430 }
w:update(function() above, open = true, false end)
print(w:explain())
