internal import LazyStacks
internal import Lua

enum ItemBinding {
  static let registrations: [Registration] = [
    .view(
      "Item",
      taking: [length("width", opposite: "height"), length("height", opposite: "width")],
      summary:
        "A rectangle of given lengths; a missing one is flexible, and at least one must be given."
    ) { call, reader in
      guard reader.has("width", in: call) || reader.has("height", in: call) else {
        throw Mistake(
          "Item needs a width or a height; write width = \"flexible\", height = \"flexible\" for "
            + "one that fills what it is offered"
        )
      }
      let item = Item(
        width: try length("width", in: call, by: reader),
        height: try length("height", in: call, by: reader)
      )
      return ViewValue(item.content, name: "Item")
    }
  ]

  private static func length(_ name: String, opposite other: String) -> Parameter {
    .label(
      name,
      as: .either([.length, .cases(["flexible"]), .function("function(\(other))")]),
      default: "\"flexible\"",
      summary:
        "How long it is; a function is called with the \(other) offered, nil where nothing is."
    )
  }

  private static func length(
    _ name: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Item.Length {
    let place = reader.place(of: name, in: call)
    switch call.kind(at: place) {
    case .integer, .number: return .fixed(try call.number(at: place))
    case .function:
      return .computed(
        Length.computed(
          try call.function(at: place),
          titled: "\(name) of Item",
          in: try reader.session.reference
        )
      )
    default: return .flexible
    }
  }
}

/// Lengths that a function of the script computes.
enum Length {
  /// What stands in for a length that a plugin's function could not compute.
  static let standIn = 44.0

  /// A length that depends on the size offered in the other direction.
  static func computed(
    _ function: LuaFunction,
    titled title: String,
    in session: SessionReference
  ) -> (Double?) throws -> Double {
    { offered in
      let argument = offered.map(LuaValue.number) ?? .nil
      return try session.answer(function, orElse: standIn) {
        let value = try function.call([argument]).first ?? .nil
        // What grows with the other length is infinite where that is.
        if offered == .infinity, value.number == .infinity { return .infinity }
        return try checked(value, titled: title)
      }
    }
  }

  /// Checks that a value is a length.
  static func checked(_ value: LuaValue, titled title: String) throws -> Double {
    guard let length = value.number, ValueKind.length.allows(length) else {
      throw Mistake(
        "\(title) is \(ValueKind.length.phrase), but its function gave \(Literal.of(value))"
      )
    }
    return length
  }
}
