internal import LazyStacks
internal import Lua

/// Binds modifiers that only draw a view differently; layout, loading and visibility ignore them.
enum PaintingBinding {
  static let registrations: [Registration] = [
    .modifier(
      "opacity",
      taking: [
        .position(
          "opacity",
          as: .fraction,
          summary: "1 hides all that is behind the view, 0 nothing."
        )
      ],
      summary:
        "Lets what is behind the view shine through. It keeps its room, is loaded and counts as "
        + "visible; with 0 `window:draw` leaves it out and it cannot be tapped."
    ) { view, call, reader in
      let opacity = try reader.number("opacity", in: call) ?? 1
      return ViewValue(view.content.opacity(opacity), name: view.name)
    },
    .modifier(
      "zIndex",
      taking: [
        .position(
          "index",
          as: .number,
          summary: "Greater ones are drawn in front; 0 is that of all others."
        )
      ],
      summary:
        "Draws the view in front of or behind its siblings where they overlap; layout knows "
        + "nothing of it. Headers and footers that an edge holds are in front of all rows."
    ) { view, call, reader in
      let index = try reader.number("index", in: call) ?? 0
      return ViewValue(view.content.zIndex(index), name: view.name)
    },
  ]
}
