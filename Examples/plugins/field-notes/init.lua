-- Notes from a walk: a view, a function that makes rows of it, and a report of what jumped.
local words = require "words"

local FieldNote = View "FieldNote" {
  parameters = { place = "At the lake", text = "Nothing moved." },
  body = function(self)
    return VStack { alignment = "leading", spacing = 4,
      Text { self.place, size = 20 },
      Text(self.text),
    }:padding(12)
  end,
}

--- The note of an index: the same one whenever it is asked for.
local function fieldNotes(_, index)
  return FieldNote { place = words.place(index), text = words.text(index) }
end

--- Each frame in which the stack corrected the content offset.
local function jumps(window)
  local lines = {}
  for event in window.trace:events { kind = "correction" } do
    lines[#lines + 1] = string.format("frame %d: the offset was corrected", event.frame)
  end
  if #lines == 0 then return "nothing was corrected" end
  return table.concat(lines, "\n")
end

return {
  views = { FieldNote },
  items = { fieldNotes = fieldNotes },
  reporters = { jumps = jumps },
}
