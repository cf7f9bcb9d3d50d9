extension Reference {
  /// Guides that span several names: addresses, updates, custom views.
  static let guides = """
    ## Addresses

    An id is found as it is printed, by `window:node`, `window:scrollView`, `scroll:node`,
    `scroll:index`, `scroll:scrollTo`, `window:tap` and `ids:contains`: `"A/2"` is `{ "A", 2 }`. A
    path leads into elements, also through lazy stacks within one another, as does
    `{ "shelf-3", "card-7" }`. A subview without an id has its place, such as `@2/header`. Where
    several views have an id, the id of an element of the outermost lazy stack is that of this
    element; of others, and where several scroll views have such an element, the first in sight is
    meant, and the diagnostic `ambiguousID` says so. A view in an element that is not loaded is
    `absent`, and so is one that went; `scrollTo` loads the element and goes to the view. `Item` is
    lazylab's own: SwiftUI has no view that is only a size.

    ## What is evaluated again

    `window:update(f)` says that data changed. In the frame that follows

    - a Window's content is evaluated again if it is a function, and the ids of arrays are read
      again and compared, so that elements come, go and move;
    - the content functions of the elements in sight run again, those of others when they come
      back, as in SwiftUI when the view around a `ForEach` is evaluated: what they read beside their
      element, such as `expanded[row.id]`, and nested fields may have changed. The metric `contents`
      counts these calls;
    - the views that they give are compared with those that live: by constructor and place, then by
      value. The body of a view of one's own runs only where its parameters changed: numbers,
      strings and booleans by value, plain tables field by field one level deep, everything else by
      identity.

    State, environment, bindings and Observables need no update: a body that reads one is evaluated
    again when that is written, and nothing else is. What is in a row off screen waits until the row
    comes back. What a content function reads counts for its row alone. What is read outside of
    bodies and of the content functions of rows has no reader, such as the array that a `ForEach` in
    the content of a Window gets: read it in the body of a View, or follow changes with
    `window:update`.

    `lab.data { … }` tells each edit by itself and needs no update: only what an edit concerns is
    evaluated.

    ## A view of one's own

    ```lua
    local Step = View "Step" {
      parameters = { "step", "note?", size = 17 },
      body = function(self)
        return VStack { alignment = "leading", spacing = 4,
          Text { self.step.title, size = self.size },
          self.note and Text { self.note, size = 13 },
          self.content,
        }
      end,
    }

    local steps = { { id = 1, title = "Fold" }, { id = 2, title = "Turn" } }
    local window = Window { width = 390, height = 844,
      ScrollView { LazyVStack { spacing = 12,
        ForEach { steps, function(step)
          return Step { step = step, note = step.id == 1 and "carefully" or nil, Divider() }
        end },
      } },
    }
    print(window:node(1).frame.height, window.metrics.byView.Step.bodies)
    ```

    A string at a position of `parameters` must be given unless it ends in `?`; `size = 17` has a
    default. `self.content` has the children that were passed by position.

    What is defined under a name (`View`, `Layout`, `LazyLayout`, `Estimator` …) is also a global of
    that name, unless the script or the vocabulary has one already; the last definition counts. That
    of a plugin is a global in its own files alone, and that of a module none at all.

    ## A layout of one's own

    ```lua
    local Staircase = Layout "Staircase" {
      parameters = { step = 20 },
      sizeThatFits = function(self, proposal, subviews)
        local width, height = 0, 0
        for i, subview in ipairs(subviews) do
          local size = subview:sizeThatFits(proposal)
          width = math.max(width, (i - 1) * self.step + size.width)
          height = height + size.height
        end
        return width, height
      end,
      placeSubviews = function(self, bounds, proposal, subviews)
        local y = bounds.y
        for i, subview in ipairs(subviews) do
          local size = subview:sizeThatFits(proposal)
          subview:place { x = bounds.x + (i - 1) * self.step, y = y,
            width = size.width, height = size.height }
          y = y + size.height
        end
      end,
    }
    local stairs = Window { width = 200, height = 200,
      Staircase { step = 30, Text("one"):id(1), Text("two"):id(2) } }
    print(stairs:node(2).frame.x - stairs:node(1).frame.x)
    ```

    A `Layout` is eager, as in SwiftUI. A `LazyLayout` places a few subviews at a time, as they come
    into sight; `Examples/layouts` has one for each of many arrangements.

    ## State, models, environment

    ```lua
    local model = Observable { titles = { "Fold", "Turn" } }
    local Row = View "Row" {
      parameters = { "title" }, bindings = { "selected" },
      state = { isOpen = false }, environment = { detail = 1 },
      body = function(self)
        return Item { height = self.state.isOpen and 200 or 40 * self.environment.detail }
          :onTapGesture(function()
            self.state.isOpen, self.selected = true, self.title
          end)
      end,
    }
    local Feed = View "Feed" {
      state = { selected = "" },
      body = function(self)
        return LazyVStack { ForEach { model.titles, id = "self", function(title)
          return Row { title = title, selected = self.binding.selected }
        end } }
      end,
    }
    local window = Window { width = 390, height = 400, ScrollView { Feed {} } }
    window:tap("Fold")
    table.insert(model.titles, "Press")
    window:setEnvironment("detail", 2)
    lab.expectEqual(window:node("Fold").state.isOpen, true)
    ```

    `self.state` is a *ViewState*: each node has states of its own, which begin with what `state`
    says, tables copied, and end with the node. `self.binding` is a *ViewBindings*, from which
    `self.binding.name` is a *Binding* of a state, to be passed on; its `wrappedValue` can be read
    and assigned. `self.environment` is a *ViewEnvironment*. A table in a state or in an
    `Observable` reads as an *ObservedTable*: assignment, `table.insert`, `table.sort`, `#`, `pairs`
    and `ipairs` work as on any table, and are tracked; `next`, `rawget` and `rawset` do not work on
    it. Such a table is part of the value of its property, as a struct in Swift is: a change in it
    evaluates all bodies that read the property, and those that got the table as a parameter and
    read what was written. An `Observable` in an `Observable` is an object of its own, and
    `Observable(fields, "fields")` tracks each field of each table by itself. A table whose
    metatable has only `__index`, `__name` and `__tostring` is such a table, too; one with operators
    and the like reads as itself and is not tracked. A body that writes a state is an error.

    `:task` runs a function as a coroutine that may `wait`; it is closed when its view disappears.
    In one update all views appear first, then tasks start, then views disappear.

    ## Programs side by side

    ```lua
    local window = Window { width = 390, height = 844,
      ScrollView { LazyVStack { ForEach { 1000, id = "row-%d", height = 60 } } } }
    local feed = window:scrollView()
    window:play(function(window)
      feed:fling { velocity = 3000 }
      local frames, reason = feed:scrollTo { id = "row-900", anchor = "top", animation = true }
      lab.expectEqual(reason, "interrupted", "the second program's finger stops it")
    end, function(window)
      wait(0.5)
      window:resize(844, 390)
      waitUntil(function() return feed.phase == "animating" end)
      feed:drag { by = -300, duration = 0.2 }
    end)
    ```

    In the functions that `window:play` runs, what makes frames in the main chunk waits for them
    instead: `drag`, `fling`, `scrollTo`, `stop`, `step`, `run`, `settle`, `resize`, `tap`, `update`
    and `setEnvironment`, besides `wait` and `waitUntil`. Between frames the programs go on in the
    order in which they were handed over. One program alone does what the function would do without
    `play`. Verbs of another window make its frames at once.

    A program that raises an error ends; the others go on, and `play` raises it in the end. Where a
    program does not end, `play` says after `limit` seconds what it waits for.
    `window:play(Programs.scan)` runs a plugin's program; in a function of one's own,
    `Programs.scan(window)` waits as a verb does. `lab.compare` takes a program that calls
    `window:play`, and a recorded session repeats it like every entry.

    ## What functions give

    Most results are described by their own sections below. Besides them there are

    - a *Comparison*, from `lab.compare`: `result.name` or `result[i]` is what was found of a
      variant, in the order of the variants; `#result` counts them, and `ipairs(result)` goes
      through them. Of a variant, `result.name.bodies` is a metric, a number; only those that were
      compared can be read. With `seeds =` a metric is the mean over them, and the result prints
      as means with their standard deviations, median, least and greatest; `result:rows()` has
      every single one. Otherwise, printed, it is a table with a line for each variant:

    ```lua
    local function rows(Stack)
      return Window { width = 390, height = 400,
        ScrollView { Stack { ForEach { 100, height = 50 } } } }
    end
    local result = lab.compare {
      metrics = { "bodies", "measures" },
      { "eager", function() return rows(VStack) end },
      { "lazy", function() return rows(LazyVStack) end },
    }
    print(result)
    lab.expectEqual(result.eager.bodies, 100)
    lab.expect(result.lazy.bodies < 20)
    ```

    - a list of ids, such as `scroll.visibleIDs`: an array with `ids:contains(id)`;
    - a *HorizontalAlignment* or *VerticalAlignment*: a value for `alignment =`, which has no
      fields;
    - a view: a value whose modifiers are under *Modifiers*;
    - the records of events, such as `event.entries`: plain arrays of plain tables.
    """
}
