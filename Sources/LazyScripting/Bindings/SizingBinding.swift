internal import LazyStacks
internal import Lua

enum SizingBinding {
  static let registrations: [Registration] = [
    .modifier(
      "fixedSize",
      taking: [
        .label(
          "horizontal",
          as: .boolean,
          summary: "Whether the width is; both are where none is given."
        ),
        .label(
          "vertical",
          as: .boolean,
          summary: "Whether the height is; both are where none is given."
        ),
      ],
      summary: "Lets the view take its ideal size, whatever is offered."
    ) { view, call, reader in
      let isGiven = reader.has("horizontal", in: call) || reader.has("vertical", in: call)
      let content = view.content.fixedSize(
        horizontal: isGiven ? try reader.flag("horizontal", in: call) : true,
        vertical: isGiven ? try reader.flag("vertical", in: call) : true
      )
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "layoutPriority",
      taking: [
        .position(
          "priority",
          as: .number,
          summary: "The greater, the sooner; 0 where none is given."
        )
      ],
      summary: "Lets the view have what it wants before those of smaller priority in its stack."
    ) { view, call, reader in
      let priority = try reader.number("priority", in: call) ?? 0
      return ViewValue(view.content.layoutPriority(priority), name: view.name)
    },
    .modifier(
      "aspectRatio",
      taking: [
        .position(
          "ratio",
          as: .positive,
          required: false,
          summary: "Width divided by height; nil for that of the view's ideal size."
        ),
        .position(
          "contentMode",
          as: .cases(ContentMode.allCases.map(\.rawValue)),
          summary: "As large as fits inside of what is offered, or so large that it fills it."
        ),
      ],
      summary: "Offers the view a rectangle of a ratio."
    ) { view, call, reader in
      let mode = try reader.text("contentMode", in: call).flatMap(ContentMode.init) ?? .fit
      let content = view.content.aspectRatio(
        try reader.number("ratio", in: call),
        contentMode: mode
      )
      return ViewValue(try content.checked(), name: view.name)
    },
    .modifier(
      "clipped",
      taking: [],
      summary: "Cuts off what sticks out of the view, which `window.reports.clipped` lists."
    ) { view, _, _ in ViewValue(view.content.clipped(), name: view.name) },
    .modifier("hidden", taking: [], summary: "Leaves the view's room and shows nothing in it.") {
      view,
      _,
      _ in
      ViewValue(view.content.hidden(), name: view.name)
    },
  ]
}
