internal import LazyStacks
internal import Lua

/// Ends a verb of many frames when the script is interrupted, even if no frame runs any Lua, and
/// tells when a frame has ended.
final class FrameWatch {
  /// Receives the window at the end of each frame.
  var onFrame: ((Window) -> Void)?
  /// The window whose frames are watched, once it exists.
  private weak var window: Window?
  private let state: LuaState

  init(in state: LuaState) { self.state = state }

  /// Begins to watch a window, whose first frame has ended.
  func windowMade(_ window: Window) {
    self.window = window
    onFrame?(window)
  }

  /// Checks after each frame whether an interrupt came, and makes the next frame the last.
  func frameEnded() {
    guard let window else { return }
    onFrame?(window)
    guard state.isInterrupted else { return }
    // When it runs, perhaps in a later verb, the interrupt may already have ended the script.
    try? window.update { [state] in if state.isInterrupted { throw LuaError.interrupted } }
  }
}
