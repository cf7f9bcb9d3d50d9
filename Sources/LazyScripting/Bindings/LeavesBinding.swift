internal import LazyStacks
internal import Lua

enum LeavesBinding {
  static let registrations: [Registration] = [
    .view(
      "Spacer",
      taking: [
        .label(
          "minLength",
          as: .length,
          summary: "The least length; the profile's `defaultSpacing` where none is given."
        )
      ],
      summary: "Room that grows along the axis of its stack, by what all others leave."
    ) { call, reader in
      let spacer = Spacer(minLength: try reader.number("minLength", in: call))
      return ViewValue(spacer.content, name: "Spacer")
    },
    .view("Divider", summary: "A line of 1 point across its stack.") { Divider().content },
    .view(
      "Color",
      taking: [.position("name", as: .name, summary: "What the color is called.")],
      summary: "A rectangle that takes what it is offered, 10 points where nothing is."
    ) { call, reader in
      ViewValue(Color(try reader.text("name", in: call) ?? "").content, name: "Color")
    },
    .view("ProgressView", summary: "A wheel of 20 × 20 points.") { ProgressView().content },
    .view(
      "Image",
      taking: [
        .position("name", as: .name, summary: "What the picture is called."),
        .label("width", as: .length, required: true, summary: "How wide it is."),
        .label("height", as: .length, required: true, summary: "How high it is."),
      ],
      summary: "A picture of a fixed size, which must be given because no file is read."
    ) { call, reader in
      let image = Image(
        try reader.text("name", in: call) ?? "",
        width: try reader.number("width", in: call) ?? 0,
        height: try reader.number("height", in: call) ?? 0
      )
      return ViewValue(image.content, name: "Image")
    },
    unavailable,
  ]

  private static let unavailable = Registration.view(
    "ContentUnavailableView",
    taking: [
      .position(
        "label",
        as: .either([.string, .view]),
        summary: "The title, or a view in its place."
      ),
      .label(
        "description",
        as: .either([.string, .view]),
        summary: "A sentence below it, or a view."
      ),
      .label(
        "actions",
        as: .view,
        summary: "What can be done, below that; a Group for several views."
      ),
    ],
    summary: "What is shown where there is nothing to show: it fills what it is offered."
  ) { call, reader in
    let view = ContentUnavailableView(
      label: try Content(label: "label", in: call, by: reader, size: 22),
      description: reader.has("description", in: call)
        ? try Content(label: "description", in: call, by: reader) : .empty,
      actions: reader.has("actions", in: call)
        ? [
          try reader.session.views.child(
            at: reader.place(of: "actions", in: call),
            in: call,
            of: reader.title
          )
        ] : []
    )
    return ViewValue(view.content, name: "ContentUnavailableView")
  }
}

extension Registration {
  /// The registration of a view without parameters.
  fileprivate static func view(
    _ name: String,
    summary: String,
    make: @escaping @Sendable () -> Content
  ) -> Registration {
    .view(name, taking: [], summary: summary) { _, _ in ViewValue(make(), name: name) }
  }
}

extension Content {
  /// Reads a view; a string becomes a text.
  init(
    label name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader,
    size: Double = Text.defaultSize
  ) throws {
    let place = reader.place(of: name, in: call)
    guard call.kind(at: place) == .string else {
      self = try reader.session.views.child(at: place, in: call, of: reader.title)
      return
    }
    self = Text(try call.text(at: place), size: size).content
  }
}
