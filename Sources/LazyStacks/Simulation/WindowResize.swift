/// Gives a window another size; see ``Window/resize(width:height:)``.
struct WindowResize {
  private let window: Window
  private let size: Size

  /// Prepares the change.
  ///
  /// - Throws: ``WindowError`` for an impossible size.
  init(of window: Window, to size: Size) throws {
    (self.window, self.size) = (window, size)
    var resized = window.configuration
    resized.width = size.width
    resized.height = size.height
    try resized.checkSize()
  }

  /// Makes the frame that shows it.
  func make() throws -> Int {
    try Course(in: window) {
      apply()
      return .frames(1)
    }.run()
  }

  private func apply() {
    let context = window.context
    window.configuration.width = size.width
    window.configuration.height = size.height
    let old = context.frame.account.window?.old ?? context.settings.size
    context.settings.resize(to: size)
    let change = FrameAccount.WindowSize(old: old, new: context.settings.size)
    context.frame.account.window = change.old == change.new ? nil : change
    window.version.change()
  }
}
