extension NameExamples {
  /// The examples of other globals, of functions and of methods.
  static let objects = """
    View
      Card = View "Card" { body = function(self) return Item { height = 120 } end }
    Layout
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          for index = 1, #subviews do subviews[index]:place { y = 20 * index } end
        end }
      Pile { Text "Crane", Text "Paper" }
    LazyLayout
      Slabs = LazyLayout "Slabs" {
        begin = function(self, bounds) return { y = 0, width = bounds.width } end,
        place = function(self, cursor, subviews)
          subviews[1]:place { y = cursor.y, width = cursor.width, height = 50 }
          cursor.y = cursor.y + 50
          return cursor.y
        end }
      ScrollView { Slabs { rows } }
    Range
      ForEach { Range(10, 20), function(number) return Text("Page " .. number) end }
    Window
      Window { width = 390, height = 844,
        ScrollView { LazyVStack { ForEach { 1000, height = 50 } } } }
    help
      print(help "LazyVStack")
    wait
      window:play(function(window) scroll:drag { by = 90 } wait(0.5) scroll:drag { by = 90 } end)
    waitUntil
      local function isFar() return scroll.contentOffset.y > 100 end
      window:play(function() print(waitUntil(isFar, 2)) end,
        function() scroll:drag { by = 300, duration = 0.5 } end)
    after
      after(0.5, function() print "half a second later" end)
    TargetBehavior
      Top = TargetBehavior "Top" {
        updateTarget = function(self, target) target.rect.y = 0 end }
      scrollView:scrollTargetBehavior(Top)
    ScrollPosition
      ScrollView { LazyVStack { rows } }:scrollPosition(ScrollPosition { edge = "bottom" })
    withAnimation
      withAnimation(function() scroll:scrollTo { id = "row-50" } end)
    withTransaction
      withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled",
        function() messages:remove(1) end }
    UnitPoint
      scroll:scrollTo { id = "row-50", anchor = UnitPoint { x = 0.5, y = 0.25 } }
    PrefetchPolicy
      Far = PrefetchPolicy "Far" { reach = function() return 2 end }
    HorizontalAlignment
      Edge = HorizontalAlignment { "Edge", fraction = 0.25 }
    VerticalAlignment
      Line = VerticalAlignment { "Line", fraction = 0.75 }
    Observable
      model = Observable { isOpen = false }
    Binding
      isOpen = Binding(model, "isOpen")
    Estimator
      Steady = Estimator "Steady" { estimate = function() return 50 end }
    GridItem.fixed
      LazyVGrid { columns = { GridItem.fixed(80), GridItem.fixed(120) }, rows }
    GridItem.flexible
      LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, rows }
    GridItem.adaptive
      LazyVGrid { columns = { GridItem.adaptive { minimum = 80 } }, rows }
    subviews:id
      Group { subviews = rows, function(subviews)
        print(subviews:id(1))
        return subviews
      end }
    subviews:containerValue
      Group { subviews = rows, function(subviews)
        return subviews:containerValue(1, "kind") == "photo" and subviews[1] or subviews
      end }
    subviews:tag
      Group { subviews = rows, function(subviews)
        print(subviews:tag(1))
        return subviews
      end }
    sections:id
      Group { sections = rows, function(sections)
        print(sections:id(1))
        return sections[1].content
      end }
    layoutSubview:sizeThatFits
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          subviews[2]:place { y = subviews[1]:sizeThatFits {}.height }
        end }
      Pile { Text "Crane", Text "Paper" }
    layoutSubview:dimensions
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          subviews[2]:place { y = subviews[1]:dimensions {}.firstTextBaseline }
        end }
      Pile { Text "Crane", Text "Paper" }
    layoutSubview:place
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          for index = 1, #subviews do subviews[index]:place { y = 20 * index } end
        end }
      Pile { Text "Crane", Text "Paper" }
    lazySubview:sizeThatFits
      Slabs = LazyLayout "Slabs" {
        begin = function(self, bounds) return { y = 0, width = bounds.width } end,
        place = function(self, cursor, subviews)
          local size = subviews[1]:sizeThatFits { width = cursor.width }
          subviews[1]:place { y = cursor.y, width = size.width, height = size.height }
          cursor.y = cursor.y + size.height
          return cursor.y
        end }
      ScrollView { Slabs { rows } }
    lazySubview:place
      Slabs = LazyLayout "Slabs" {
        begin = function(self, bounds) return { y = 0, width = bounds.width } end,
        place = function(self, cursor, subviews)
          subviews[1]:place { y = cursor.y, width = cursor.width, height = 50 }
          cursor.y = cursor.y + 50
          return cursor.y
        end }
      ScrollView { Slabs { rows } }
    window:scrollView
      scroll = window:scrollView()
    window:node
      node = window:node("row-3")
    window:step
      window:step(3)
    window:run
      window:run(0.5)
    window:settle
      window:settle()
    window:resize
      window:resize(844, 390)
    window:rotate
      window:rotate()
    window:update
      window:update(function() model.isOpen = true end)
    window:check
      window:check()
    window:close
      window:close()
    window:draw
      print(window:draw { width = 40, texts = true, bar = true })
    window:still
      local before = window:still()
    still:draw
      print(window:still():draw { as = "svg" })
    still.frame
      print(window:still().frame)
    still.time
      print(window:still().time)
    still.size
      print(window:still().size.width)
    still.boxes
      for _, box in ipairs(window:still().boxes) do print(box.label, box.frame.y) end
    still.waiting
      for _, view in ipairs(window:still().waiting) do print(view.label, view.isRetained) end
    still.thresholds
      print(#window:still().thresholds)
    lab.filmstrip
      local before = window:still()
      scroll:drag { by = 300 }
      print(lab.filmstrip { before, window:still() })
    window:explain
      print(window:explain())
    window:tree
      print(window:tree())
    window:tap
      window:tap("row-3")
    window:reorder
      window:reorder { "row-3", before = "row-1" }
    window:swipe
      window:swipe { "row-3", tap = "Delete" }
    window:setEnvironment
      window:setEnvironment("textSize", 23)
    window:play
      window:play(function(window) window:scrollView():fling { velocity = 2000 } end)
    window:scrolls
      for _, scroll in ipairs(window:scrolls()) do print(scroll) end
    window:series
      print(#window:series { "offset", "body" }.frame)
    window:lint
      print(window:lint())
    scroll:drag
      scroll:drag { by = 300, duration = 0.25 }
    scroll:scrollTo
      scroll:scrollTo { id = "row-50", anchor = "top" }
    scroll:node
      print(scroll:node("row-3").frame)
    scroll:visibleTargets
      print(scroll:visibleTargets(0.5))
    scroll:index
      print(scroll:index("row-3"))
    scroll:fling
      scroll:fling { velocity = 2000 }
    scroll:wheel
      scroll:wheel(12)
    scroll:dragThumb
      scroll:dragThumb { to = 0.5 }
    scroll:tapStatusBar
      scroll:tapStatusBar()
    scroll:stop
      scroll:stop()
    scroll:replay
      scroll:replay { { time = 0, y = 300 }, { time = 0.1, y = 200 }, { time = 0.2, y = 100 } }
    scrollPosition:scrollTo
      position:scrollTo { edge = "bottom", animation = true }
    Animation.default
      withAnimation(Animation.default(), function() scroll:scrollTo { id = "row-50" } end)
    Animation.linear
      scroll:scrollTo { id = "row-50", animation = Animation.linear { duration = 0.2 } }
    Animation.easeIn
      scroll:scrollTo { id = "row-50", animation = Animation.easeIn { duration = 0.2 } }
    Animation.easeOut
      scroll:scrollTo { id = "row-50", animation = Animation.easeOut { duration = 0.2 } }
    Animation.easeInOut
      scroll:scrollTo { id = "row-50", animation = Animation.easeInOut { duration = 0.2 } }
    Animation.timingCurve
      scroll:scrollTo { edge = "top", animation = Animation.timingCurve(0.2, 0.8, 0.2, 1) }
    Animation.spring
      scroll:scrollTo { id = "row-50", animation = Animation.spring { response = 0.3 } }
    Animation.smooth
      scroll:scrollTo { id = "row-50", animation = Animation.smooth() }
    Animation.snappy
      scroll:scrollTo { id = "row-50", animation = Animation.snappy() }
    Animation.bouncy
      scroll:scrollTo { id = "row-50", animation = Animation.bouncy() }
    trace:events
      for event in window.trace:events { kind = "appear", first = 2 } do print(event) end
    trace:write
      window.trace:write "trace.jsonl"
    lab.profile
      Window { width = 390, height = 844, profile = lab.profile { retention = 4 }, rows }
    lab.parameters
      local p = lab.parameters { estimator = "mean", rows = 1000 }
    lab.sweep
      print(lab.sweep { parameters = { estimator = { "mean", "learned" } }, seeds = 30,
        function(p) return makeWindow(p.estimator).metrics end })
    sweepResult:rows
      print(lab.csv(lab.sweep { parameters = { rows = { 100, 1000 } }, experiment }:rows()))
    lab.row
      lab.row { estimator = "mean", corrections = window.metrics.corrections }
    lab.csv
      print(lab.csv(window:series { "offset", "contentSize" }))
    lab.json
      print(lab.json { offset = scroll.contentOffset.y, visible = scroll.visibleIDs })
    comparison:rows
      print(lab.csv(lab.compare { { "lazy", function() return window end } }:rows()))
    lab.test
      lab.test("it rests at the top", function() lab.expectEqual(scroll.contentOffset.y, 0) end)
    lab.snapshot
      lab.snapshot("rows in sight", window:draw())
    lab.expect
      lab.expect(scroll.contentOffset.y == 0, "it rests at the top")
    lab.expectEqual
      lab.expectEqual(scroll.phase, "idle")
    lab.expectNear
      lab.expectNear(scroll.contentOffset.y, 0, 0.5)
    lab.spend
      Item { height = 50 }:onAppear(function() lab.spend(4) end)
    lab.random
      height = lab.random(40, 120)
    lab.stream
      height = lab.stream("heights", 40, 120)
    lab.noise
      ForEach { 100, height = function(index) return lab.noise(index, 40, 120) end }
    lab.repl
      lab.repl { scroll = scroll }
    lab.compare
      lab.compare { { "mean", makeMean }, { "learned", makeLearned },
        seeds = 30, program = function(window) window:scrollView():drag { by = 900 } end }
    lab.data
      messages = lab.data { { id = 1, text = "Hello" } }
    lab.command
      lab.command("sawtooth", "500")
    visualEffect:offset
      Item { height = 50 }:scrollTransition(function(content, phase)
        return content:offset { x = 20 * phase.value }
      end)
    visualEffect:scaleEffect
      Item { height = 50 }:scrollTransition(function(content, phase)
        return content:scaleEffect(phase.isIdentity and 1 or 0.9)
      end)
    visualEffect:rotationEffect
      Item { height = 50 }:scrollTransition(function(content, phase)
        return content:rotationEffect(5 * phase.value)
      end)
    visualEffect:opacity
      Item { height = 50 }:scrollTransition(function(content, phase)
        return content:opacity(phase.isIdentity and 1 or 0.5)
      end)
    reorderDifference:apply
      LazyVStack { rows:reorderable() }:reorderContainer {
        move = function(difference) difference:apply(messages) end }
    Estimators.fixed
      LazyVStack { estimator = Estimators.fixed(50), rows }
    Estimators.lastFew
      LazyVStack { estimator = Estimators.lastFew(5), rows }
    data:insert
      messages:insert(1, { id = "new", height = 60 })
    data:remove
      messages:remove(1)
    data:move
      messages:move(1, 3)
    data:replace
      messages:replace(1, { id = "row-1", height = 90 })
    """
}
