internal import Lua

/// The door between the host and the functions of plugins: everything in a plugin's file that Swift
/// calls runs within limits of its own.
///
/// Functions that a plugin hands to the vocabulary, such as those of `:onAppear`, are recognized by
/// the chunk in which they were written.
final class PluginEntry: LuaEntryGate {
  private let state: LuaState
  /// The plugins by the names that their chunks have in messages.
  private var chunks: [String: String] = [:]
  private var memory: [String: PluginMemory] = [:]
  /// The functions of plugins that are counted by their places, such as finalizers.
  weak var callbacks: PluginCallbacks?
  /// Whether limits are already set for the next function that is called.
  private var isAdmitted = false

  init(in state: LuaState) { self.state = state }

  /// Notes that a chunk belongs to a plugin.
  func note(chunk: String, of plugin: String) {
    chunks[Self.shown(chunk)] = plugin
    state.entryGate = self
  }

  /// The plugin to which a chunk belongs; nil if it belongs to none.
  func plugin(of chunk: String) -> String? { chunks[chunk] }

  /// Whether any chunk belongs to a plugin.
  var hasChunks: Bool { !chunks.isEmpty }

  /// How much memory a plugin holds, as far as measured, in bytes.
  func memoryHeld(by plugin: String) -> Int { memory[plugin]?.held ?? 0 }

  /// Forgets the memory that a plugin's old code held, because it goes with that code.
  func forgetMemory(of plugin: String) { memory[plugin] = nil }

  /// Runs a body that calls one function of a plugin, within an allowance.
  ///
  /// - Throws: ``Mistake`` with the plugin's own line for an error of the plugin; what stops the
  ///   running script is thrown as it is.
  func run<Value>(
    _ plugin: String,
    within allowance: PluginAllowance,
    body: () throws -> Value
  ) throws -> Value {
    let outer = isAdmitted
    defer { isAdmitted = outer }
    let limits = begin(plugin, within: allowance)
    defer { end(plugin) }
    do {
      return try state.withLimits(limits) {
        isAdmitted = true
        return try body()
      }
    } catch {
      if state.isStopped(by: error) { throw error }
      throw Mistake(
        (error as? LuaError).map { sentence(about: $0, of: plugin, within: allowance) }
          ?? "\(error)"
      )
    }
  }

  func enter(_ chunk: String) -> LuaLimits? {
    guard let plugin = chunks[chunk] else { return nil }
    guard !isAdmitted else {
      isAdmitted = false
      return nil
    }
    return begin(plugin, within: .callback)
  }

  func leave(_ chunk: String) {
    if let plugin = chunks[chunk] { end(plugin) }
  }

  func permit(for finalizer: LuaFinalizer) -> LuaFinalizerPermit {
    guard let contribution = callbacks?.contribution(of: finalizer) else { return .free }
    if contribution.isSetAside { return .refused }
    let allowance = PluginAllowance.finalizer
    var limits = LuaLimits(
      memory: state.memoryInUse + allowance.bytes,
      instructions: allowance.instructions
    )
    limits.sparesClosing = true
    return .limited(limits)
  }

  func noteStop(of finalizer: LuaFinalizer) {
    let allowance = PluginAllowance.finalizer
    callbacks?.contribution(of: finalizer)?.fail(
      "it used more than \(allowance.instructions) instructions or "
        + "\(allowance.bytes >> 20) MiB of memory"
    )
  }

  func failure(_ error: LuaError, of chunk: String) -> LuaError {
    let plugin = chunks[chunk] ?? chunk
    let lead = "plugin \(plugin): "
    switch error {
    case .runtime, .host, .budget:
      let sentence = sentence(about: error, of: plugin, within: .callback)
      let message = sentence.contains(lead) ? sentence : lead + sentence
      return .host(PluginFailure(luaMessage: message), message: message, traceback: error.traceback)
    default: return error
    }
  }

  /// The error message; a memory limit is reported as the plugin's own, not as that of all scripts.
  private func sentence(
    about error: LuaError,
    of plugin: String,
    within allowance: PluginAllowance
  ) -> String {
    guard case .budget(.memory, let traceback) = error else { return error.message }
    let room = memory[plugin, default: PluginMemory()].lastRoom
    let limit = LuaError.budget(.memory(room), traceback: traceback).message
    guard room < allowance.bytes else { return limit }
    return "\(limit); the plugin keeps all else that it may hold"
  }

  private func begin(_ plugin: String, within allowance: PluginAllowance) -> LuaLimits {
    let room = memory[plugin, default: PluginMemory()].begin(
      inUse: state.memoryInUse,
      allowing: allowance.bytes
    )
    let memory = state.memoryInUse + room
    var limits = LuaLimits(memory: memory, instructions: allowance.instructions)
    limits.sparesClosing = true
    return limits
  }

  private func end(_ plugin: String) {
    memory[plugin]?.end { collects in
      // Garbage that the plugin left does not count as held.
      if collects, !state.isStopped { try? state.collectGarbage() }
      return state.memoryInUse
    }
  }

  /// The greatest number of bytes of a chunk's name that Lua shows.
  private static let longest = 59

  /// A chunk's name as Lua shows it: only the end of a path that is too long.
  private static func shown(_ chunk: String) -> String {
    let bytes = Array(chunk.utf8)
    guard bytes.count > longest else { return chunk }
    return "..." + String(decoding: bytes.suffix(longest - 3), as: UTF8.self)
  }
}
