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
          "The directions in which the content can be scrolled, each by itself."
        )
      ],
      rest: .views,
      "Shows a part of its content, which can be scrolled."
    ) { call, reader in
      let axes = axes[try reader.text("axes", call) ?? "vertical"] ?? .vertical
      return ViewValue(
        ScrollView(axes, children: try reader.children(call)).content,
        name: "ScrollView"
      )
    }
  ]

  private static let axes: [String: Set<Axis>] = [
    "vertical": .vertical, "horizontal": .horizontal, "both": .both,
  ]
}
