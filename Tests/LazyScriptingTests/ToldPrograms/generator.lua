-- A source of chance: a function that returns random whole numbers from 1 to n; the same seed gives
-- the same numbers.
return function(seed)
  local state = (seed * 2654435761 + 12345) % 4294967296
  local function draw()
    state = (state * 1664525 + 1013904223) % 4294967296
    return state // 65536
  end
  for _ = 1, 5 do draw() end
  return function(n) return draw() % n + 1 end
end
