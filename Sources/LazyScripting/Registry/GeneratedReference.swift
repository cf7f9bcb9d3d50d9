internal import Lua

/// The files that are generated from the registry of the Lua vocabulary.
public enum GeneratedReference {
  /// The reference in Markdown: `Sources/LuaReference.md`.
  public static var markdown: String { Reference(registry: .builtIn).markdown }

  /// The annotations for the Lua language server: `Examples/types/lazylab.lua`.
  public static var stubs: String { Stubs(registry: .builtIn).lua }
}
