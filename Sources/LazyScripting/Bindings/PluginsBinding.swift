internal import Lua

/// Binds what commands of plugins receive, and how scripts run them.
enum PluginsBinding {
  static let registrations: [Registration] = [
    .field(
      "window",
      of: "Session",
      on: CommandSession.self,
      gives: .object("Window"),
      summary:
        "The window that a command returned last; without one, the open window that was used last; "
        + "nil if there is none."
    ) { _, call, session in
      guard let window = session.plugins.window ?? session.made.handleOfLastUsed else {
        return call.push()
      }
      return call.push(window, as: try session.types[WindowHandle.self])
    },
    Registration.function(
      "command",
      in: "lab",
      taking: [.position("name", as: .name, summary: "The command of a plugin.")],
      gives: .any,
      summary:
        "Runs a command of a plugin with the words that follow, each a string, and gives what it "
        + "returns."
    ) { call, reader in
      let session = try reader.session
      let name = try call.text(at: 0)
      let words = try (1..<max(1, call.count)).map { try call.text(at: $0) }
      guard let (entry, value) = try session.plugins.contribution(name, in: .command) else {
        throw Mistake.unknown(
          "no plugin has a command \(Literal.name(name))",
          name: name,
          among: session.plugins.claimed(in: .command).map(\.name),
          listed: "there are"
        )
      }
      for result in try session.plugins.perform(entry, value: value, with: words, finish: { $0 }) {
        call.push(result)
      }
      return .pushed
    }.taking(.strings),
  ]

  /// The tables in which scripts find what plugins add.
  static let terms: [Term] = [
    Term(
      name: "NAME",
      owner: "Items",
      form: "ForEach { 1000, Items.NAME }",
      summary: "The content of a `ForEach` that a plugin brought under this name."
    ),
    Term(
      name: "NAME",
      owner: "Programs",
      form: "Programs.NAME(window, options)",
      summary: "A program of scrolls that a plugin brought under this name."
    ),
    Term(
      name: "NAME",
      owner: "Renderers",
      form: "Renderers.NAME(still)",
      summary: "A still as text of a format that a plugin draws, as `window:draw { as = NAME }` "
        + "does."
    ),
    Term(
      name: "NAME",
      owner: "Reporters",
      form: "Reporters.NAME(window)",
      summary: "What happened in a window, as a text that a plugin makes. `lazylab run FILE "
        + "--report NAME` prints it at the end of a script for each window."
    ),
  ]
}
