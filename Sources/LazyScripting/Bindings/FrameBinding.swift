internal import LazyStacks
internal import Lua

enum FrameBinding {
  static let registrations: [Registration] = [
    .modifier(
      "frame",
      [
        .label("width", .length, "The width that is offered to the view and taken."),
        .label("height", .length, "The height that is offered to the view and taken."),
      ] + limits("Width") + limits("Height") + [
        Alignments.parameter("Where the view stands in the frame.")
      ],
      "Puts the view into a frame: of a given size, or within limits of its size."
    ) { view, call, reader in
      ViewValue(try framed(view.content, call, reader).checked(), name: view.name)
    }
  ]

  private static func limits(_ side: String) -> [Parameter] {
    let length = side.lowercased()
    return [
      .label("min" + side, .length, "The least \(length); the view's own where none is given."),
      .label("ideal" + side, .length, "The \(length) where none is offered."),
      .label(
        "max" + side,
        .limit,
        "The greatest \(length); with math.huge, all that is offered is taken."
      ),
    ]
  }

  private static func framed(
    _ content: Content,
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> Content {
    let width = try limits("Width", call, reader)
    let height = try limits("Height", call, reader)
    let alignment = try Alignments.alignment(call, reader)
    let isFixed = reader.has("width", call) || reader.has("height", call)
    guard width != FrameLimits() || height != FrameLimits() else {
      guard isFixed else {
        throw Mistake(":frame needs at least one length; write width =, height =, maxWidth = …")
      }
      return content.frame(
        width: try reader.number("width", call),
        height: try reader.number("height", call),
        alignment: alignment
      )
    }
    guard !isFixed else {
      throw Mistake(
        ":frame takes width and height, or limits like minWidth, not both; "
          + "write :frame { … }:frame { … }"
      )
    }
    return content.frame(width: width, height: height, alignment: alignment)
  }

  private static func limits(
    _ side: String,
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> FrameLimits {
    FrameLimits(
      min: try reader.number("min" + side, call),
      ideal: try reader.number("ideal" + side, call),
      max: try reader.number("max" + side, call)
    )
  }
}
