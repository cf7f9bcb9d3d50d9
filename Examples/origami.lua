-- The origami app in its first form: the steps that fold a bird, in a lazy stack.
--
--   lazylab run Examples/origami.lua
--
-- What the script prints stands at the left margin. The indented lines are events: which steps
-- are in sight, and what moved the content offset.

-- The data. A lazy stack learns how long a step is only when it comes into sight, so it matters
-- that some of these texts are longer than others.
local texts = {
  "Lay a square of paper on the table, color down.",
  "Fold it in half from corner to corner, and open it again.",
  "Fold the other two corners together, and open it again. The two creases cross in the middle.",
  "Turn the paper over.",
  "Fold it in half from edge to edge, open it, and do the same the other way.",
  "Bring all four corners down to one point. The paper folds along the creases by itself, into a "
    .. "square a quarter as large. Do not force it: where it resists, crease once more.",
  "Turn the square so that its open corner points towards you.",
  "Fold the lower left edge to the middle, the upper layer only.",
  "Fold the lower right edge to the middle, the upper layer only.",
  "Fold the top triangle down over both, press hard, and open the last three folds again.",
  "Now the difficult one. Lift the open corner of the upper layer and pull it up as far as it "
    .. "goes. The sides come in along the creases that you have just made, and the paper lies down "
    .. "as a long diamond.",
  "Turn it over, and do the same there.",
  "You have a diamond with two legs. Fold the left edge of the upper layer to the middle.",
  "Fold the right edge to the middle.",
  "Turn it over, and do the same there. The legs are narrow now.",
  "Open the left side a little and fold the left leg up between its layers, pointing outwards. It "
    .. "becomes the neck. How high it stands is a matter of taste; a little outwards looks alive.",
  "Fold the right leg up in the same way, a little lower. It becomes the tail.",
  "Fold the tip of the neck down inside itself: the head.",
  "Fold one wing down.",
  "Fold the other wing down.",
  "Hold the neck.",
  "Pull the tail.",
  "It flies.",
}

local steps = {}
for number, text in ipairs(texts) do steps[number] = { id = "step-" .. number, text = text } end

-- There is no font here: a line holds as many characters of 8 points as fit, and is 22 high.
local function heightOf(text)
  return function(width)
    local columns = math.max(1, (width or math.huge) // 8)
    return math.ceil(#text / columns) * 22
  end
end

local StepDiagram = View "StepDiagram" {
  body = function() return Item { height = 180 } end,
}

local StepInstructions = View "StepInstructions" {
  parameters = { "text" },
  body = function(self) return Item { height = heightOf(self.text) } end,
}

-- A step is one subview of the lazy stack: the VStack encloses what it contains.
local StepView = View "StepView" {
  parameters = { "step" },
  body = function(self)
    return VStack { StepDiagram {}, StepInstructions { text = self.step.text } }
  end,
}

local function open()
  local window = Window { width = 390, height = 844, thresholds = { 0.8 },
    ScrollView {
      LazyVStack {
        ForEach { steps, function(step) return StepView { step = step } end },
      },
    },
  }
  return window, window:scrollView()
end

-- What the stack knows: the steps in sight, in which part of their lives the others are, and what
-- it makes of that.
local function report(title, window, scroll)
  print()
  print(title)
  local others = { prefetched = 0, retained = 0, absent = 0 }
  for _, step in ipairs(steps) do
    local node = window:node(step.id)
    if node.phase == "placed" then
      print(string.format("  %-8s y %6.1f  height %5.1f  %3.0f %% in sight",
        step.id, node.frame.y, node.frame.height, 100 * node.visibleFraction))
    else
      others[node.phase] = others[node.phase] + 1
    end
  end
  print(string.format("  others   %d evaluated ahead, %d kept after they left, %d not loaded",
    others.prefetched, others.retained, others.absent))
  print(string.format("  content height %.1f (%s), offset %.1f (%s)",
    scroll.contentSize.height, scroll.isContentSizeEstimated and "estimated" or "exact",
    scroll.contentOffset.y, scroll.isLeadEstimated and "estimated" or "exact"))
  print("  StepView bodies so far: " .. window.metrics.byView.StepView.bodies)
end

-- Three steps fill the screen, and a slice of the fourth is in sight. One more body was evaluated,
-- that of the next step. Nothing is known of the others, so the content height takes the mean of
-- the four that were placed for each of them.
local window, scroll = open()
report("At the start", window, scroll)

-- A finger scrolls down. Each step that comes into sight is measured and makes the mean, and with
-- it the content height, a little truer. Nothing above is corrected, since all of it was seen.
print()
print("Scrolling down, 700 points at a time")
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = 700 }
  print(string.format("content height %.1f", scroll.contentSize.height))
until scroll.contentOffset.y == before
report("At the end", window, scroll)

-- Up again: every length on the way is known, so the finger alone moves the offset.
print()
print("And up again")
repeat scroll:drag { by = -1400 } until scroll.contentOffset.y == 0
print("corrections: " .. window.metrics.corrections)

-- The app opened anew, and a jump to a step far below, past steps that nobody has seen. Where it
-- lies is a guess: so many times the mean of the first four.
window, scroll = open()
print()
print("Opened anew, and straight to step 18")
scroll:scrollTo { id = "step-18", anchor = "top" }
report("After the jump", window, scroll)

-- The steps above turn out to have other lengths than that. Each time, the stack moves its steps
-- and the offset by the same amount, so that no step in sight moves by itself; and at the very top
-- the offset is 0, with the first step at 0. The word "estimate" in an offset line is such a
-- correction, "user" is the finger.
print()
print("Scrolling up from there")
repeat scroll:drag { by = -500 } until scroll.contentOffset.y == 0
report("At the top", window, scroll)
print(string.format("corrections: %d, together %.1f points",
  window.metrics.corrections, window.metrics.jitter))
