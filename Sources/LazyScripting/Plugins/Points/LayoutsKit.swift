/// What `lazylab plugin check` asks of layouts.
extension ConformanceKit {
  /// It is also called with what the definition says for it: the views, and whether they overlap.
  static let ofLayouts = ConformanceKit(
    ofConstructor: """
      local sample, overlaps = select(3, ...)
      local view = sample or function(i)
        return Item { width = 20 + i * 13 % 60, height = 10 + i * 37 % 70 }
      end
      -- All that is looked at is made of what `sample` gives.
      local isSampled, problem = pcall(function()
        local window = Window { width = 300, height = 400, VStack { ForEach { 1, view } } }
        local count = window.metrics.appears
        if count ~= 1 then error("it gave " .. count .. " views", 0) end
      end)
      lab.expect(isSampled, "sample gives one view for each number"
        .. (isSampled and "" or ": " .. tostring(problem)))
      if not isSampled then return end
      local function rows(count) return ForEach { count, id = "row-%d", view } end
      -- A lazy layout can be mirrored, and goes along the axis of its scroll view.
      local isLazy = pcall(subject, { axis = "vertical", reversed = true })
      -- What is asked of each form: its axis, whether it is wrapped, and whether it is mirrored.
      local forms = { { "alone" }, { "with padding and a title", isWrapped = true } }
      if isLazy then
        forms[3] = { "sideways", axis = "horizontal" }
        forms[4] = { "reversed", reversed = true }
        forms[5] = { "reversed, with padding and a title", reversed = true, isWrapped = true }
        forms[6] = { "reversed and sideways", reversed = true, axis = "horizontal" }
      end
      for _, form in ipairs(forms) do
        local isSideways = form.axis == "horizontal"
        form.along, form.length = isSideways and "x" or "y", isSideways and "width" or "height"
        form.start = isSideways and "leading" or "top"
        form.finish = isSideways and "trailing" or "bottom"
        form.forward = form.reversed and -1 or 1
      end
      local function open(views, form, size)
        local view = subject { reversed = form.reversed, views }
        local axes = form.axis or "vertical"
        local Stack = axes == "vertical" and VStack or HStack
        local scroll = ScrollView { axes = axes,
          form.isWrapped and Stack { Text "title", view:padding(8) } or view }
        size = size or { width = 300, height = 400 }
        local window = Window { width = size.width, height = size.height,
          form.reversed
            and scroll:defaultScrollAnchor { "bottomTrailing", role = "initialOffset" }
            or scroll }
        window:check()
        return window, window:scrollView()
      end
      local function places(window)
        local scroll, found = window:scrollView(), {}
        for _, id in ipairs(scroll.visibleIDs) do found[id] = window:node(id).frame end
        return found
      end
      local function overlap(window)
        if overlaps then return end
        local ids, frames = window:scrollView().visibleIDs, {}
        for i, id in ipairs(ids) do frames[i] = window:node(id).frame end
        for i, a in ipairs(frames) do
          local minX, maxX, minY, maxY = a.minX + 1e-6, a.maxX - 1e-6, a.minY + 1e-6, a.maxY - 1e-6
          for j = i + 1, #frames do
            local b = frames[j]
            if minX < b.maxX and b.minX < maxX and minY < b.maxY and b.minY < maxY then
              return ids[i] .. " lies over " .. ids[j]
            end
          end
        end
      end
      -- Whether two frames are the same but for rounding, once one is moved by an offset.
      local function isSame(a, b, x, y)
        return math.abs(a.x + (x or 0) - b.x) < 1e-6 and math.abs(a.y + (y or 0) - b.y) < 1e-6
          and math.abs(a.width - b.width) < 1e-6 and math.abs(a.height - b.height) < 1e-6
      end
      local isAllMet = true
      local function expect(where, problem, what)
        isAllMet = isAllMet and not problem
        lab.expect(not problem, where .. ": " .. what .. (problem and ": " .. problem or ""))
      end
      -- The invariants hold, its layout comes to rest, and no view lies over another.
      local function look(window, where)
        window:check()
        for event in window.trace:events { kind = "diagnostic", first = window.frame } do
          local isLoop = event.code == "layoutLoop" or event.code == "oscillation"
          lab.expect(not isLoop, where .. ": its layout comes to rest: " .. event.message)
        end
        expect(where, overlap(window), "no view lies over another")
      end
      local function drags(form)
        local window, scroll = open(rows(300), form)
        local first = places(window)
        lab.expect(#scroll.visibleIDs > 0, form[1] .. ": something is in sight")
        for step = 1, 40 do
          scroll:drag { by = (step % 5 == 0 and -170 or 120) * form.forward }
          look(window, form[1])
          if not isAllMet then return end
        end
        for _, id in ipairs { "row-250", "row-3", "row-170" } do
          scroll:scrollTo { id = id, anchor = form.start }
          look(window, form[1])
          local offset = scroll.contentOffset[form.along]
          local most = scroll.contentSize[form.length] - scroll.containerSize[form.length]
          local isAtEnd = offset >= most - 1e-6 or offset <= 1e-6
          local place = window:node(id).frame[form.along]
          lab.expect(isAtEnd or math.abs(place) < 1e-6,
            form[1] .. ": " .. id .. " lands where it was asked for")
        end
        scroll:scrollTo { edge = form.reversed and form.finish or form.start }
        for _ = 1, 4 do scroll:drag { by = 300 * form.forward } end
        for _ = 1, 5 do scroll:drag { by = -300 * form.forward } end
        local now, problem = places(window), nil
        for id, frame in pairs(first) do
          if not now[id] then
            problem = problem or id .. " is not in sight"
          elseif not isSame(now[id], frame) then
            problem = problem or string.format("%s is at %s, not at %s", id, now[id], frame)
          end
        end
        expect(form[1], problem, "at the " .. (form.reversed and "end" or "top")
          .. " again everything lies as it did at first")
      end
      -- Once all was measured, and left and entered again, it is as if all were in sight at once.
      local function walk(form)
        local all = { width = 300, height = 400, [form.length] = 200000 }
        local whole = open(rows(60), form, all)
        local window, scroll = open(rows(60), form)
        scroll:scrollTo { id = "row-40", anchor = form.start }
        scroll:drag { by = -150 * form.forward }
        scroll:scrollTo { edge = form.reversed and form.finish or form.start }
        local length = whole:scrollView().contentSize[form.length]
        local steps = math.min(400, math.ceil(length / 150) + 4)
        for _ = 1, steps do scroll:drag { by = 150 * form.forward } end
        for _ = 1, steps do scroll:drag { by = -150 * form.forward } end
        local problem
        for _ = 1, steps do
          local offset = scroll.contentOffset
          for id, frame in pairs(places(window)) do
            local expected = whole:node(id).frame
            if not isSame(frame, expected, offset.x, offset.y) then
              problem = problem
                or string.format("%s is at %s, offset %s, not at %s", id, frame, offset, expected)
            end
          end
          scroll:drag { by = 150 * form.forward }
        end
        expect(form[1], problem, "once all is measured it lies as if all were in sight")
        lab.expect(math.abs(scroll.contentSize[form.length] - length) < 1e-6,
          form[1] .. ": once all is measured it is as long as if all were in sight")
      end
      -- What is in sight holds still where views out of sight go, and others are found after.
      local function edits(form)
        local data = lab.data(Range(1, 300))
        local window, scroll = open(ForEach { data, id = "self", view }, form)
        scroll:scrollTo { id = 150, anchor = form.start }
        for step = 1, 8 do
          scroll:drag { by = step % 2 == 0 and -220 or 130 }
          local ids = scroll.visibleIDs
          local id = ids[form.reversed and #ids or 1]
          if not id then
            return lab.expect(false, form[1] .. ": something is in sight after an edit")
          end
          local before = window:node(id).frame
          data:remove(step % 3 == 0 and #data or 1)
          window:step()
          look(window, form[1])
          local now = window:node(id).frame
          local edge = form.reversed and "max" or "min"
          edge = edge .. form.along:upper()
          lab.expect(now and math.abs(now[edge] - before[edge]) < 1e-6,
            form[1] .. ": " .. id .. " holds still where a view out of sight goes")
        end
        window:resize(250, 330)
        look(window, form[1])
        scroll:drag { by = 90 }
        look(window, form[1])
      end
      for _, form in ipairs(forms) do drags(form) end
      -- A layout that already lies otherwise than it should is asked no more of this.
      if isLazy and isAllMet then
        for _, form in ipairs(forms) do
          walk(form)
          edits(form)
        end
      end
      if not isLazy then return end
      -- Mirrored, each view is as far from the end as it is from the start otherwise.
      local function whole(reversed)
        local window = Window { width = 300, height = 200000,
          ScrollView { subject { reversed = reversed, rows(40) } } }
        return window, window:scrollView().contentSize.height
      end
      local plain, height = whole(false)
      local mirrored, other = whole(true)
      lab.expect(math.abs(height - other) < 1e-6, "it is as long when it is reversed")
      for i = 1, 40 do
        local one, two = plain:node("row-" .. i).frame, mirrored:node("row-" .. i).frame
        lab.expect(not one or not two or math.abs(one.y + two.maxY - height) < 1e-6,
          "row-" .. i .. " is as far from the end when it is reversed")
      end
      -- A frame costs what is in sight, however much there is.
      local function bodies(count, form)
        local window, scroll = open(rows(count), form)
        for _ = 1, 10 do scroll:drag { by = 100 * form.forward } end
        return window.metrics.bodies
      end
      for _, form in ipairs { forms[1], forms[4] } do
        local few = bodies(1000, form)
        for _, count in ipairs { 10000, 100000, 1000000 } do
          local many = bodies(count, form)
          lab.expect(many <= few * 2, form[1]
            .. ": what is evaluated does not depend on how many there are")
          if many > few * 2 then return end
          if count == 1000000 and form == forms[1] then
            print(string.format("of 1,000 views it evaluates %d, of 1,000,000 %d", few, many))
          end
        end
      end
      """
  )
}
