internal import LazyStacks
internal import Lua

enum RelativeFrameBinding {
  static let registrations: [Registration] = [
    .modifier(
      "containerRelativeFrame",
      [
        .position(
          "axes",
          .cases(["horizontal", "vertical", "both"]),
          "The directions in which the view is as long as what the scroll view shows."
        ),
        .label(
          "count",
          .integer(atLeast: 1),
          "Into how many equal parts that is divided; undivided where none is given."
        ),
        .label("span", .integer(atLeast: 1), default: "1", "How many parts the view takes."),
        .label("spacing", .length, default: "0", "What is between two parts."),
        Alignments.parameter("Where the view stands in the frame."),
      ],
      "Makes the view as long as what the nearest scroll view shows, or as the window."
    ) { view, call, reader in
      let name = try reader.text("axes", call) ?? ""
      let axes = Axis(rawValue: name).map { Set([$0]) } ?? Set(Axis.allCases)
      let alignment = try Alignments.alignment(call, reader)
      guard let count = try reader.integer("count", call) else {
        guard !reader.has("span", call), !reader.has("spacing", call) else {
          throw Mistake("span and spacing of :containerRelativeFrame need count")
        }
        let content = view.content.containerRelativeFrame(axes, alignment: alignment)
        return ViewValue(content, name: view.name)
      }
      let content = view.content.containerRelativeFrame(
        axes,
        count: count,
        span: try reader.integer("span", call) ?? 1,
        spacing: try reader.number("spacing", call) ?? 0,
        alignment: alignment
      )
      return ViewValue(try content.checked(), name: view.name)
    }
  ]
}
