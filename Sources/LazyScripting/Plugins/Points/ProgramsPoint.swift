internal import LazyStacks
internal import Lua

extension ExtensionPoint {
  private static let programForm = "programs = { scan = function(window, options) … end }"

  /// Functions that scroll a window.
  static let programs = ExtensionPoint(
    key: "programs",
    word: "program",
    summary: "Scrolls a window: Programs.scan(window), or lab.compare's program = Programs.scan.",
    reach: .table("Programs"),
    fallback: "it is not called any more",
    read: functions(
      form: programForm,
      declaration: { name in
        Declaration(
          kind: .function,
          name: name,
          owner: "Programs",
          parameters: [
            .position("window", as: .object("Window"), summary: "The window that it scrolls."),
            .position(
              "options",
              as: .any,
              required: false,
              summary: "What the program makes of it."
            ),
          ],
          result: .any,
          summary: "A program of scrolls and changes."
        )
      },
      adopt: { function, declaration, contribution in
        try windowFunction(declaration, for: contribution, waits: function) { arguments in
          try function.call(arguments).first ?? .nil
        }
      }
    ),
    template: PluginTemplate(
      code: """
        -- Scrolls down in steps, and back to the top.
        local function NAME(window, options)
          local steps = options and options.steps or 5
          local feed = window:scrollView()
          for _ = 1, steps do
            feed:drag { by = 600, duration = 0.2 }
            window:settle()
          end
          feed:scrollTo { edge = "top" }
          window:settle()
        end

        return { programs = { NAME = NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          ScrollView { LazyVStack { ForEach { 200, id = "row-%d", height = 60 } } } }
        Programs.NAME(window, { steps = 2 })
        lab.expectEqual(window:scrollView().contentOffset.y, 0, "it ends at the top")
        lab.expect(window.frame > 10, "it moved")
        """,
      entries: PluginTemplate.plainRows + ["Programs.NAME(w)", ".why"]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        local function window(count)
          return Window { width = 300, height = 400,
            ScrollView { LazyVStack { ForEach { count, id = "row-%d", height = 50 } } } }
        end
        local full = window(500)
        subject(full)
        print("it makes " .. full.frame .. " frames of a window with 500 rows")
        full:settle()
        full:check()
        lab.expect(full.frame < 100000, "it ends before 100000 frames")
        local again = window(500)
        subject(again)
        again:settle()
        lab.expectEqual(again.frame, full.frame, "it takes as many frames each time")
        local small = window(1)
        subject(small)
        small:check()
        lab.expect(true, "it ends in a window with one row")
        """
    )
  )

  /// Makes a function of a window that scripts call and that calls the plugin.
  ///
  /// - Parameters:
  ///   - declaration: What its arguments must be.
  ///   - contribution: The contribution that is called.
  ///   - program: What runs in place of a program of `window:play` that calls the function, and
  ///     waits as that program does; nil for functions that make no frames.
  ///   - describes: Whether the function may only read the window.
  ///   - body: Calls the plugin, checks the result and returns it.
  /// - Returns: The function.
  /// - Throws: ``LuaError`` if there is not enough memory.
  static func windowFunction(
    _ declaration: Declaration,
    for contribution: PluginContribution,
    waits program: LuaFunction? = nil,
    describes: Bool = false,
    body: @escaping ([LuaValue]) throws -> LuaValue
  ) throws -> LuaValue {
    let session = try contribution.reference.get()
    let reader = ArgumentReader(declaration, in: contribution.reference)
    return .function(
      try session.state.makeFunction(named: declaration.name) { call in
        try ArgumentCheck(by: reader).check(call)
        let session = try reader.session
        let types = session.types
        let arguments = try declaration.positions.indices.map { try call.value(at: $0) }
        if let program, try play(program, with: arguments, for: contribution, in: call, by: reader)
        {
          return .yield
        }
        let window = try call.object(at: 0, as: types[WindowHandle.self]).window
        let result = try contribution.enter(.verb) {
          let answer =
            try describes
            ? session.interpreter.drawingAnew { try window.describing { try body(arguments) } }
            : body(arguments)
          return KeptValue(answer, types: types)
        }
        result.push(onto: call)
        return .pushed
      }
    )
  }

  /// Runs a function in place of the program of `window:play` that calls it.
  ///
  /// - Returns: Whether there is such a program, which now waits for the function.
  private static func play(
    _ function: LuaFunction,
    with arguments: [LuaValue],
    for contribution: PluginContribution,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Bool {
    let session = try reader.session
    let window = try call.object(at: 0, as: session.types[WindowHandle.self]).window
    let name = reader.title
    guard let caller = try session.programs.program(of: window, calling: name, in: call) else {
      return false
    }
    let program = try ScriptProgram(
      function,
      as: "\(contribution.title) of the plugin \(contribution.plugin)",
      scrolling: window,
      of: session,
      entry: { stretch in try contribution.enter(.verb, body: stretch) }
    )
    program.arguments = arguments
    caller.wait(for: .program(program), in: name, at: call.location())
    return true
  }
}
