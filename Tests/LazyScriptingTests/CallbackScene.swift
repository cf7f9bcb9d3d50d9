import LazyTestSupport
import Testing

@testable import LazyScripting

/// A screen in which every callback of the vocabulary runs, and a program that makes all of them
/// run often.
///
/// Each callback records its place before it does anything else. It may raise, sort, start
/// coroutines and leave garbage with finalizers behind.
enum CallbackScene {
  /// The parameters of the vocabulary that are functions, as `ForEach.id`.
  ///
  /// The body of a test is not among them: it runs after the script, whose end its error is.
  static var registered: [String] {
    Registry.builtIn.registrations.map(\.declaration).flatMap { declaration in
      declaration.parameters.filter { $0.kind != .any && $0.kind.takesFunction }
        .map { "\(declaration.title).\($0.name)" }
    }.filter { $0 != "lab.test.body" }
  }

  /// What lazylab calls besides the parameters of the vocabulary.
  static let others = [
    "Window.content", "View.body", "element.__index", "lab.compare.variant",
    "PrefetchPolicy.reach", "TargetBehavior.updateTarget",
  ]

  /// The functions of an estimator that lazylab calls; an error there is a diagnostic, not an error
  /// of the verb.
  static let estimating = ["Estimator.begin", "Estimator.learn", "Estimator.estimate"]

  /// Every place that can raise.
  static var places: [String] { registered + others }

  /// Ways to raise an error; each first prints what it raises.
  static let raises = [
    "string": "raised = 'burnt' error(raised, 0)",
    "number": "raised = 7.5 error(raised)",
    "table": "raised = { 'burnt' } error(raised)",
    "nil": "raised = nil error(nil)",
    "hostile": """
    raised = setmetatable({}, { __tostring = function() error('no text') end,
      __index = function() error('no field') end, __eq = function() error('no equal') end })
    error(raised)
    """,
    "coroutine": "raised = { 'far' } coroutine.wrap(function() pcall(error) error(raised) end)()",
    "closing": """
    raised = { 'last' }
    local one <close> = setmetatable({}, { __close = function() error(raised) end }) error('first')
    """,
  ]

  static let source = """
    counts, armed, nth, raise, raised = {}, nil, 0, nil, nil
    finalized, window, side, panel, failures = 0, nil, nil, nil, {}

    local function work()
      local words = { 'd', 'a', 'c', 'b' }
      table.sort(words, function(a, b) return a < b end)
      local text = ('a b'):gsub('%w', function(w) return w .. w end)
      local thread = coroutine.wrap(function(a) pcall(coroutine.yield, a) return text end)
      thread(words) thread()
      setmetatable({}, { __gc = function() finalized = finalized + 1 end })
    end

    function burn(place)
      counts[place] = (counts[place] or 0) + 1
      if armed == place and counts[place] == nth then raise() end
      if counts[place] % 8 == 1 then work() end
    end

    local Row = View "Row" { parameters = { "index" }, body = function(self)
      burn "View.body"
      return Item { height = function() burn "Item.height" return 40 + self.index % 3 * 10 end }
    end }

    local guess = Estimator "Guess" {
      begin = function() burn "Estimator.begin" return { sum = 0, count = 0 } end,
      learn = function(self, memory, length)
        burn "Estimator.learn"
        memory.sum, memory.count = memory.sum + length, memory.count + 1
      end,
      estimate = function(self, memory)
        burn "Estimator.estimate"
        return memory.sum / memory.count
      end }

    local function content(index)
      burn "ForEach.content"
      return Row { index = index }
        :onAppear(function() burn ":onAppear.action" end)
        :onDisappear(function() burn ":onDisappear.action" end)
        :onScrollVisibilityChange(function() burn ":onScrollVisibilityChange.action" end)
    end

    local element = { __index = function(self, key)
      burn "element.__index"
      return key == "id" and "e" .. rawget(self, "n") or nil
    end }
    local elements = {}
    for i = 1, 3 do elements[i] = setmetatable({ n = i }, element) end

    local ahead = PrefetchPolicy "Ahead" { reach = function(self, situation)
      burn "PrefetchPolicy.reach"
      return situation.visibleLength / 2
    end }

    local ends = TargetBehavior "Ends" { updateTarget = function(self, target)
      burn "TargetBehavior.updateTarget"
      target.rect.y = 0
    end }

    local function makeFeed()
      window = Window { width = 390, height = 300, prefetchPolicy = ahead, function()
        burn "Window.content"
        return ScrollView { LazyVStack { spacing = 0, estimator = guess,
          ForEach { 60, id = function(i) burn "ForEach.id" return i end, content },
          ForEach { elements, function(it) return Item { height = 30 } end },
          ForEach { 40, id = "tail-%d", height = function() burn "ForEach.height" return 50 end },
        } }
          :onScrollTargetVisibilityChange {
            idType = function() burn ":onScrollTargetVisibilityChange.idType" return true end,
            function() burn ":onScrollTargetVisibilityChange.action" end }
          :onScrollGeometryChange {
            of = function(it) burn ":onScrollGeometryChange.of" return it.contentOffset.y end,
            function() burn ":onScrollGeometryChange.action" end }
          :onScrollPhaseChange(function() burn ":onScrollPhaseChange.action" end)
      end }
    end

    local rows = lab.data(Range(1, 20))

    local function makeSide()
      side = Window { width = 300, height = 100, ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 20, id = "side-%d", width = function() burn "ForEach.width" return 50 end },
          ForEach { rows, function(i)
            return Item { width = function() burn "Item.width" return 40 + i end, height = 20 }
          end, id = function(i) burn "ForEach.id" return "edited" .. i end },
          ForEach { 2, id = "last-%d", subviews = function() burn "ForEach.subviews" return 1 end,
            function() return Item { width = 20, height = 5 } end },
        } }:scrollTargetBehavior(function() burn ":scrollTargetBehavior.behavior" end) }
    end

    local model = Observable { level = 1 }
    local level = Binding {
      get = function() burn "Binding.get" return model.level end,
      set = function(it) burn "Binding.set" model.level = it end }
    local Meter = View "Meter" { bindings = { "level" }, body = function(self)
      return Item { width = 10, height = 10 + self.level % 3 }
        :preference("level", self.level)
        :onChange { of = self.level, function() burn ":onChange.action" end }
        :onGeometryChange {
          of = function(it) burn ":onGeometryChange.of" return it.size.height end,
          function() burn ":onGeometryChange.action" end }
        :onTapGesture(function() self.level = self.level + 1 end):id "meter"
    end }
    local function task()
      burn ":task.action"
      for _ = 1, 2 do waitUntil(function() burn "waitUntil.condition" return true end) end
    end

    local function makePanel()
      panel = Window { width = 300, height = 100, VStack { alignment = "leading",
        Button { "press", action = function() burn "Button.action" end }:id "press",
        Item { width = 20, height = 20 }
          :onTapGesture(function() burn ":onTapGesture.action" end):id "touch",
        Item { height = 10 }
          :alignmentGuide("leading", function(it)
            burn ":alignmentGuide.position"
            return it.width / 2
          end),
        Meter { level = level }, Item { height = 1 }:task(task), Item { height = 1 }:task(task),
      }:onPreferenceChange("level", function() burn ":onPreferenceChange.action" end) }
    end

    local function change() burn "window:update.change" elements[#elements + 1] =
      setmetatable({ n = #elements + 1 }, element) end
    local function nested(body)
      return function()
        local ok, problem = coroutine.resume(coroutine.create(function() return body() end))
        if not ok then error(problem, 0) end
      end
    end

    local function compare()
      local function variant(height)
        return function()
          burn "lab.compare.variant"
          return Window { width = 100, height = 100, ScrollView { LazyVStack {
            ForEach { 20, id = "row-%d", height = height } } } }
        end
      end
      local result = lab.compare { { "low", variant(20) }, { "high", variant(40) },
        metrics = { "bodies", "contentSizeError", "landingError" },
        program = function(window)
          burn "lab.compare.program"
          window:scrollView():drag { by = 100 }
        end }
      lab.expect(result.low.bodies > result.high.bodies)
      local sweep = lab.sweep { parameters = { height = { 20, 40 } }, function(p)
        burn "lab.sweep.experiment"
        return variant(p.height)().metrics
      end }
      lab.expect(sweep[1].bodies > sweep[2].bodies)
    end
    local function drawAndDrag()
      local list = Window { width = 100, height = 100, ScrollView { VStack {
        Item { height = 9 }:scrollTransition(function(effect)
          burn ":scrollTransition.configuration"
          return effect
        end):scrollTransition { "animated", function(effect)
          burn ":scrollTransition.transition"
          return effect
        end },
        ForEach { 3, height = 9, id = "drag-%d" }:reorderable { collectionID = "rows" } } }
          :scrollTargetBehavior(ends)
          :refreshable(function() burn ":refreshable.action" end)
          :reorderContainer {
            item = function() burn ":reorderContainer.item" return true end,
            container = function() burn ":reorderContainer.container" return true end,
            move = function() burn ":reorderContainer.move" end } }
      local handed = Window { width = 100, height = 100, ScrollView { LazyVStack {
        ForEach { subviews = ForEach { 3, height = 9 }, function(subview)
          burn "ForEach.elements"
          return subview
        end } } } }
      handed:step()
      local swiped = Window { width = 100, height = 100, ScrollView { VStack {
        Item { height = 9 }:swipeActions { Button { "Delete", action = function() end },
          onPresentationChanged = function() burn ":swipeActions.onPresentationChanged" end }
            :id "swiped" } } }
      swiped:swipe "swiped"
      swiped:swipe { "swiped", tap = "Delete" }
      list:reorder { "drag-1", "end" }
      list:reorder { "drag-2", "end" }
      for _ = 1, 2 do list:scrollView():fling { velocity = 300 } end
      for _ = 1, 2 do list:scrollView():drag(-300) end
    end
    local function measure()
      lab.expect(window.metrics.contentSizeError >= 0)
      lab.expect(side.metrics.contentSizeError >= 0)
    end

    -- After a step that failed the next one must work, so each is made until it does.
    steps = {
      makeFeed, makeSide, makePanel, compare, drawAndDrag,
      function() panel:tap "press" panel:tap "press" end,
      nested(function() panel:tap "touch" panel:tap "touch" end),
      nested(function() panel:tap "meter" panel:tap "meter" panel:tap "meter" end),
      function()
        panel:update(function()
          for _ = 1, 2 do after(0, function() burn "after.action" end) end
        end)
        panel:step(2)
      end,
      function() panel:resize(panel:node("press").frame.width + 200, 100) end,
      function() window:scrollView():drag { by = 500, duration = 0.1 } end,
      function() side:scrollView():drag { by = 200 } side:scrollView():drag { by = 100 } end,
      function()
        for _ = 1, 2 do
          withAnimation(function() burn "withAnimation.animation" end)
          withAnimation("linear", function() burn "withAnimation.change" end)
          withTransaction { function() burn "withTransaction.change" end }
        end
      end,
      nested(function() window:scrollView():drag { by = -400 } end),
      function()
        rows:insert(1, #rows + 100) rows:insert(9, #rows + 100) rows:move(4, 12) rows:remove(3)
        rows:replace(2, #rows + 200)
        side:step()
      end,
      function() window:update(change) end,
      function() window:scrollView():scrollTo { edge = "bottom" } end,
      function() side:scrollView():scrollTo { edge = "trailing" } end,
      function() window:resize(window:node(1).bodies + 400, 300) end,
      nested(function() window:scrollView():scrollTo { id = 30 } end),
      function()
        for _ = 1, 2 do window:play(function() burn "window:play.program" wait(0) end) end
      end,
      function() window:scrollView():scrollTo { id = "e2", anchor = "top" } end,
      nested(function() window:update(change) end),
      measure,
      function() window:scrollView():scrollTo { edge = "top" } end,
    }

    local function check()
      for _, each in ipairs { window or false, side or false, panel or false } do
        if each then
          each:check()
          local last, code
          for event in each.trace:events { first = each.frame } do
            last, code = event.kind, event.kind == "diagnostic" and event.code
          end
          -- What could not be animated is only known once the frame is over.
          lab.expect(last == "frame" or code == "notAnimated")
        end
      end
    end

    -- Makes every step, twice where the first time fails; gives what was raised.
    function play()
      local failures = {}
      for number, step in ipairs(steps) do
        local ok, problem = pcall(step)
        check()
        if not ok then
          failures[#failures + 1] = { step = number, problem = problem }
          step()
          check()
        end
      end
      return failures
    end

    -- The next frames work, whatever happened, and show what they should.
    function recover()
      armed = nil
      if not window then makeFeed() end
      if not side then makeSide() end
      if not panel then makePanel() end
      panel:tap "touch"
      local feed, frame = window:scrollView(), window.frame
      window:update(function() end)
      feed:drag { by = 1 }
      side:step(2)
      check()
      lab.expect(window.frame - frame >= 2)
      feed:scrollTo { edge = "top" }
      lab.expect(#feed.visibleIDs > 4)
      for _, id in ipairs(feed.visibleIDs) do
        lab.expectEqual(window:node(id).frame.height, 40 + id % 3 * 10)
      end
      check()
    end
    """

  /// How often each callback is called if no error occurs; the scene is played for it once.
  static let counted = Result { try calls() }

  private static func calls() throws -> [String: Int] {
    let run = try ScriptRun(source)
    run.again(
      """
      lab.expectEqual(#play(), 0)
      for place, count in pairs(counts) do print(place .. "=" .. count) end
      recover()
      """
    )
    if let error = run.error { throw error }
    #expect(run.session.expectations.failures.isEmpty)
    let pairs = run.printed.split(separator: "\n").map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), Int($0[1]) ?? 0) })
  }
}
