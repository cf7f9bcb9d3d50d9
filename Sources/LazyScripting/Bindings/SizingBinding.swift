internal import LazyStacks
internal import Lua

enum SizingBinding {
  static let registrations: [Registration] = [
    .modifier(
      "fixedSize",
      [
        .label("horizontal", .boolean, "Whether the width is; both are where none is given."),
        .label("vertical", .boolean, "Whether the height is; both are where none is given."),
      ],
      "Lets the view take its ideal size, whatever is offered."
    ) { view, call, reader in
      let isGiven = reader.has("horizontal", call) || reader.has("vertical", call)
      let content = view.content.fixedSize(
        horizontal: isGiven ? try reader.flag("horizontal", call) : true,
        vertical: isGiven ? try reader.flag("vertical", call) : true
      )
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "layoutPriority",
      [.position("priority", .number, "The greater, the sooner; 0 where none is given.")],
      "Lets the view have what it wants before those of smaller priority in its stack."
    ) { view, call, reader in
      let priority = try reader.number("priority", call) ?? 0
      return ViewValue(view.content.layoutPriority(priority), name: view.name)
    },
    .modifier(
      "aspectRatio",
      [
        .position(
          "ratio",
          .positive,
          required: false,
          "Width divided by height; nil for that of the view's ideal size."
        ),
        .position(
          "contentMode",
          .cases(ContentMode.allCases.map(\.rawValue)),
          "As large as fits inside of what is offered, or so large that it fills it."
        ),
      ],
      "Offers the view a rectangle of a ratio."
    ) { view, call, reader in
      let mode = try reader.text("contentMode", call).flatMap(ContentMode.init) ?? .fit
      let content = view.content.aspectRatio(try reader.number("ratio", call), mode)
      return ViewValue(try content.checked(), name: view.name)
    },
    .modifier(
      "clipped",
      [],
      "Cuts off what sticks out of the view, which `window.reports.clipped` lists."
    ) { view, _, _ in ViewValue(view.content.clipped(), name: view.name) },
    .modifier("hidden", [], "Leaves the view's room and shows nothing in it.") { view, _, _ in
      ViewValue(view.content.hidden(), name: view.name)
    },
  ]
}

extension ArgumentReader {
  /// Whether a flag was given and is true.
  func flag(
    _ name: String,
    default fallback: Bool = false,
    _ call: borrowing LuaCall
  ) throws -> Bool {
    let place = place(name, call)
    return call.isNil(place) ? fallback : try call.boolean(place)
  }
}
