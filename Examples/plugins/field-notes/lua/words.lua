-- The words of the notes: a module that only this plugin sees.
local words = {}

local places = { "At the lake", "On the ridge", "Under the alders", "By the old mill" }
local sentences = {
  "Two herons, one of them asleep.", "The path is under water as far as the third stone.",
  "Fog.", "Somebody has mended the gate and painted it the green of the bottle in the kitchen.",
}

--- Where a note was written.
function words.place(index) return places[(index - 1) % #places + 1] end

--- One to six sentences; they depend only on the index.
function words.text(index)
  local parts = {}
  for number = 1, math.floor(lab.noise("count-" .. index, 1, 7)) do
    local choice = math.floor(lab.noise(index .. "/" .. number, 1, #sentences + 1))
    parts[number] = sentences[math.min(choice, #sentences)]
  end
  return table.concat(parts, " ")
end

return words
