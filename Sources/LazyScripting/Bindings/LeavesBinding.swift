internal import LazyStacks
internal import Lua

enum LeavesBinding {
  static let registrations: [Registration] = [
    .view(
      "Spacer",
      [
        .label(
          "minLength",
          .length,
          "The least length; the profile's `defaultSpacing` where none is given."
        )
      ],
      "Room that grows along the axis of its stack."
    ) { call, reader in
      let spacer = Spacer(minLength: try reader.number("minLength", call))
      return ViewValue(spacer.content, name: "Spacer")
    },
    .view("Divider", "A line of 1 point across its stack.") { Divider().content },
    .view(
      "Color",
      [.position("name", .name, "What the color is called.")],
      "A rectangle that takes what it is offered, 10 points where nothing is."
    ) { call, reader in
      ViewValue(Color(try reader.text("name", call) ?? "").content, name: "Color")
    },
    .view("ProgressView", "A wheel of 20 × 20 points.") { ProgressView().content },
    .view(
      "Image",
      [
        .position("name", .name, "What the picture is called."),
        .label("width", .length, required: true, "How wide it is."),
        .label("height", .length, required: true, "How high it is."),
      ],
      "A picture of a fixed size, which must be given because no file is read."
    ) { call, reader in
      let image = Image(
        try reader.text("name", call) ?? "",
        width: try reader.number("width", call) ?? 0,
        height: try reader.number("height", call) ?? 0
      )
      return ViewValue(image.content, name: "Image")
    },
    unavailable,
  ]

  private static let unavailable = Registration.view(
    "ContentUnavailableView",
    [
      .position("label", .either([.string, .view]), "The title, or a view in its place."),
      .label("description", .either([.string, .view]), "A sentence below it, or a view."),
      .label("actions", .view, "What can be done, below that; a Group for several views."),
    ],
    "What is shown where there is nothing to show: it fills what it is offered."
  ) { call, reader in
    let view = ContentUnavailableView(
      label: try reader.label("label", call, size: 22),
      description: reader.has("description", call) ? try reader.label("description", call) : .empty,
      actions: reader.has("actions", call)
        ? [try reader.session.child(reader.place("actions", call), call, of: reader.title)] : []
    )
    return ViewValue(view.content, name: "ContentUnavailableView")
  }
}

extension Registration {
  /// The registration of a view without parameters.
  fileprivate static func view(
    _ name: String,
    _ summary: String,
    make: @escaping @Sendable () -> Content
  ) -> Registration {
    .view(name, [], summary) { _, _ in ViewValue(make(), name: name) }
  }
}

extension ArgumentReader {
  /// Reads a view; a string becomes a text.
  func label(
    _ name: String,
    _ call: borrowing LuaCall,
    size: Double = Text.defaultSize
  ) throws -> Content {
    let place = place(name, call)
    guard call.kind(place) == .string else { return try session.child(place, call, of: title) }
    return Text(try call.text(place), size: size).content
  }
}
