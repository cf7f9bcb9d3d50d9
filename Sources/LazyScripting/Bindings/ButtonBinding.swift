internal import LazyStacks
internal import Lua

enum ButtonBinding {
  static let registrations: [Registration] = [
    .view(
      "Button",
      taking: [
        .position(
          "label",
          as: .either([.string, .view]),
          summary: "What is written on it, or a view."
        ),
        .label(
          "action",
          as: .function("function()"),
          required: true,
          summary: "What is called when it is tapped; see `window:tap`."
        ).orLast,
      ],
      rest: .views,
      summary:
        "Does something when it is tapped; as large as its label, whose views stand in a row."
    ) { call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let label =
        [try Content(label: "label", in: call, by: reader)] + (try reader.children(in: call))
      let session = try reader.session.reference
      let button = Button(label: label) { try session.notify(action) }
      return ViewValue(button.content, name: "Button")
    }
  ]
}
