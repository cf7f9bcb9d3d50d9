internal import LazyStacks
internal import Lua

enum LifecycleBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onAppear",
      [.position("action", .function("function()"), "What is called.")],
      "Calls a function before the first frame that shows the view, and again on each return."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", call)
      return ViewValue(view.content.onAppear { _ = try action.call([]) }, name: view.name)
    },
    .modifier(
      "onDisappear",
      [.position("action", .function("function()"), "What is called.")],
      "Calls a function after the view is gone from the screen."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", call)
      return ViewValue(view.content.onDisappear { _ = try action.call([]) }, name: view.name)
    },
  ]
}
