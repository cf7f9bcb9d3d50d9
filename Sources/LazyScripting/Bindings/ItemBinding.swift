internal import LazyStacks
internal import Lua

enum ItemBinding {
  static let registrations: [Registration] = [
    .view(
      "Item",
      [length("width", "height"), length("height", "width")],
      "A rectangle of given lengths; a missing one is flexible, and at least one must be given."
    ) { call, reader in
      guard reader.has("width", call) || reader.has("height", call) else {
        throw Mistake(
          "Item needs a width or a height; write width = \"flexible\", height = \"flexible\" for "
            + "one that fills what it is offered"
        )
      }
      let item = Item(
        width: try length("width", call, reader),
        height: try length("height", call, reader)
      )
      return ViewValue(item.content, name: "Item")
    }
  ]

  private static func length(_ name: String, _ other: String) -> Parameter {
    .label(
      name,
      .either([.length, .cases(["flexible"]), .function("function(\(other))")]),
      default: "\"flexible\"",
      "How long it is; a function is called with the \(other) offered, nil where nothing is."
    )
  }

  private static func length(
    _ name: String,
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> Item.Length {
    let place = reader.place(name, call)
    switch call.kind(place) {
    case .integer, .number: return .fixed(try call.number(place))
    case .function:
      return .computed(Length.computed(try call.function(place), "\(name) of Item"))
    default: return .flexible
    }
  }
}

/// Lengths that a function of the script computes.
enum Length {
  /// A length that depends on the size offered in the other direction.
  static func computed(
    _ function: LuaFunction,
    _ title: String
  ) -> (Double?) throws -> Double {
    { offered in
      let argument = offered.map(LuaValue.number) ?? .nil
      return try checked(function.call([argument]).first ?? .nil, title)
    }
  }

  /// Checks that a value is a length.
  static func checked(_ value: LuaValue, _ title: String) throws -> Double {
    guard let length = value.number, ValueKind.length.allows(length) else {
      throw Mistake(
        "\(title) is \(ValueKind.length.phrase), but its function gave \(Literal.of(value))"
      )
    }
    return length
  }
}
