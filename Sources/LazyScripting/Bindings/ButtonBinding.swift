internal import LazyStacks
internal import Lua

enum ButtonBinding {
  static let registrations: [Registration] = [
    .view(
      "Button",
      [
        .position("label", .either([.string, .view]), "What is written on it, or a view."),
        .label(
          "action",
          .function("function()"),
          required: true,
          "What is called when it is tapped; see `window:tap`."
        ),
      ],
      rest: .views,
      "Does something when it is tapped; as large as its label, whose views stand in a row."
    ) { call, reader in
      let action = try reader.requiredFunction("action", call)
      let label = [try reader.label("label", call)] + (try reader.children(call))
      let session = try reader.session.reference
      let button = Button(label: label) { try session.notify(action) }
      return ViewValue(button.content, name: "Button")
    }
  ]
}
