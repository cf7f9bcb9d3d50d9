internal import LazyStacks
internal import Lua

enum TextBinding {
  static let registrations: [Registration] = [
    .view(
      "Text",
      taking: [
        .position("text", as: .string, summary: "What is written."),
        .label(
          "size",
          as: .positive,
          default: "\(Text.defaultSize.whole)",
          summary:
            "The height of the letters, in points: a character is \(Text.advance) times as wide (a "
            + "Chinese, Japanese or Korean one and an emoji 1 time), a line \(Text.lineHeight) "
            + "times as high."
        ),
      ],
      summary: "Words in lines, which break where the text is wider than what is offered."
    ) { call, reader in
      let text = try reader.text("text", in: call) ?? ""
      let size = try reader.number("size", in: call) ?? Text.defaultSize
      return ViewValue(Text(text, size: size).content, name: "Text")
    },
    .modifier(
      "lineLimit",
      taking: [
        .position(
          "lines",
          as: .either([.integer(atLeast: 1), .object("Range")]),
          summary: "The most lines that a text has, or the least and the most."
        ),
        .position(
          "most",
          as: .integer(atLeast: 1),
          required: false,
          summary: "The most, after the least."
        ),
        .label(
          "reservesSpace",
          as: .boolean,
          default: "false",
          summary: "Whether a shorter text takes the room of all its lines."
        ),
      ],
      summary: "Limits the lines of all text in the view; what is nearer to a text wins."
    ) { view, call, reader in
      let limit = try limit(in: call, by: reader)
      return ViewValue(try view.content.lineLimit(limit).checked(), name: view.name)
    },
  ]

  private static func limit(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LineLimit {
    let most = try reader.integer("most", in: call)
    let reserves = reader.has("reservesSpace", in: call)
    let place = reader.place(of: "lines", in: call)
    guard call.kind(at: place) != .object else {
      let range = try call.object(at: place, as: reader.session.types[RangeValue.self])
      guard most == nil, !reserves else {
        throw Mistake(":lineLimit takes a Range alone, for it has both ends")
      }
      return try limit(from: range.first, to: range.last)
    }
    let lines = try call.integer(at: place)
    if let most {
      guard !reserves else {
        throw Mistake(":lineLimit takes two numbers or reservesSpace, not both")
      }
      return try limit(from: lines, to: most)
    }
    let isReserved =
      reserves ? try call.boolean(at: reader.place(of: "reservesSpace", in: call)) : false
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
