-- Pain 27: rows without height load everything.
--
-- A lazy stack loads rows until the viewport is full. Rows of no height never fill it. That happens
-- to rows that are empty until they appear: a picture that is not there yet, a text to be fetched.
-- SwiftUI would go on to the last; lazylab gives up after 10,000 rows in a frame and says so.
--
--   lazylab run --events none Examples/pains/27-rows-without-height.lua

for _, height in ipairs { 0, 1, 20 } do
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 1000000, height = height } },
    },
  }
  print("a million rows of " .. height .. " points: " .. window.metrics.bodies
    .. " bodies in the first frame")
  for event in window.trace:events { kind = "diagnostic" } do
    print("  " .. event.code .. ": " .. event.message)
  end
end

print("The remedy: give the empty row the height that it is going to have.")
