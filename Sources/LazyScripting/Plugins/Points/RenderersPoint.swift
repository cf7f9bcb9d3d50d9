internal import LazyReports
internal import Lua

extension ExtensionPoint {
  private static let rendererForm = "renderers = { outline = function(still) … end }"

  /// Functions that draw a still.
  static let renderers = ExtensionPoint(
    key: "renderers",
    word: "renderer",
    summary:
      "Draws a still as text of any format: window:draw { as = \"outline\" }, lab.filmstrip, or "
      + "Renderers.outline(still).",
    reach: .table("Renderers"),
    fallback: "the still is drawn with letters and lines",
    read: functions(
      form: rendererForm,
      declaration: { name in
        Declaration(
          kind: .function,
          name: name,
          owner: "Renderers",
          parameters: [
            .position("still", as: .object("Still"), summary: "What window:still() gave.")
          ],
          result: .string,
          summary: "A still, drawn as text."
        )
      },
      adopt: stillFunction
    ),
    template: PluginTemplate(
      code: """
        -- Lists what is in sight, a line for each view.
        local function NAME(still)
          local lines = { string.format("%g x %g points", still.size.width, still.size.height) }
          for _, box in ipairs(still.boxes) do
            lines[#lines + 1] = string.format("%g %s", box.visible.y, box.label)
          end
          return table.concat(lines, "\\n")
        end

        return { renderers = { NAME = NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          ScrollView { LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 44 } } } }
        local text = window:draw { as = "NAME" }
        lab.expect(text:find("390 x 844 points", 1, true), "it tells the size")
        lab.expect(text:find("44 row-2", 1, true), "it tells where each view begins")
        """,
      entries: PluginTemplate.plainRows + ["print(w:draw { as = \"NAME\" })"]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        local empty = Window { width = 300, height = 400, EmptyView() }
        lab.expectEqual(type(subject(empty:still())), "string", "an empty window gives text")
        local full = Window { width = 300, height = 400, thresholds = { 0.5 },
          ScrollView { LazyVStack { ForEach { 300, id = "row-%d", height = 50 } } } }
        full:scrollView():drag { by = 320 }
        local still = full:still()
        local text = subject(still)
        lab.expect(#text > 0, "a window with rows gives some text")
        full:scrollView():drag { by = 300 }
        lab.expectEqual(subject(still), text, "the same still gives the same text")
        lab.expectEqual(full:draw { as = name }, subject(full:still()), "window:draw uses it")
        print("it writes " .. #text .. " bytes of " .. #still.boxes .. " views")
        """
    )
  )

  /// Makes the function of a still that scripts call and that calls the plugin; where that fails,
  /// the still is drawn with letters and lines.
  private static func stillFunction(
    _ function: LuaFunction,
    _ declaration: Declaration,
    for contribution: PluginContribution
  ) throws -> LuaValue {
    let reader = ArgumentReader(declaration, in: contribution.reference)
    let state = try contribution.reference.get().state
    return .function(
      try state.makeFunction(named: declaration.name) { call in
        try ArgumentCheck(by: reader).check(call)
        let session = try reader.session
        let value = try call.value(at: 0)
        let still = try call.object(at: 0, as: session.types[StillValue.self]).still
        let drawing = { try still.text(meter: session.work) }
        let text = try contribution.enter(.verb, orElse: drawing()) {
          let result = try session.interpreter.drawingAnew { try function.call([value]).first }
          return try contribution.text(result, of: function)
        }
        return call.push(text)
      }
    )
  }
}
