-- From a jump to a test that keeps it away: reproduce, ask why, mend, compare, expect.
--
--   lazylab run --events none Examples/mend.lua

-- A feed of a thousand photos. Until its image is there, a row is `room` points high.
local function feed(room)
  return function()
    local photos = {}
    for i = 1, 1000 do photos[i] = { id = "photo-" .. i, height = room } end
    local window = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
      ForEach { photos, function(photo) return Item { height = photo.height } end },
    } } }
    return window, photos
  end
end

-- Somebody looks at photo-500 and those below it while its image comes, 120 points high.
local function scene(window, photos)
  window:scrollView():scrollTo { id = "photo-500", anchor = "top" }
  window:update(function() photos[500].height = 120 end)
  return window
end

-- The five steps. Nothing moves by itself in a feed that leaves its images the room they need.
local window = scene(feed(80)())                -- reproduce it
print(window:explain())                         -- ask why
local app, mended = feed(80), feed(120)         -- mend it, as the last words of the answer say
print(lab.compare { { "app", app }, { "mended", mended }, program = scene })    -- compare both
lab.expectEqual(scene(mended()).metrics.moves, 0)  -- expect it from now on: else the status is 1
