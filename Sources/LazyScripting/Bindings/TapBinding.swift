internal import LazyStacks
internal import Lua

enum TapBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onTapGesture",
      taking: [.position("action", as: .function("function()"), summary: "What is called.")],
      summary: "Calls a function when the view is tapped; see `window:tap`."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let session = try reader.session.reference
      return ViewValue(view.content.onTapGesture { try session.notify(action) }, name: view.name)
    },
    .modifier(
      "disabled",
      taking: [.position("flag", as: .boolean, default: "true", summary: "Whether it is.")],
      summary: "Lets nothing in the view be tapped."
    ) { view, call, reader in
      let isDisabled = try reader.flag("flag", default: true, in: call)
      return ViewValue(view.content.disabled(isDisabled), name: view.name)
    },
    .method(
      "tap",
      of: "Window",
      taking: [
        .position(
          "id",
          as: .path,
          summary: "The view's id; further ones lead to one inside its element."
        )
      ],
      gives: .integer(atLeast: 1),
      summary:
        "Runs the action of a Button or tap gesture in the next frame, and makes that frame. The "
        + "view must be loaded and on screen, not covered by a pinned view, and not disabled; the "
        + "action is its own, else that of the only view in it that has one, else that of the "
        + "nearest view around it."
    ) { (handle: WindowHandle, call, reader) in
      guard let id = try reader.path(in: call) else { throw Mistake("tap needs an id") }
      return try ScriptVerb(of: handle.window, by: reader).makeFrames(in: call) {
        try handle.window.tap(id)
      }
    }.taking(.ids),
  ]
}
