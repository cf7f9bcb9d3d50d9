internal import LazyStacks
internal import Lua

/// Ends a verb of many frames when the script is interrupted, even if no frame runs any Lua.
final class FrameWatch {
  /// The window whose frames are watched, once it exists.
  weak var window: Window?
  private let state: LuaState

  init(in state: LuaState) { self.state = state }

  /// Checks after each frame whether an interrupt came, and makes the next frame the last.
  func frameEnded() {
    guard let window, state.isInterrupted else { return }
    // When it runs, perhaps in a later verb, the interrupt may already have ended the script.
    try? window.update { [state] in if state.isInterrupted { throw LuaError.interrupted } }
  }
}
