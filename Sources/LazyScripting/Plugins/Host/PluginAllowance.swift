internal import Lua

/// What a plugin may use up each time that the host calls it.
///
/// Instructions are counted and not time, so that the same plugin ends at the same point anywhere.
enum PluginAllowance {
  /// A function that is called while frames are made.
  case callback
  /// The code of a plugin, when it is loaded.
  case loading
  /// A command, a program or a report, which may make any number of frames.
  case verb

  /// The limits, given how many bytes Lua holds already.
  func limits(holding memory: Int) -> LuaLimits {
    switch self {
    case .callback: LuaLimits(memory: memory + (64 << 20), instructions: 50_000_000)
    case .loading: LuaLimits(memory: memory + (128 << 20), instructions: 200_000_000)
    case .verb: LuaLimits(memory: memory + (256 << 20), instructions: 2_000_000_000)
    }
  }
}
