internal import LazyReports
internal import LazyStacks
internal import Lua

enum WindowViewsBinding {
  static let registrations: [Registration] = [
    .method(
      "explain",
      of: "Window",
      taking: [
        .position(
          "first",
          as: .integer(atLeast: 1),
          required: false,
          summary:
            "The first frame; without it, the last one in which anything moved, or all frames of "
            + "the drag, fling or animated scroll that it belongs to."
        ),
        .position(
          "last",
          as: .integer(atLeast: 1),
          required: false,
          summary: "The last frame; without it, the first alone."
        ),
      ],
      gives: .string,
      summary:
        "Says why the content offset changed, and what in sight moved although nobody moved it."
    ) { (handle: WindowHandle, call, reader) in
      let first = try reader.integer("first", in: call)
      let end = try reader.integer("last", in: call)
      if first == nil, end != nil {
        throw Mistake("last of window:explain needs a first; write window:explain(1, last)")
      }
      let last = end ?? first
      let (trace, work) = (handle.window.trace, try reader.session.work)
      let columns = try reader.session.hooks.columns?()
      guard let first, let last else {
        return call.push(try Explanation.text(of: trace, columns: columns, meter: work))
      }
      guard first <= last else {
        throw Mistake("last of window:explain is \(first) or more here, got \(last)")
      }
      return call.push(
        try Explanation.text(of: trace, frames: first...last, columns: columns, meter: work)
      )
    },
    .method(
      "tree",
      of: "Window",
      gives: .string,
      summary: "The views that have a place, the subviews they resolved to, and where they are."
    ) { (handle: WindowHandle, call, reader) in
      let work = try reader.session.work
      return call.push(try TreeText.text(of: handle.window.tree(), meter: work))
    },
  ]
}
