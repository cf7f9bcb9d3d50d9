internal import Lua

extension ExtensionPoint {
  /// Prefetch policies made with `PrefetchPolicy "Name" { … }`.
  static let prefetchPolicies = ExtensionPoint(
    key: "prefetchPolicies",
    word: "prefetchPolicy",
    summary: "Decides how far ahead rows are prepared while something scrolls.",
    reach: .global,
    fallback: "0.75 of what is visible stands in",
    read: defined(PrefetchPolicyDefinition.self, form: "a policy that PrefetchPolicy made"),
    template: PluginTemplate(
      code: """
        -- The faster the scroll, the further ahead this prepares: rows that come into sight within
        -- `seconds`.
        local NAME = PrefetchPolicy "NAME" {
          parameters = { seconds = 0.25 },
          reach = function(self, situation)
            local distance = math.abs(situation.velocity) * self.seconds
            return math.min(distance, 2 * situation.visibleLength)
          end,
        }

        return { prefetchPolicies = { NAME } }
        """,
      test: """
        local function prepared(duration)
          local window = Window { width = 390, height = 800, prefetchPolicy = NAME,
            ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 50 } } } }
          window:scrollView():drag { by = 600, duration = duration }
          return window.metrics.prefetches
        end
        lab.expect(prepared(0.2) > prepared(4), "a fast scroll prepares more than a slow one")
        """,
      entries: [
        "rows = ForEach { 500, height = 30 }",
        "w = Window { width = 300, height = 400, prefetchPolicy = NAME, "
          + "ScrollView { LazyVStack { rows } } }",
        "w:scrollView():drag { by = 600, duration = 0.5 }",
        "w.metrics.prefetches",
      ]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        -- Scrolls there and back through rows that cost something.
        local function scroll(policy, axes)
          local stack = axes == "vertical" and LazyVStack or LazyHStack
          local size = axes == "vertical" and "height" or "width"
          local window = Window { width = 390, height = 600, prefetchPolicy = policy,
            profile = lab.profile { prefetch = policy ~= nil },
            ScrollView { axes = axes, stack { spacing = 4, ForEach { 2000, id = "row-%d",
              function(index)
                return Item { [size] = 40 + index % 5 * 12 }
                  :cost { body = 3, layout = 2, render = 1 }
              end } } } }
          local feed, places = window:scrollView(), {}
          for _, distance in ipairs { 300, 3000, -900, 40, 9000, -12000 } do
            feed:drag { by = distance, duration = 0.5 }
            window:check()
            places[#places + 1] = table.concat({ feed.contentOffset.x, feed.contentOffset.y }, " ")
            for _, id in ipairs(feed.visibleIDs) do
              local frame = window:node(id).frame
              places[#places + 1] = id .. " " .. frame.x .. " " .. frame.y
            end
          end
          return places, window
        end
        for _, axes in ipairs { "vertical", "horizontal" } do
          local plain, without = scroll(nil, axes)
          local places, with = scroll(subject, axes)
          lab.expectEqual(places, plain, axes .. ": what is prepared changes no place")
          lab.expectEqual(scroll(subject, axes), places, axes .. ": the same places each time")
          print(string.format("%s: %d rows prepared, %d for nothing; %d late frames, %d without",
            axes, with.metrics.prefetches, with.metrics.prefetchDiscards, with.metrics.hitches,
            without.metrics.hitches))
        end
        """
    )
  )
}
