-- A layout of one's own in every container: it is placed there, and nothing is wrong with it.
local function row(i)
  return SAMPLE and SAMPLE(i) or Item { width = 20 + i % 3 * 10, height = 30 + i % 5 * 20 }
end
local function make() return LAYOUT { ForEach { 40, id = "row-%d", row } } end

for _, container in ipairs(list) do
  local name, contain = container[1], container[2]
  local isFine, message = pcall(function()
    local window = Window { width = 300, height = 400, contain(make) }
    window:check()
    local isScrolled, scroll = pcall(window.scrollView, window)
    if isScrolled then
      for _, distance in ipairs { 150, 80, -200 } do
        local both = { x = distance, y = distance }
        scroll:drag { by = name == "both ways" and both or distance }
        window:check()
      end
    end
    window:resize(250, 300)
    window:check()
    window:draw()
    window:close()
  end)
  lab.expect(isFine, name .. ": " .. tostring(message))
end
print("in " .. #list .. " containers")
