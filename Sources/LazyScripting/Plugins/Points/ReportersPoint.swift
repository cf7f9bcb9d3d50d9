internal import Lua

extension ExtensionPoint {
  private static let reporterForm = "reporters = { ladder = function(window) … end }"

  /// Functions that describe what happened in a window.
  static let reporters = ExtensionPoint(
    key: "reporters",
    word: "reporter",
    summary:
      "Describes a window as text, and only reads it: Reporters.ladder(window), or lazylab run "
      + "--report ladder.",
    reach: .table("Reporters"),
    fallback: "it is not called any more",
    read: functions(
      form: reporterForm,
      declaration: { name in
        Declaration(
          kind: .function,
          name: name,
          owner: "Reporters",
          parameters: [
            .position(
              "window",
              as: .object("Window"),
              summary: "The window whose trace it describes."
            )
          ],
          result: .string,
          summary: "What happened in a window, as text."
        )
      },
      adopt: { function, declaration, contribution in
        try windowFunction(declaration, for: contribution, describes: true) { arguments in
          .text(try contribution.text(function.call(arguments).first, of: function))
        }
      }
    ),
    template: PluginTemplate(
      code: """
        -- Counts the events of a window by their kind.
        local function NAME(window)
          local counts, kinds = {}, {}
          for event in window.trace:events {} do
            if not counts[event.kind] then kinds[#kinds + 1] = event.kind end
            counts[event.kind] = (counts[event.kind] or 0) + 1
          end
          table.sort(kinds)
          local lines = { "frames: " .. window.frame }
          for _, kind in ipairs(kinds) do lines[#lines + 1] = kind .. ": " .. counts[kind] end
          return table.concat(lines, "\\n")
        end

        return { reporters = { NAME = NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          ScrollView { LazyVStack { ForEach { 100, height = 44 } } } }
        lab.expect(Reporters.NAME(window):find("frames: 1", 1, true), "it counts the frames")
        lab.expect(Reporters.NAME(window):find("appear: ", 1, true), "it counts what appeared")
        """,
      entries: PluginTemplate.plainRows + ["w:scrollView():drag { by = 90 }", "Reporters.NAME(w)"]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        local empty = Window { width = 300, height = 400, EmptyView() }
        lab.expectEqual(type(subject(empty)), "string", "an empty window gives text")
        local full = Window { width = 300, height = 400,
          ScrollView { LazyVStack { ForEach { 300, id = "row-%d", height = 50 } } } }
        for _ = 1, 20 do full:scrollView():drag { by = 300 } end
        local text = subject(full)
        lab.expect(#text > 0, "a window that scrolled gives some text")
        lab.expectEqual(subject(full), text, "the same window gives the same text")
        print("it writes " .. #text .. " bytes of 21 frames")
        """
    )
  )
}
