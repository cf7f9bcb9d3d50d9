-- F6: from rest 393.5 points beyond an end, 50 frames
-- Source: https://github.com/LevisonNN/LNCustomScrollView
-- System: iOS of April 2021
-- Reported: 384.5, 367.5, 345.5, 320.5 …
-- Verdict: same, within 0.75 points in all frames, if the trace began 6 ms after the finger let go
-- Fails with `bounceStiffness = 100` for `bounceStiffness = 119`.
-- A display of 1,000 Hz shows the way back at every millisecond.
local window = Window { width = 440, height = 956, refreshRate = 1000,
  profile = lab.profile { bounceStiffness = 119 },
  ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } },
}
local scroll = window:scrollView()
-- How far a finger must pull so that 395 points show.
local pulled = (1 / (1 - 395 / 956) - 1) * 956 / 0.55
scroll:drag { by = -pulled, duration = 0.5 }
local shown = {}
for event in window.trace:events { kind = "offset" } do shown[event.frame - 501] = -event.new end
local samples = { 393.5, 384.5, 367.5, 345.5, 320.5, 294.5, 268.0, 242.5, 218.0, 195.0, 173.5,
  154.0, 136.0, 119.5, 105.0, 92.0, 80.5, 70.5, 61.0, 53.0, 46.0 }
for frame, sample in ipairs(samples) do
  local millisecond = math.floor((frame - 1) * 1000 / 60 + 6.5)
  lab.expectNear(shown[millisecond], sample, 0.75, "frame " .. frame - 1)
end
print(string.format("%.1f, %.1f, %.1f, %.1f …", shown[23], shown[39], shown[56], shown[73]))
