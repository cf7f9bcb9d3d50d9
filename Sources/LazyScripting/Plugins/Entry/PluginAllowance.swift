/// How much a plugin may use each time that the host calls it.
///
/// Instructions are counted instead of time, so that the same plugin stops at the same point
/// everywhere.
enum PluginAllowance {
  /// A function that is called while frames are made.
  case callback
  /// The code of a plugin while it is loaded.
  case loading
  /// A function that Lua calls when an object goes.
  case finalizer
  /// A command, a program or a report, which may make any number of frames.
  case verb

  /// The greatest amount of Lua memory, in bytes.
  var bytes: Int {
    switch self {
    case .callback: 64 << 20
    case .finalizer: 16 << 20
    case .loading: 128 << 20
    case .verb: 256 << 20
    }
  }

  /// The greatest number of Lua instructions; the work of windows counts as well.
  var instructions: Int {
    switch self {
    case .callback: 50_000_000
    case .finalizer: 1_000_000
    case .loading: 200_000_000
    case .verb: 1_000_000_000
    }
  }
}
