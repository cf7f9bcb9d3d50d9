internal import LazyTrace

extension Still {
  /// A line below a picture: what a mark means, or the views that have no place.
  enum LegendLine {
    /// The shares of a view for which it has marks.
    case thresholds([Double])
    /// The labels of the views that are loaded for the same reason.
    case waiting(State, [String])
  }

  /// The lines below a picture, which has none for what there is not.
  var legend: [LegendLine] {
    let marks: [LegendLine] = thresholds.isEmpty ? [] : [.thresholds(thresholds)]
    return marks
      + [State.prefetched, .retained].compactMap { state in
        let labels = waiting.filter { $0.state == state }.map(\.label)
        return labels.isEmpty ? nil : .waiting(state, labels)
      }
  }
}

extension Still.LegendLine {
  /// How many views it lists.
  var count: Int {
    if case .waiting(_, let labels) = self { labels.count } else { 0 }
  }

  /// Draws it, as much of it as has room.
  func draw(in room: Rect, with writer: inout SVGWriter) {
    let middle = room.size.height / 2
    writer.element("svg", room.attributes) { writer in
      switch self {
      case .thresholds:
        writer.mark(at: Point(x: Filmstrip.Length.bar / 2, y: middle), isFilled: true)
      case .waiting(let state, _):
        let side = Filmstrip.Length.bar
        let box = Rect(
          origin: Point(x: 0.5, y: middle - side / 2),
          size: Size(width: side, height: side)
        )
        let color = state == .prefetched ? "#d9a441" : "#8494ad"
        writer.element(
          "rect",
          box.attributes + [
            ("fill", "none"), ("stroke", .word(color)), ("stroke-dasharray", "2 2"),
          ]
        )
      }
      let start = Filmstrip.Length.bar + Filmstrip.Length.inset
      let letters = ((room.size.width - start) / Filmstrip.letterWidth).whole(in: 1...1_000)
      writer.element(
        "text",
        [("x", .number(start)), ("y", .number(middle + Filmstrip.Length.letters / 3))],
        words: words(within: letters)
      )
    }
  }

  private func words(within letters: Int) -> String {
    switch self {
    case .thresholds(let shares):
      let percents = shares.map { "\(NumberFormat.decimal($0 * 100)) %" }
      return "at least \(percents.joined(separator: ", ")) visible (hollow: less)"
    case .waiting(let state, let labels):
      var text = "\(state.rawValue): \(labels[0].shortened(to: letters))"
      for (place, label) in labels.enumerated().dropFirst() {
        let rest = " … \(labels.count - place) more"
        guard text.count + label.count + 2 + rest.count <= letters else { return text + rest }
        text += ", " + label
      }
      return text
    }
  }
}

extension SVGWriter {
  /// Writes the mark of a threshold, which is filled where so much of a view is visible.
  mutating func mark(at center: Point, isFilled: Bool) {
    element(
      "circle",
      [
        ("cx", .number(center.x)), ("cy", .number(center.y)),
        ("r", .number(Filmstrip.Length.mark)), ("fill", isFilled ? "#2e7d4f" : "#ffffff"),
        ("stroke", "#2e7d4f"),
      ]
    )
  }
}
