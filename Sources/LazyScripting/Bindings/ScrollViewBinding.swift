internal import LazyStacks
internal import Lua

enum ScrollViewBinding {
  static let registrations: [Registration] = [
    .view(
      "ScrollView",
      [
        .label(
          "axes",
          .cases(["vertical", "horizontal", "both"]),
          default: "\"vertical\"",
          "The directions in which the content can be scrolled; \"both\" is not built yet."
        )
      ],
      rest: .views,
      "Shows a part of its content, which can be scrolled."
    ) { call, reader in
      let axes = try reader.text("axes", call) ?? "vertical"
      guard let axis = Axis(rawValue: axes) else {
        throw Mistake.notBuilt("axes = \"\(axes)\" of ScrollView")
      }
      return ViewValue(
        ScrollView(axis, children: try reader.children(call)).content,
        name: "ScrollView"
      )
    }
  ]
}
