internal import LazyStacks
internal import Lua

enum TextBinding {
  static let registrations: [Registration] = [
    .view(
      "Text",
      [
        .position("text", .string, "What is written."),
        .label(
          "size",
          .positive,
          default: "\(Int(Text.defaultSize))",
          "The height of the letters, in points: a character is \(Text.advance) times as wide, a "
            + "line \(Text.lineHeight) times as high."
        ),
      ],
      "Words in lines, which break where the text is wider than what is offered."
    ) { call, reader in
      let text = try reader.text("text", call) ?? ""
      let size = try reader.number("size", call) ?? Text.defaultSize
      return ViewValue(Text(text, size: size).content, name: "Text")
    },
    .modifier(
      "lineLimit",
      [
        .position(
          "lines",
          .either([.integer(atLeast: 1), .object("Range")]),
          "The most lines that a text has, or the least and the most."
        ),
        .position("most", .integer(atLeast: 1), required: false, "The most, after the least."),
        .label(
          "reservesSpace",
          .boolean,
          default: "false",
          "Whether a shorter text takes the room of all its lines."
        ),
      ],
      "Limits the lines of all text in the view; what is nearer to a text wins."
    ) { view, call, reader in
      let limit = try limit(call, reader)
      return ViewValue(try view.content.lineLimit(limit).checked(), name: view.name)
    },
  ]

  private static func limit(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> LineLimit {
    let most = try reader.integer("most", call)
    let reserves = reader.has("reservesSpace", call)
    let place = reader.place("lines", call)
    guard call.kind(place) != .object else {
      let range = try call.object(place, reader.session.types[RangeValue.self])
      guard most == nil, !reserves else {
        throw Mistake(":lineLimit takes a Range alone, for it has both ends")
      }
      return try limit(from: range.first, to: range.last)
    }
    let lines = try call.integer(place)
    if let most {
      guard !reserves else {
        throw Mistake(":lineLimit takes two numbers or reservesSpace, not both")
      }
      return try limit(from: lines, to: most)
    }
    let isReserved = reserves ? try call.boolean(reader.place("reservesSpace", call)) : false
    return LineLimit(least: isReserved ? lines : 0, most: lines)
  }

  private static func limit(from least: Int, to most: Int) throws -> LineLimit {
    guard (1...limits).contains(least), least <= most else {
      throw Mistake(":lineLimit takes lines from 1 on, the least first, got \(least) and \(most)")
    }
    return LineLimit(least: least, most: most)
  }

  /// The greatest number of lines that can be reserved, so that heights stay finite.
  private static let limits = 1_000_000
}
