internal import Lua

extension ExtensionPoint {
  private static let commandForm =
    "commands = { zigzag = { help = \"…\", run = function(session, ...) … end } }"

  /// Commands that users type at the REPL and on the command line.
  static let commands = ExtensionPoint(
    key: "commands",
    word: "command",
    summary: "A word that users type: .zigzag at the REPL, lazylab zigzag on the command line.",
    reach: .command,
    fallback: "it is not run any more",
    read: { key, value, session in
      let name = try named(key, form: commandForm)
      guard case .table(let table) = value else {
        let found = Literal.of(value, in: session.state)
        throw Mistake("is written \(commandForm); \(Literal.name(name)) is \(found)")
      }
      for (key, _) in try table.entries() where !["help", "run"].contains(key.text) {
        throw Mistake.unknown(
          "has the command \(name) with a key \(key.text.map(Literal.name) ?? Literal.of(key))",
          name: key.text ?? "",
          among: ["help", "run"],
          listed: "a command has"
        )
      }
      guard case .function(let run) = try table.rawGet("run") else {
        throw Mistake("needs run of the command \(name), a function(session, ...)")
      }
      let said = try table.rawGet("help")
      guard let help = said.text, !help.isEmpty else {
        let found = said == .nil ? "" : ", got \(Literal.of(said, in: session.state))"
        throw Mistake(
          "needs help of the command \(name), which is text: help = \"\(name) [ROWS]: …\"\(found)"
        )
      }
      let declaration = Declaration(kind: .function, name: name, summary: help)
      return ContributionDraft(name: name, declaration: declaration) { _ in .function(run) }
    },
    template: PluginTemplate(
      code: """
        -- Makes a window with some rows, which the session shows from then on.
        local function run(session, rows)
          local count = tonumber(rows or 100)
          if not count then return "NAME [ROWS]: ROWS is a number, got " .. rows end
          return Window { width = 390, height = 844,
            ScrollView { LazyVStack {
              ForEach { math.floor(count), id = "row-%d", height = 44 },
            } } }
        end

        return { commands = {
          NAME = { help = "NAME [ROWS]: makes a window with that many rows.", run = run },
        } }
        """,
      test: """
        local window = lab.command("NAME", "20")
        lab.expectEqual(window:scrollView().count, 20, "it makes as many rows as were asked for")
        lab.expectEqual(lab.command("NAME", "many"), "NAME [ROWS]: ROWS is a number, got many")
        """,
      entries: [".NAME", ".view"]
    ),
    kit: ConformanceKit(
      script: """
        local subject, name = ...
        local result = subject()
        lab.expect(true, "it returns when called without words")
        local kind = type(result) == "userdata" and tostring(result):match("^%S+") or type(result)
        print("without words it returns a " .. kind)
        subject("1")
        lab.expect(true, "it returns with a word")
        """
    )
  )
}
