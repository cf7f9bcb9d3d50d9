internal import LazyReports
internal import Lua

enum HelpBinding {
  static let registrations: [Registration] = [
    .function(
      "help",
      taking: [
        .position(
          "name",
          as: .name,
          summary: "A name of the vocabulary: `LazyVStack`, `Window.step`."
        )
      ],
      gives: .string,
      summary: "What is known about a name, as text."
    ) { call, reader in
      let name = try call.text(at: 0)
      let session = try reader.session
      try session.plugins.loadHolders(of: name)
      let help = Help(registry: session.registry, columns: session.hooks.columns?())
      let text = help.text(for: name) ?? help.unknown(name)
      return call.push(text.wrapped(to: help.columns))
    }
  ]
}
