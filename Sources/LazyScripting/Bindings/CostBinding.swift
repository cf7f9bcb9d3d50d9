internal import LazyStacks
internal import Lua

/// Binds the costs of work in virtual time.
enum CostBinding {
  static let registrations: [Registration] = [
    .modifier(
      "cost",
      taking: [
        .label(
          "body",
          as: .milliseconds,
          default: "0",
          summary: "What evaluating it takes, each time."
        ),
        .label(
          "layout",
          as: .milliseconds,
          default: "0",
          summary: "What measuring it takes, once in a frame in which it is measured anew."
        ),
        .label(
          "render",
          as: .milliseconds,
          default: "0",
          summary: "What drawing it takes when it comes on screen, and when it changes there."
        ),
        .label(
          "remove",
          as: .milliseconds,
          default: "0",
          summary: "What taking it off the screen takes."
        ),
      ],
      summary:
        "Says how many virtual milliseconds the work on the view takes. A frame whose work takes "
        + "longer than the display waits for it comes late: a hitch."
    ) { view, call, reader in
      let cost = ViewCost(
        body: try reader.number("body", in: call) ?? 0,
        layout: try reader.number("layout", in: call) ?? 0,
        render: try reader.number("render", in: call) ?? 0,
        remove: try reader.number("remove", in: call) ?? 0
      )
      return ViewValue(view.content.cost(cost), name: view.name)
    },
    .function(
      "spend",
      in: "lab",
      taking: [.position("milliseconds", as: .milliseconds, summary: "How long it takes.")],
      gives: .nothing,
      summary:
        "Says that what a callback does here takes so many virtual milliseconds of the frame."
    ) { call, reader in
      let milliseconds = try reader.number("milliseconds", in: call) ?? 0
      guard let time = try reader.session.programs.frameTime else {
        throw Mistake(
          "lab.spend is called in a callback or a body, while a frame is made; "
            + "what every frame takes is `Window { cost = { frame = … } }`"
        )
      }
      try time.spend(milliseconds: milliseconds)
      return .none
    },
  ]

  /// The parameter `cost` of a window.
  static let windowParameter = Parameter.label(
    "cost",
    as: .table("with `frame`, a number of milliseconds"),
    default: "{ frame = 0 }",
    summary: "What each frame takes by itself, in virtual milliseconds."
  )

  /// The fixed cost of a frame from a window's `cost`, in milliseconds.
  static func frameCost(by reader: ArgumentReader, in call: borrowing LuaCall) throws -> Double {
    guard case .table(let table) = try reader.value("cost", in: call) else { return 0 }
    var cost = 0.0
    for (key, value) in try table.entries() {
      guard key.text == "frame" else {
        throw Mistake.unknown(
          "cost of Window has no \(Literal.name(key.text ?? Literal.of(key)))",
          name: key.text ?? "",
          among: ["frame"]
        )
      }
      guard let number = value.number, ValueKind.milliseconds.allows(number) else {
        throw Mistake(
          "frame in cost of Window is \(ValueKind.milliseconds.phrase), got "
            + Literal.of(value, in: try reader.session.state)
        )
      }
      cost = number
    }
    return cost
  }
}
