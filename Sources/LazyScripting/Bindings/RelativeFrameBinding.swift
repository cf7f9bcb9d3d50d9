internal import LazyStacks
internal import Lua

enum RelativeFrameBinding {
  static let registrations: [Registration] = [
    .modifier(
      "containerRelativeFrame",
      taking: [
        .position(
          "axes",
          as: AxisNames.kind,
          summary: "The directions in which the view is as long as what the scroll view shows."
        ),
        .label(
          "count",
          as: .integer(atLeast: 1),
          summary: "Into how many equal parts that is divided; undivided where none is given."
        ),
        .label(
          "span",
          as: .integer(atLeast: 1),
          default: "1",
          summary: "How many parts the view takes."
        ),
        .label("spacing", as: .length, default: "0", summary: "What is between two parts."),
        Alignments.parameter("Where the view stands in the frame."),
      ],
      summary: "Makes the view as long as what the nearest scroll view shows, or as the window."
    ) { view, call, reader in
      let axes = try AxisNames.axes("axes", in: call, by: reader) ?? .both
      let alignment = try Alignments.alignment(in: call, by: reader)
      guard let count = try reader.integer("count", in: call) else {
        guard !reader.has("span", in: call), !reader.has("spacing", in: call) else {
          throw Mistake("span and spacing of :containerRelativeFrame need count")
        }
        let content = view.content.containerRelativeFrame(axes, alignment: alignment)
        return ViewValue(content, name: view.name)
      }
      let content = view.content.containerRelativeFrame(
        axes,
        count: count,
        span: try reader.integer("span", in: call) ?? 1,
        spacing: try reader.number("spacing", in: call) ?? 0,
        alignment: alignment
      )
      return ViewValue(try content.checked(), name: view.name)
    }
  ]
}
