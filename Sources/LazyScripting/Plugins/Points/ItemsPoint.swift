internal import LazyStacks
internal import Lua

extension ExtensionPoint {
  private static let itemForm = "items = { notes = function(element, index) return … end }"

  /// Functions that make the views of one element of a `ForEach`.
  static let items = ExtensionPoint(
    key: "items",
    word: "item",
    summary: "Makes the views of one element: ForEach { 1000, Items.notes }.",
    reach: .table("Items"),
    fallback: "a rectangle 44 points high stands in",
    read: functions(
      form: itemForm,
      declaration: { name in
        Declaration(
          kind: .function,
          name: name,
          owner: "Items",
          parameters: [
            .position("element", as: .any, summary: "The element of the data, or its number."),
            .position(
              "index",
              as: .integer(atLeast: 1),
              required: false,
              summary: "The element's number."
            ),
          ],
          result: .view,
          summary: "The content of a ForEach."
        )
      },
      adopt: { function, _, contribution in try generator(calling: function, for: contribution) }
    ),
    template: PluginTemplate(
      code: """
        -- Rows of notes. The same index gives the same row, in whatever order rows are asked for:
        -- lab.noise depends on the key alone, math.random on what was asked before.
        local function NAME(element, index)
          local number = index or element
          local lines = math.floor(lab.noise("NAME-" .. number, 1, 5))
          return VStack { alignment = "leading", spacing = 4,
            Text("Note " .. number),
            Item { height = lines * 17 },
          }
        end

        return { items = { NAME = NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          ScrollView { LazyVStack { ForEach { 1000, id = "row-%d", Items.NAME } } } }
        local height = window:node("row-1").frame.height
        window:scrollView():scrollTo { id = "row-500", anchor = "top" }
        window:scrollView():scrollTo { edge = "top" }
        lab.expectEqual(window:node("row-1").frame.height, height, "a row is the same again")
        """,
      entries: [
        "rows = ForEach { 50, Items.NAME }", PluginTemplate.window,
        ".view",
      ]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        local function look(index)
          local window = Window { width = 300, height = 400,
            ScrollView { VStack { Group { subject(index, index) } } } }
          window:check()
          return window:tree() .. "\\n" .. window:draw()
        end
        local upward, downward = {}, {}
        for index = 1, 20 do upward[index] = look(index) end
        for index = 20, 1, -1 do downward[index] = look(index) end
        for index = 1, 20 do
          lab.expect(upward[index] == downward[index],
            "item " .. index .. " is the same, in whatever order items are made")
        end
        local window = Window { width = 300, height = 400,
          ScrollView { LazyVStack { ForEach { 200, id = "row-%d", subject } } } }
        window:scrollView():scrollTo { id = "row-150", anchor = "top" }
        window:check()
        """
    )
  )

  /// The function that scripts get; it makes a rectangle if the plugin fails.
  private static func generator(
    calling function: LuaFunction,
    for contribution: PluginContribution
  ) throws -> LuaValue {
    let reference = contribution.reference
    let session = try reference.get()
    return .function(
      try session.state.makeFunction(named: contribution.title) { call in
        let session = try reference.get()
        let arguments = try (0..<call.count).map { try call.value(at: $0) }
        let made: [KeptValue]? = try contribution.enter(.callback, orElse: nil) {
          try Mistake.placed("the function\(function.place)") {
            try views(from: function.call(arguments), in: session)
          }
        }
        guard let made else { return try session.views.push(.standIn, onto: call) }
        for view in made { view.push(onto: call) }
        return made.isEmpty ? .none : .pushed
      }
    )
  }

  /// The views of a generator's results, after checking that these are views and holes.
  private static func views(from results: [LuaValue], in session: LabSession) throws -> [KeptValue]
  {
    guard results.contains(where: \.isTruthy) else { throw Mistake("it gave nil, not a view") }
    return try results.map { result in
      if !result.isTruthy { return KeptValue(result, types: session.types) }
      guard case .object(let handle) = result,
        try session.types[ViewValue.self].object(of: handle) != nil
      else { throw Mistake("it gave \(Literal.of(result, in: session.state)), not a view") }
      return KeptValue(result, types: session.types)
    }
  }
}
