internal import Lua

extension ExtensionPoint {
  /// Target behaviors made with `TargetBehavior "Name" { … }`.
  static let targetBehaviors = ExtensionPoint(
    key: "targetBehaviors",
    word: "targetBehavior",
    summary: "Decides where a scroll ends when a finger lets go.",
    reach: .global,
    fallback: "the scroll ends where it would by itself",
    read: defined(TargetBehaviorDefinition.self, form: "a behavior that TargetBehavior made"),
    template: PluginTemplate(
      code: """
        -- Ends scrolls at whole multiples of `pitch` points.
        local NAME = TargetBehavior "NAME" {
          parameters = { pitch = 100 },
          updateTarget = function(self, target, context)
            target.rect.y = math.floor(target.rect.y / self.pitch + 0.5) * self.pitch
          end,
        }

        return { targetBehaviors = { NAME } }
        """,
      test: """
        local window = Window { width = 300, height = 400,
          ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
            :scrollTargetBehavior(NAME) }
        local feed = window:scrollView()
        feed:fling { velocity = 777 }
        lab.expectEqual(feed.contentOffset.y % 100, 0, "a fling ends at a multiple of 100")
        """,
      entries: [
        "rows = ForEach { 50, height = 30 }",
        "w = Window { width = 300, height = 400, ScrollView { LazyVStack { rows } }"
          + ":scrollTargetBehavior(NAME) }",
        "w:scrollView():fling { velocity = 900 }",
        "w:scrollView().contentOffset.y",
      ]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        -- Flings and drags through rows, and gives where each ends.
        local function scroll(axes)
          local stack = axes == "vertical" and LazyVStack or LazyHStack
          local size = axes == "vertical" and "height" or "width"
          local window = Window { width = 300, height = 300,
            ScrollView { axes = axes, stack { spacing = 4, ForEach { 300, function(index)
              return Item { [size] = 40 + index % 5 * 12 }
            end } } }:scrollTargetBehavior(subject) }
          local feed, ends = window:scrollView(), {}
          local function note(verb)
            window:check()
            local offset, content = feed.contentOffset, feed.contentSize
            local along = axes == "vertical" and offset.y or offset.x
            local most = (axes == "vertical" and content.height or content.width) - 300
            lab.expect(along >= -0.001 and along <= most + 0.001,
              axes .. ": " .. verb .. " ends in the content")
            lab.expectEqual(feed.phase, "idle", axes .. ": " .. verb .. " comes to rest")
            ends[#ends + 1] = along
          end
          for _, velocity in ipairs { 800, 30, -30, 5000, -2500, -100000, 100000 } do
            feed:fling { velocity = velocity }
            note("a fling at " .. velocity)
          end
          for _, distance in ipairs { -130, 45, -5000 } do
            feed:drag { by = distance, duration = 0.1 }
            note("a drag by " .. distance)
          end
          window:resize(260, 340)
          window:settle()
          note("a resize")
          return ends
        end
        for _, axes in ipairs { "vertical", "horizontal" } do
          local ends = scroll(axes)
          lab.expectEqual(scroll(axes), ends, axes .. ": the same scrolls end in the same places")
          print(axes .. ": the first fling ends at " .. string.format("%.4g", ends[1]))
        end
        """
    )
  )
}
