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
      if let first, let last, last < first {
        throw Mistake("last of window:explain is \(first) or more here, got \(last)")
      }
      let frames = first.flatMap { first in last.map { first...$0 } }
      let session = try reader.session
      let names = session.windowVariables.filter { $0.number == handle.number }.map(\.name)
      let command = ExplainCommand.lua(window: names.first ?? "window")
      return call.push(
        try session.explanation(
          of: handle.window,
          numbered: handle.number,
          in: frames,
          asking: command
        )
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
