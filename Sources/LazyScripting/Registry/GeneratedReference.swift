internal import Lua

/// The files that are generated from the registry of the Lua vocabulary.
public enum GeneratedReference {
  /// The reference in Markdown: `Sources/LuaReference.md`.
  public static var markdown: String { Reference(registry: .builtIn).markdown }

  /// The annotations for the Lua language server: `Examples/types/lazylab.lua`.
  public static var stubs: String { Stubs(registry: .builtIn).lua }
}

extension LabSession {
  /// The reference of the session's names, those of its plugins included.
  public var referencePage: String { Reference(registry: registry).markdown }

  /// The annotations of the session's names, those of its plugins included.
  public var stubs: String { Stubs(registry: registry).lua }

  /// The help for a name of the vocabulary (`LazyVStack`, `Window.step`); nil if there is no such
  /// name.
  ///
  /// The plugin that declares the name is loaded for it.
  public func help(on name: String) -> String? {
    try? state.withLimits(limits) { try plugins.loadHolders(of: name) }
    let help = Help(registry: registry)
    if let text = help.text(for: name) { return text }
    // A variable of the script's own is explained by what it holds.
    let finder = SubjectFinder(session: self)
    guard let value = try? environment.rawGet(name), let type = finder.className(of: value) else {
      return nil
    }
    return help.list(of: type)
  }

  /// The globals of the vocabulary, in alphabetical order.
  public var vocabularyNames: [String] {
    (registry.members(of: nil).map(\.declaration.name) + ["lab"]).sorted()
  }

  /// The names of everything that has help, members and parameters of profiles included, in
  /// alphabetical order.
  public var namesWithHelp: [String] {
    Set(registry.registrations.map(\.declaration.name)).sorted()
  }
}
