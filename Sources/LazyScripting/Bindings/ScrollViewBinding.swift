internal import LazyStacks
internal import Lua

enum ScrollViewBinding {
  static let registrations: [Registration] = [
    .view(
      "ScrollView",
      taking: [
        .label(
          "axes",
          as: .cases(["vertical", "horizontal", "both"]),
          default: "\"vertical\"",
          summary: "The directions in which the content can be scrolled, each by itself."
        )
      ],
      rest: .views,
      summary: "Shows a part of its content, which can be scrolled."
    ) { call, reader in
      let axes = axes[try reader.text("axes", in: call) ?? "vertical"] ?? .vertical
      return ViewValue(
        ScrollView(axes, children: try reader.children(in: call)).content,
        name: "ScrollView"
      )
    }
  ]

  private static let axes: [String: Set<Axis>] = [
    "vertical": .vertical, "horizontal": .horizontal, "both": .both,
  ]
}
