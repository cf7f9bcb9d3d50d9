internal import LazyStacks
internal import Lua

enum LifecycleBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onAppear",
      taking: [.position("action", as: .function("function()"), summary: "What is called.")],
      summary:
        "Calls a function before the first frame that shows the view, and again on each return."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let session = try reader.session.reference
      return ViewValue(view.content.onAppear { try session.notify(action) }, name: view.name)
    },
    .modifier(
      "onDisappear",
      taking: [.position("action", as: .function("function()"), summary: "What is called.")],
      summary: "Calls a function after the view is gone from the screen."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let session = try reader.session.reference
      return ViewValue(view.content.onDisappear { try session.notify(action) }, name: view.name)
    },
  ]
}
