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

  /// The bytes of Lua's memory.
  var bytes: Int {
    switch self {
    case .callback: 64 << 20
    case .loading: 128 << 20
    case .verb: 256 << 20
    }
  }

  /// The instructions of Lua's machine; what windows do counts as well.
  var instructions: Int {
    switch self {
    case .callback: 50_000_000
    case .loading: 200_000_000
    case .verb: 1_000_000_000
    }
  }
}
