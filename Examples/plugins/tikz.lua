-- A plugin in one file: a renderer that draws a window for LaTeX.
--
--   window:draw { as = "tikz", file = "window.tex" }   then \input{window} in a document with TikZ

local special = {
  ["\\"] = "\\textbackslash{}", ["{"] = "\\{", ["}"] = "\\}", ["%"] = "\\%", ["&"] = "\\&",
  ["$"] = "\\$", ["#"] = "\\#", ["_"] = "\\_", ["^"] = "\\^{}", ["~"] = "\\~{}",
}

--- A rectangle in points, of which y grows downwards; TikZ's grows upwards.
local function rectangle(style, rect)
  return string.format("\\draw[%s] (%g,%g) rectangle +(%g,%g)",
    style, rect.x, -rect.y, rect.width, -rect.height)
end

local function tikz(still)
  local lines = { "\\begin{tikzpicture}[x=0.3pt,y=0.3pt,font=\\tiny]" }
  for _, box in ipairs(still.boxes) do
    local part = box.visible
    local label = box.label:gsub("[\\{}%%&$#_^~]", special)
    lines[#lines + 1] = rectangle(box.isPinned and "fill=orange!20" or "fill=blue!10", part) .. ";"
    lines[#lines + 1] = string.format("\\node[anchor=north west] at (%g,%g) {%s};",
      part.x, -part.y, label)
  end
  local window = { x = 0, y = 0, width = still.size.width, height = still.size.height }
  lines[#lines + 1] = rectangle("thick", window) .. ";"
  lines[#lines + 1] = "\\end{tikzpicture}"
  return table.concat(lines, "\n") .. "\n"
end

return {
  name = "tikz", version = "1.0.0", api = ">=1 <2",
  renderers = { tikz = tikz },
}
