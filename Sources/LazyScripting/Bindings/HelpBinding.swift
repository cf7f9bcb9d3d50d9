internal import Lua

enum HelpBinding {
  static let registrations: [Registration] = [
    .function(
      "help",
      [.position("name", .name, "A name of the vocabulary: `LazyVStack`, `Window.step`.")],
      gives: .string,
      "What is known about a name, as text."
    ) { call, reader in
      let help = Help(registry: try reader.session.registry)
      let name = try call.text(0)
      return call.push(help.text(for: name) ?? help.unknown(name))
    }
  ]
}
