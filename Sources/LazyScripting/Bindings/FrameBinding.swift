internal import LazyStacks
internal import Lua

enum FrameBinding {
  static let registrations: [Registration] = [
    .modifier(
      "frame",
      taking: [
        .label("width", as: .length, summary: "The width that is offered to the view and taken."),
        .label("height", as: .length, summary: "The height that is offered to the view and taken."),
      ] + limits(on: "Width") + limits(on: "Height") + [
        Alignments.parameter("Where the view stands in the frame.")
      ],
      summary: "Puts the view into a frame: of a given size, or within limits of its size."
    ) { view, call, reader in
      ViewValue(try framed(view.content, in: call, by: reader).checked(), name: view.name)
    }
  ]

  private static func limits(on side: String) -> [Parameter] {
    let length = side.lowercased()
    return [
      .label(
        "min" + side,
        as: .length,
        summary: "The least \(length); the view's own where none is given."
      ),
      .label("ideal" + side, as: .length, summary: "The \(length) where none is offered."),
      .label(
        "max" + side,
        as: .limit,
        summary: "The greatest \(length); with math.huge, all that is offered is taken."
      ),
    ]
  }

  private static func framed(
    _ content: Content,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Content {
    let width = try limits(on: "Width", in: call, by: reader)
    let height = try limits(on: "Height", in: call, by: reader)
    let alignment = try Alignments.alignment(in: call, by: reader)
    let isFixed = reader.has("width", in: call) || reader.has("height", in: call)
    guard width != FrameLimits() || height != FrameLimits() else {
      guard isFixed else {
        throw Mistake(":frame needs at least one length; write width =, height =, maxWidth = …")
      }
      return content.frame(
        width: try reader.number("width", in: call),
        height: try reader.number("height", in: call),
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
    on side: String,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> FrameLimits {
    FrameLimits(
      min: try reader.number("min" + side, in: call),
      ideal: try reader.number("ideal" + side, in: call),
      max: try reader.number("max" + side, in: call)
    )
  }
}
