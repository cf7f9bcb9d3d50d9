internal import LazyStacks
internal import Lua

enum OffsetBinding {
  static let registrations: [Registration] = [
    .modifier(
      "offset",
      [
        .label("x", .distance, default: "0", "How far to the right."),
        .label("y", .distance, default: "0", "How far down."),
      ],
      "Moves the view away from the room that was made for it."
    ) { view, call, reader in
      let content = view.content.offset(
        x: try reader.number("x", call) ?? 0,
        y: try reader.number("y", call) ?? 0
      )
      return ViewValue(try content.checked(), name: view.name)
    }
  ]
}
