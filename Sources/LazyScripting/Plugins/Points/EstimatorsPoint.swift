internal import Lua

extension ExtensionPoint {
  /// Estimators made with `Estimator "Name" { … }`.
  static let estimators = ExtensionPoint(
    key: "estimators",
    word: "estimator",
    summary: "Guesses the length of subviews that were not measured.",
    reach: .global,
    fallback: "the mean stands in",
    read: defined(ScriptedDefinition.self, form: "an estimator that Estimator made"),
    template: PluginTemplate(
      code: """
        -- Follows the lengths that are seen, by at most `step` points a row, so that one long row
        -- changes little.
        local NAME = Estimator "NAME" {
          parameters = { step = 2 },
          begin = function(self) return {} end,
          learn = function(self, memory, length)
            local guess = memory.guess or length
            memory.guess = guess + math.max(-self.step, math.min(self.step, length - guess))
          end,
          estimate = function(self, memory) return memory.guess end,
        }

        return { estimators = { NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844, estimator = NAME,
          ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 44 } } } }
        local height = window:scrollView().contentSize.height
        lab.expectEqual(height, 4400, "equal rows are guessed right")
        """,
      entries: [
        "rows = ForEach { 50, height = 30 }",
        "w = Window { width = 300, height = 400, estimator = NAME, "
          + "ScrollView { LazyVStack { rows } } }",
        ".view truth",
      ]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        -- Scrolls through rows and gives every content length on the way.
        local function scroll(count, height, estimator)
          local window = Window { width = 300, height = 400, estimator = estimator,
            ScrollView { LazyVStack { spacing = 0, ForEach { count, height = height } } } }
          local feed, lengths = window:scrollView(), {}
          for step = 1, 30 do
            feed:drag { by = 380 }
            lengths[step] = feed.contentSize.height
          end
          window:check()
          return lengths, window
        end
        local function uneven(index) return 20 + index * 37 % 50 end
        local scenes = {
          { "equal rows", function() return 44 end },
          { "uneven rows", uneven },
          { "rows without a length", function(index) return index % 2 * 30 end },
          { "one long row", function(index) return index == 40 and 3000 or 30 end },
        }
        for _, scene in ipairs(scenes) do
          local title, height = scene[1], scene[2]
          local truth = 0
          for index = 1, 400 do truth = truth + height(index) end
          local lengths = scroll(400, height, subject)
          local worst = 0
          for _, length in ipairs(lengths) do
            worst = math.max(worst, math.abs(length - truth) / truth)
          end
          print(string.format("%s: the content length is off by at most %.0f %%",
            title, worst * 100))
          lab.expect(worst < 10, title .. ": the content length is not ten times the true one")
          lab.expectEqual(scroll(400, height, subject), lengths,
            title .. ": the same lengths give the same estimates")
        end
        -- Memory must not grow with every row that is learned.
        local rows = Window { width = 300, height = 400, estimator = subject,
          ScrollView { LazyVStack { spacing = 0, ForEach { 20000, height = 4 } } } }
        local feed = rows:scrollView()
        local function held(steps)
          for _ = 1, steps do feed:drag { by = 400 } end
          collectgarbage()
          collectgarbage()
          return collectgarbage("count")
        end
        local before = held(10)
        local growth = held(30) - before
        lab.expect(growth < 24, string.format("3000 rows take %.0f KB of memory; keep sums, "
          .. "not lists", growth))
        """
    )
  )
}
