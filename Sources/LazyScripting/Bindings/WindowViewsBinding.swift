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
      "explain",
      of: "Window",
      [
        .position(
          "first",
          .integer(atLeast: 1),
          required: false,
          "The first frame; without it, the last one in which anything moved."
        ),
        .position(
          "last",
          .integer(atLeast: 1),
          required: false,
          "The last frame; without it, the first alone."
        ),
      ],
      gives: .string,
      "Says why the content offset changed, and what in sight moved although nobody moved it."
    ) { (handle: WindowHandle, call, reader) in
      let first = try reader.integer("first", call)
      let last = try reader.integer("last", call) ?? first
      guard let first, let last else {
        return call.push(Explanation.text(handle.window.trace))
      }
      guard first <= last else {
        throw Mistake("last of window:explain is \(first) or more here, got \(last)")
      }
      return call.push(Explanation.text(handle.window.trace, frames: first...last))
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
