internal import LazyStacks
internal import Lua

enum ScrollViewBinding {
  static let registrations: [Registration] = [
    .view(
      "ScrollView",
      taking: [
        .label(
          "axes",
          as: AxisNames.kind,
          default: "\"vertical\"",
          summary: "The directions in which the content can be scrolled, each by itself."
        )
      ],
      rest: .views,
      summary: "Shows a part of its content, which can be scrolled."
    ) { call, reader in
      let axes = try AxisNames.axes("axes", in: call, by: reader) ?? .vertical
      return ViewValue(
        ScrollView(axes, children: try reader.children(in: call)).content,
        name: "ScrollView"
      )
    }
  ]
}
