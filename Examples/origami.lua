-- The origami app in its first form: the steps that fold a swan, in a lazy stack.
--
--   lazylab run Examples/origami.lua
--
-- What the script prints stands at the left margin. The indented lines are events: which steps
-- are in sight, and what moved the content offset.

-- The data. A lazy stack learns how long a step is only when it comes into sight, so it matters
-- that some of these texts are longer than others.
local steps = {
  { id = "base", text = "Lay a square of paper on the table, color down, a corner towards you." },
  { id = "crease", text = "Fold it in half from corner to corner and open it again. The crease is "
    .. "the line that everything else is measured by." },
  { id = "kite", text = "Fold the two lower edges to the crease. You get a kite." },
  { id = "turn", text = "Turn the kite over, its long point still towards you." },
  { id = "narrow", text = "Fold the same two edges to the crease once more, so that the point "
    .. "becomes narrow. Press hard: this will be the neck, and a soft neck bows." },
  { id = "neck", text = "Fold the narrow point up until it meets the opposite corner." },
  { id = "head", text = "Fold the tip down by a quarter. This is the head." },
  { id = "half", text = "Fold the whole in half backwards, along the first crease, with the neck "
    .. "on the outside." },
  { id = "lift", text = "Hold the body and pull the neck away from it until it stands up. Then "
    .. "press the fold at its foot, so that it stays where you want it to be." },
  { id = "beak", text = "Pull the head up a little in the same way, and press." },
  { id = "open", text = "Open the body from below." },
  { id = "tail", text = "Fold the tail up inside." },
  { id = "stand", text = "Set it down. It swims." },
}

-- There is no font here: a line holds as many characters of 8 points as fit, and is 22 high.
local function heightOf(text)
  return function(width)
    local columns = math.max(1, (width or math.huge) // 8)
    return math.ceil(#text / columns) * 22
  end
end

local Diagram = View "Diagram" {
  body = function() return Item { height = 180 } end,
}

local Instructions = View "Instructions" {
  parameters = { "text" },
  body = function(self) return Item { height = heightOf(self.text) } end,
}

-- A step is one subview of the lazy stack: what it contains is enclosed in a VStack.
local StepView = View "StepView" {
  parameters = { "step" },
  body = function(self)
    return VStack { Diagram {}, Instructions { text = self.step.text } }
  end,
}

local function app()
  return Window { width = 390, height = 844, thresholds = { 0.8 },
    ScrollView {
      LazyVStack {
        ForEach { steps, function(step) return StepView { step = step } end },
      },
    },
  }
end

-- A table of all steps, as far as the stack knows them, and what it makes of that.
local function report(title, window, scroll)
  print()
  print(title)
  for number, step in ipairs(steps) do
    local node = window:node(step.id)
    if node.frame then
      print(string.format("  %2d %-6s  y %6.1f  height %5.1f  %3.0f %% in sight",
        number, step.id, node.frame.y, node.frame.height, 100 * node.visibleFraction))
    else
      print(string.format("  %2d %-6s  %s", number, step.id, node.phase))
    end
  end
  print(string.format("  content height %.1f (%s), offset %.1f (%s above)",
    scroll.contentSize.height, scroll.isContentSizeEstimated and "estimated" or "exact",
    scroll.contentOffset.y, scroll.isLeadEstimated and "estimated" or "exact"))
  print("  StepView bodies so far: " .. window.metrics.byView.StepView.bodies)
end

local window = app()
local scroll = window:scrollView()

-- Three steps fill the screen and a slice of the fourth is in sight. One more body was evaluated:
-- the next step, ahead of time. Nothing is known of the others, so the content height is the mean
-- of the four that were placed, thirteen times, and the spacing between them.
report("At the start", window, scroll)

-- A finger scrolls down. Each step that comes into sight is measured and makes the mean, and so
-- the content height, a little truer. Nothing above is corrected, since it was all seen.
print()
print("Scrolling down, 400 points at a time")
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = 400 }
  print(string.format("content height %.1f", scroll.contentSize.height))
until scroll.contentOffset.y == before
report("At the end", window, scroll)

-- Up again: every length on the way is known, so the finger alone moves the offset.
print()
print("And up again")
repeat scroll:drag { by = -800 } until scroll.contentOffset.y == 0
print("corrections: " .. window.metrics.corrections)

-- The same app opened anew, and a jump to the last step but two, past steps that nobody has seen:
-- where it lies is a guess.
window = app()
scroll = window:scrollView()
print()
print("Opened anew, and straight to a step far below")
scroll:scrollTo { id = "open", anchor = "top" }
report("After the jump", window, scroll)

-- The steps above turn out longer than the guess. Each time, the stack moves what is above and the
-- offset by the same amount, so that no visible step moves by itself, and at the very top both the
-- first step and the offset are at 0. The word "estimate" in an offset line is such a correction.
print()
print("Scrolling up from there")
repeat scroll:drag { by = -400 } until scroll.contentOffset.y == 0
report("At the top", window, scroll)
print(string.format("corrections: %d, together %.1f points",
  window.metrics.corrections, window.metrics.jitter))
