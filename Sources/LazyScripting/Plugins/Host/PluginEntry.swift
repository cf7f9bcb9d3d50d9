internal import Lua

/// The door between the host and the functions of plugins: everything that Swift calls in a
/// plugin's file runs within limits of its own.
///
/// Functions that a plugin hands to the vocabulary, such as those of `:onAppear`, are known by the
/// chunk that they were written in.
final class PluginEntry: LuaEntryGate {
  private let state: LuaState
  /// The plugins by the names that their chunks have in messages.
  private var chunks: [String: String] = [:]
  /// Whether the next function that is called runs within limits that were set for it.
  private var isAdmitted = false

  init(_ state: LuaState) { self.state = state }

  /// Takes note of a chunk that belongs to a plugin.
  func note(chunk: String, of plugin: String) {
    chunks[Self.shown(chunk)] = plugin
    state.entryGate = self
  }

  /// Runs a body that calls one function of a plugin, within an allowance.
  func run<Value>(
    within allowance: PluginAllowance,
    _ body: () throws -> Value
  ) throws -> Value {
    let outer = isAdmitted
    defer { isAdmitted = outer }
    return try state.withLimits(allowance.limits(holding: state.memoryInUse)) {
      isAdmitted = true
      return try body()
    }
  }

  func limits(of chunk: String) -> LuaLimits? {
    guard chunks[chunk] != nil else { return nil }
    guard !isAdmitted else {
      isAdmitted = false
      return nil
    }
    return PluginAllowance.callback.limits(holding: state.memoryInUse)
  }

  func failure(_ limit: LuaLimit, of chunk: String) -> any Error {
    PluginFailure(
      luaMessage: "plugin \(chunks[chunk] ?? chunk): a callback reached the \(limit)"
    )
  }

  /// How many bytes of a chunk's name Lua shows.
  private static let longest = 59

  /// A chunk's name as Lua shows it: the end of a path that is too long.
  private static func shown(_ chunk: String) -> String {
    let bytes = Array(chunk.utf8)
    guard bytes.count > longest else { return chunk }
    return "..." + String(decoding: bytes.suffix(longest - 3), as: UTF8.self)
  }
}
