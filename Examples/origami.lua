-- The origami app of Apple's talk: the steps that fold a bird, and a showcase of what others folded.
--
--   lazylab run --events none Examples/origami.lua
--
-- Each stage changes the app as the talk does, and prints the numbers that make its point. Times in
-- brackets refer to the talk.

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

-- Some steps are for beginners; an expert hides them. Every step has a diagram.
local steps = {}
for number, text in ipairs(texts) do
  steps[number] = { id = "step-" .. number, text = text, isForBeginners = number % 3 == 2 }
end

-- There is no font here: each character is 8 points wide, and each line is 22 points high.
local function heightOf(text)
  return function(width)
    local columns = math.max(1, (width or math.huge) // 8)
    return math.ceil(#text / columns) * 22
  end
end

local StepDiagram = View "StepDiagram" {
  body = function() return Item { height = 180 } end,
}
local StepInstructions = View "StepInstructions" { parameters = { "text" },
  body = function(self) return Item { height = heightOf(self.text) } end,
}

-- A step is one subview of the lazy stack, because the VStack encloses its two views.
local StepView = View "StepView" { parameters = { "step" },
  body = function(self)
    return VStack { StepDiagram {}, StepInstructions { text = self.step.text } }
  end,
}

local function forEachStep(view)
  return ForEach { steps, function(step) return view { step = step } end }
end

local function open(content, options)
  options = options or {}
  local window = Window { width = 390, height = 844, profile = options.profile or "swiftui2027",
    cost = options.cost,
    ScrollView { LazyVStack { pinnedViews = "sectionHeaders", content } },
  }
  return window, window:scrollView()
end

local function stage(title) print("\n" .. title) end
local function say(format, ...) print("  " .. string.format(format, ...)) end

stage "1. A lazy stack knows what is in sight, and guesses the rest [1:23]"
do
  local window, scroll = open(forEachStep(StepView))
  say("%d of %d steps are evaluated; the content is %.0f points long, which is a guess",
    window.metrics.byView.StepView.bodies, #steps, scroll.contentSize.height)
  repeat
    local before = scroll.contentOffset.y
    scroll:drag { by = 700 }
  until scroll.contentOffset.y == before
  say("scrolled through, it is %.0f points long, and nothing was corrected on the way: %d",
    scroll.contentSize.height, window.metrics.corrections)

  window, scroll = open(forEachStep(StepView))
  scroll:scrollTo { id = "step-18", anchor = "top" }
  say("opened anew, a jump to step 18 ends at %.0f, where that seems to be",
    scroll.contentOffset.y)
  repeat scroll:drag { by = -500 } until scroll.contentOffset.y == 0
  say("on the way up the offset is corrected %d times, by %.0f points in all; %d rows moved",
    window.metrics.corrections, window.metrics.jitter, window.metrics.moves)
end

local Photo = View "Photo" { parameters = { "width?", "height?" },
  body = function(self) return Item { width = self.width, height = self.height } end,
}

stage "2. A showcase that scrolls sideways is one more row [5:11]"
do
  local Shelf = View "Shelf" {
    body = function()
      return ScrollView { axes = "horizontal",
        LazyHStack { ForEach { 100, id = "photo-%d", function(number)
          return Photo { width = 150, height = number == 3 and 120 or 80 }
        end } },
      }
    end,
  }
  local window, scroll = open(Group { forEachStep(StepView), Shelf {}:id("shelf") })
  say("%d rows; %d photos before the showcase is near", scroll.count,
    (window.metrics.byView.Photo or { bodies = 0 }).bodies)
  scroll:scrollTo { id = "shelf" }
  say("%d photos of 100 once it is in sight; it is as high as the first of them, %.0f points",
    window.metrics.byView.Photo.bodies, window:node("shelf").frame.height)
  for _, clip in ipairs(window.reports.clipped) do
    say("%s is cut off: the third photo is taller", clip.id or clip.view)
  end
end

-- From here on the showcase is a section of the stack itself, with a pinned header.
local function showcase(content)
  return Section { header = Item { height = 44 }:id("showcase-header"), content }
end
local photos = ForEach { 60, id = "photo-%d", function() return Photo { height = 60 } end }

stage "3. A transition that draws photos outside of their frames [7:18]"
do
  local effects = {
    { "turned and larger", function(effect, phase)
      return effect:rotationEffect(phase.value * 20):scaleEffect(1 + phase.value * 0.2)
    end },
    { "smaller", function(effect, phase)
      return effect:scaleEffect(1 - math.abs(phase.value) * 0.1)
    end },
  }
  for _, effect in ipairs(effects) do
    local window, scroll = open(showcase(ForEach { 60, id = "photo-%d", function()
      return Photo { width = 340, height = 180 }:scrollTransition(effect[2])
    end }))
    local gone, count = {}, 0
    for _ = 1, 50 do
      scroll:drag { by = 40 }
      for _, row in ipairs(window.reports.vanishedEarly) do
        if not gone[row.id] then count = count + 1 end
        gone[row.id] = true
      end
    end
    say("%-19s of %d photos that left, %d vanished while part of them was still in sight",
      effect[1] .. ":", window.metrics.disappears, count)
  end
end

stage "4. A button that goes away once somebody scrolled [8:20]"
do
  for _, way in ipairs { "going down", "after a jump, going up" } do
    local byOffset, byStep
    local window = Window { width = 390, height = 844,
      ScrollView { LazyVStack { forEachStep(StepView), showcase(photos) } }
        :onScrollGeometryChange {
          of = function(geometry) return geometry.contentOffset.y <= 1200 end,
          function(wasShown, isShown) byOffset = byOffset or isShown ~= wasShown end,
        }
        :onScrollTargetVisibilityChange { idType = "string", threshold = 0.8, function(ids)
          if ids:contains("step-6") then byStep = byStep or ids[1] end
        end },
    }
    local scroll, top = window:scrollView(), nil
    if way ~= "going down" then
      scroll:scrollTo { id = "photo-30", anchor = "top" }
      byOffset, byStep = nil, nil
    end
    local by = way == "going down" and 60 or -60
    repeat
      local before = scroll.contentOffset.y
      scroll:drag { by = by }
      if byOffset and not top then top = scroll.visibleIDs[1] end
    until byOffset and byStep or scroll.contentOffset.y == before
    say("%-23s the offset passes 1200 at %s, step 6 is seen from %s on", way .. ":",
      tostring(top), tostring(byStep))
  end
end

stage "5. What a row resolves to [9:29]"
do
  local Two = View "StepView" { parameters = { "step" },
    body = function(self) return StepDiagram {}, StepInstructions { text = self.step.text } end,
  }
  for _, row in ipairs { { "one view", StepView }, { "two views", Two } } do
    local _, scroll = open(forEachStep(row[2]))
    say("%-10s in the body of a step: %d subviews of %d steps", row[1], scroll.count, #steps)
  end
end

-- A long book, so that the differences show.
local book = {}
for number = 1, 1000 do
  book[number] = { id = number, isForBeginners = number % 3 == 2 }
end
local Filtering = View "Step" { parameters = { "step" },
  environment = { isExpert = false, writingStyle = "plain" },
  body = function(self)
    local _ = self.environment.writingStyle
    if self.environment.isExpert and self.step.isForBeginners then return nil end
    return Item { height = 120 }
  end,
}
local Plain = View "Step" { parameters = { "step" }, environment = { writingStyle = "plain" },
  body = function(self)
    local _ = self.environment.writingStyle
    return Item { height = 120 }
  end,
}
local FilteredBook = View "FilteredBook" { environment = { isExpert = false },
  body = function(self)
    local shown = {}
    for _, step in ipairs(book) do
      if not (self.environment.isExpert and step.isForBeginners) then shown[#shown + 1] = step end
    end
    return ForEach { shown, function(step) return Plain { step = step } end }
  end,
}

stage "6. Steps for beginners, hidden in the row or in the data [10:52, 12:15]"
for _, variant in ipairs {
  { "in the row", function()
    return ForEach { book, subviews = "dynamic", function(step) return Filtering { step = step } end }
  end },
  { "in the data", function() return FilteredBook {} end },
} do
  local window, scroll = open(variant[2]())
  local function bodies(change)
    local before = window.metrics.byView.Step.bodies
    change()
    return window.metrics.byView.Step.bodies - before
  end
  local jump = bodies(function() scroll:scrollTo { id = 501, anchor = "top" } end)
  local style = bodies(function() window:setEnvironment("writingStyle", "curly") end)
  local level = bodies(function() window:setEnvironment("isExpert", true) end)
  say("%-12s %3d bodies to find step 501, %3d for another style, %3d for experts; %d views live",
    variant[1] .. ":", jump, style, level, window.metrics.liveViews)
end

stage "7. Work ahead [13:15]"
for _, prefetch in ipairs { false, true } do
  local window, scroll = open(
    ForEach { book, function(step)
      return Plain { step = step }:cost { body = 8, layout = 3, render = 4 }
    end },
    { cost = { frame = 3 }, profile = lab.profile { prefetch = prefetch } }
  )
  scroll:drag { by = 1200, duration = 4 }
  local late = 0
  for event in window.trace:events { kind = "hitch" } do late = late + event.late end
  say("prefetch %-5s %2d frames are late, by %.0f ms in four seconds", tostring(prefetch) .. ":",
    window.metrics.hitches, late)
end

stage "8. A pager, and an indicator that fetches when it appears [15:28]"
do
  local pager = Observable { pages = 0, fetches = 0 }
  local Showcase = View "Showcase" {
    body = function()
      return Group {
        ForEach { pager.pages * 20, id = "photo-%d", height = 200 },
        pager.pages < 4 and ProgressView():onAppear(function()
          pager.fetches = pager.fetches + 1
          after(0.5, function() pager.pages = pager.pages + 1 end)
        end) or nil,
      }
    end,
  }
  local window, scroll = open(Showcase {})
  for _ = 1, 8 do
    scroll:scrollTo { edge = "bottom" }
    window:run(1)
  end
  say("%d photos after %d fetches, one for each arrival at the end", scroll.count, pager.fetches)
end

stage "9. A step that is set up when it appears, or when it is made [15:53]"
do
  local Late = View "Step" { state = { isReady = false },
    body = function(self)
      return Item { height = self.state.isReady and 180 or 20 }
        :onAppear(function() self.state.isReady = true end)
    end,
  }
  local Early = View "Step" { state = { isReady = false },
    init = function(self) self.state.isReady = true end,
    body = function(self) return Item { height = self.state.isReady and 180 or 20 } end,
  }
  for _, variant in ipairs { { "onAppear", Late }, { "init", Early } } do
    local window, scroll = open(ForEach { 200, function() return variant[2] {} end })
    scroll:drag { by = 8000, duration = 8 }
    say("%-9s %3d steps appeared, %3d bodies ran, %2d prepared for nothing", variant[1] .. ":",
      window.metrics.appears, window.metrics.bodies, window.metrics.prefetchDiscards)
  end
end

stage "10. A diagram that is loaded when the step appears, or when it is made [16:23]"
do
  local loadTime = 0.3
  local Task = View "Step" { state = { diagram = false },
    body = function(self)
      return Item { height = 180 }:task(function()
        wait(loadTime)
        self.state.diagram = true
      end)
    end,
  }
  local Init = View "Step" { state = { diagram = false },
    init = function(self) after(loadTime, function() self.state.diagram = true end) end,
    body = function() return Item { height = 180 } end,
  }
  for _, variant in ipairs { { "task", Task }, { "init", Init } } do
    local window, scroll = open(ForEach { 200, id = "s-%d", function() return variant[2] {} end })
    local empty = 0
    window:run(1)
    for _ = 1, 10 do
      scroll:drag { by = 180, duration = 0.5 }
      for _, id in ipairs(scroll.visibleIDs) do
        if not window:node(id).state.diagram then empty = empty + 1 end
      end
    end
    say("%-5s %2d times a step in sight had no diagram yet", variant[1] .. ":", empty)
  end
end

stage "11. A highlight in the row, or around the stack [17:16]"
do
  local Row = View "Step" { state = { isHighlighted = false },
    body = function(self)
      return Item { height = 180 }:onTapGesture(function() self.state.isHighlighted = true end)
    end,
  }
  local Bound = View "Step" { parameters = { "id" }, bindings = { "highlighted" },
    body = function(self)
      return Item { height = 180 }:onTapGesture(function() self.highlighted[self.id] = true end)
    end,
  }
  local model = Observable { highlighted = {} }
  local inRow, scroll = open(ForEach { 200, id = "s-%d", function() return Row {} end })
  local outside, other = open(ForEach { 200, id = "s-%d", function(number)
    return Bound { id = number, highlighted = Binding(model, "highlighted") }
  end })
  inRow:tap("s-3")
  outside:tap("s-3")
  for _, region in ipairs { scroll, other } do
    for _ = 1, 20 do region:drag { by = 250 } end
    region:scrollTo { edge = "top" }
  end
  say("a state of the row: %s; a binding of a set outside: %s",
    inRow:node("s-3").state.isHighlighted and "kept" or "lost",
    model.highlighted[3] and "kept" or "lost")
end

stage "12. Scrolling to the showcase by program [17:58]"
do
  local position = ScrollPosition {}
  local window = Window { width = 390, height = 844,
    ScrollView {
      LazyVStack { pinnedViews = "sectionHeaders", forEachStep(StepView), showcase(photos) },
    }:scrollPosition(position),
  }
  withAnimation(function() position:scrollTo { id = "showcase-header", anchor = "top" } end)
  window:settle()
  local targets, first, last = 0, nil, nil
  for event in window.trace:events { kind = "target" } do
    if event.offset ~= last then targets = targets + 1 end
    first, last = first or event.offset, event.offset
  end
  say("the target was estimated at %.0f first and at %.0f in the end, with %d values on the way",
    first, last, targets)
  say("the header stands at %.0f", window:node("showcase-header").frame.y)
end

stage "13. A second layout pass, or a layout of one's own [19:16]"
do
  local function subtitle(number) return 20 + 20 * math.floor(lab.noise(number, 0, 3)) end
  local Measuring = View "Step" { parameters = { "number" }, state = { subtitle = 0 },
    body = function(self)
      return VStack { spacing = 0,
        Item { height = 180 - self.state.subtitle },
        Item { height = subtitle(self.number) }:onGeometryChange {
          of = function(geometry) return geometry.size.height end,
          function(height) self.state.subtitle = height end,
        },
      }
    end,
  }
  local StepLayout = Layout "StepLayout" {
    sizeThatFits = function(_, proposal) return proposal.width or 0, 180 end,
    placeSubviews = function(_, bounds, _, subviews)
      local height = subviews[2]:sizeThatFits { width = bounds.width }.height
      subviews[1]:place { x = bounds.x, y = bounds.y, width = bounds.width, height = 180 - height }
      subviews[2]:place { x = bounds.x, y = bounds.maxY - height, width = bounds.width }
    end,
  }
  local Laid = View "Step" { parameters = { "number" },
    body = function(self)
      return StepLayout { Color "gray", Item { height = subtitle(self.number) } }
    end,
  }
  for _, variant in ipairs { { "onGeometryChange", Measuring }, { "Layout", Laid } } do
    local window, scroll = open(ForEach { 200, id = "s-%d", function(number)
      return variant[2] { number = number }
    end })
    scroll:scrollTo { id = "s-101", anchor = "bottom" }
    say("%-17s %.1f bodies a step, %d moves, %.0f points beside the target", variant[1] .. ":",
      window.metrics.byView.Step.bodies / window.metrics.byView.Step.inits, window.metrics.moves,
      window.metrics.landingError)
  end
end
