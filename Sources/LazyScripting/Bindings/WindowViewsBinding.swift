internal import LazyReports
internal import LazyStacks
internal import Lua

enum WindowViewsBinding {
  static let registrations: [Registration] = [
    .method(
      "draw",
      of: "Window",
      gives: .string,
      "What can be seen in the window, drawn with letters and lines."
    ) { (handle: WindowHandle, call, _) in
      let window = handle.window
      let size = Size(width: window.configuration.width, height: window.configuration.height)
      return call.push(Drawing.text(try window.tree(), window: size))
    },
    .method(
      "tree",
      of: "Window",
      gives: .string,
      "The views that have a place, the subviews they resolved to, and where they are."
    ) { (handle: WindowHandle, call, _) in
      call.push(TreeText.text(try handle.window.tree()))
    },
  ]
}
