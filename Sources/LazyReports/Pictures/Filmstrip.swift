public import LazyTrace

/// Stills as a picture in SVG, side by side.
public struct Filmstrip {
  private let stills: [Still]
  private let layout: Layout

  /// What a picture shows.
  public struct Layout: Sendable {
    /// How wide each window is drawn, in pixels; nil for its width in points.
    public var width: Double?
    /// Whether a view that has an id shows its text, too.
    public var showsWords = false
    /// Whether a line below each window tells the frame and the time.
    public var hasCaptions = true

    /// Creates a layout.
    public init(width: Double? = nil, showsWords: Bool = false, hasCaptions: Bool = true) {
      (self.width, self.showsWords, self.hasCaptions) = (width, showsWords, hasCaptions)
    }
  }

  /// How every picture begins.
  public static let mark = "<svg xmlns=\"http://www.w3.org/2000/svg\" data-source=\"lazylab\""

  /// Lengths in pixels, which do not depend on the window.
  enum Length {
    static let margin = 12.0
    static let bar = 10.0
    static let gap = 4.0
    static let caption = 24.0
    static let line = 18.0
    static let letters = 12.0
    static let inset = 6.0
    static let leastText = 8.0
    static let mark = 3.0
    /// The longest side of a picture that every reader takes.
    static let longest = 32_000.0
  }

  /// How wide a letter is on the average, in pixels.
  static let letterWidth = 6.5
  /// The longest label that is written, in characters.
  private static let longestLabel = 200

  /// Creates a picture of some moments.
  public init(_ stills: [Still], layout: Layout = Layout()) {
    (self.stills, self.layout) = (stills, layout)
  }

  /// The picture as a document of its own.
  ///
  /// - Parameter meter: Where the work is charged, by the number of views.
  /// - Returns: The document, with a line feed at its end.
  /// - Throws: Errors of the meter.
  public func svg(meter: (any WorkMeter)? = nil) throws -> String {
    let work = ReportWork(meter)
    let widths = stills.map { width(of: $0) }
    let wide = widths.reduce(Length.margin) { $0 + $1 + Length.margin }
    let high = (stills.map { height(of: $0) }.max() ?? 0) + 2 * Length.margin
    let shown = min(1, Length.longest / max(wide, high))
    var writer = SVGWriter()
    let document: SVGWriter.Attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("data-source", "lazylab"),
      ("width", .number(wide * shown)), ("height", .number(high * shown)),
      ("viewBox", .word("0 0 \(SVGWriter.plain(wide)) \(SVGWriter.plain(high))")),
      ("font-family", "sans-serif"), ("font-size", .number(Length.letters)), ("role", "img"),
    ]
    try writer.element("svg", document) { writer in
      writer.element("title", [], words: stills.map(\.caption).joined(separator: "; "))
      writer.element("rect", [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")])
      var x = Length.margin
      for (still, width) in zip(stills, widths) {
        try draw(still, at: x, with: &writer, charging: work)
        x += width + Length.margin
      }
    }
    return writer.text
  }

  private func scale(of still: Still) -> Double {
    (layout.width ?? still.size.width) / max(still.size.width, 1)
  }

  /// How much room the bars beside or below a window take.
  private func room(for axis: Axis, of still: Still) -> Double {
    Double(still.bars[axis]?.width ?? 0) * (Length.gap + Length.bar)
  }

  private func width(of still: Still) -> Double {
    still.size.width * scale(of: still) + room(for: .vertical, of: still)
  }

  private func height(of still: Still) -> Double {
    still.size.height * scale(of: still) + room(for: .horizontal, of: still)
      + Double(still.legend.count) * Length.line + (layout.hasCaptions ? Length.caption : 0)
  }

  private func draw(
    _ still: Still,
    at x: Double,
    with writer: inout SVGWriter,
    charging work: ReportWork
  ) throws {
    let scale = scale(of: still)
    let window = Rect(origin: Point(x: 0, y: 0), size: still.size).scaled(by: scale)
      .moved(x: x, y: Length.margin)
    writer.element("rect", window.attributes + [("fill", "#f7f7f7")])
    try writer.element("svg", window.attributes) { writer in
      for box in still.boxes {
        let label = (layout.showsWords ? box.labelWithWords : box.label)
          .shortened(to: Self.longestLabel)
        try work.charge(for: label)
        draw(box, label: label, of: still, scale: scale, with: &writer)
      }
    }
    writer.element("rect", window.attributes + [("fill", "none"), ("stroke", "#333333")])
    if let region = still.region?.scaled(by: scale).moved(x: x, y: Length.margin) {
      for axis in [Axis.vertical, .horizontal] {
        guard let bar = still.bars[axis] else { continue }
        draw(bar, along: axis, of: region, beside: window, with: &writer)
      }
    }
    let low = window.end(.vertical) + room(for: .horizontal, of: still)
    for (place, line) in still.legend.enumerated() {
      try work.charge(1 + line.count)
      let y = low + Double(place) * Length.line
      let size = Size(width: width(of: still), height: Length.line)
      line.draw(in: Rect(origin: Point(x: x, y: y), size: size), with: &writer)
    }
    guard layout.hasCaptions else { return }
    let y = Length.margin + height(of: still) - Length.inset
    writer.element("text", [("x", .number(x)), ("y", .number(y))], words: still.caption)
  }

  /// Draws a view inside the part of it that is shown, so that what is cut off has no edge.
  private func draw(
    _ box: Still.Box,
    label: String,
    of still: Still,
    scale: Double,
    with writer: inout SVGWriter
  ) {
    let (frame, visible) = (box.frame.scaled(by: scale), box.visible.scaled(by: scale))
    let colors: SVGWriter.Attributes =
      box.state == .pinned
      ? [("fill", "#fdf0d5"), ("stroke", "#a3720a")] : [("fill", "#e8f0fb"), ("stroke", "#5577aa")]
    writer.element("svg", visible.attributes) { writer in
      let inner = frame.moved(x: -visible.origin.x, y: -visible.origin.y)
      writer.element("rect", inner.attributes + colors)
      for (place, threshold) in still.thresholds.enumerated() {
        let x = visible.size.width - Length.bar * (Double(place) + 0.8)
        let y = min(visible.size.height / 2, Length.bar * 0.8)
        writer.mark(at: Point(x: x, y: y), isFilled: box.visibleShare >= threshold - 1e-9)
      }
      guard visible.size.height >= Length.leastText else { return }
      let marks = Double(still.thresholds.count) * Length.bar
      let letters = (visible.size.width - Length.inset - marks) / Self.letterWidth
      let y = min(visible.size.height / 2 + Length.letters / 3, Length.letters + Length.inset)
      writer.element(
        "text",
        [("x", .number(Length.inset)), ("y", .number(y))],
        words: label.shortened(to: letters.whole(in: 1...Self.longestLabel))
      )
    }
  }

  /// Draws where a region is in its content; a second bar shows the true place.
  private func draw(
    _ bar: ScrollBar,
    along axis: Axis,
    of region: Rect,
    beside window: Rect,
    with writer: inout SVGWriter
  ) {
    let cross = window.end(axis == .vertical ? .horizontal : .vertical)
    let (start, length) = (region.start(axis), region.size[axis])
    func strip(_ index: Int, from first: Double, to end: Double) -> Rect {
      let side = cross + Length.gap + Double(index) * (Length.gap + Length.bar)
      let (place, extent) = (start + first * length, (end - first) * length)
      return axis == .vertical
        ? Rect(origin: Point(x: side, y: place), size: Size(width: Length.bar, height: extent))
        : Rect(origin: Point(x: place, y: side), size: Size(width: extent, height: Length.bar))
    }
    for index in 0..<bar.width {
      let parts = index == 0 ? bar.measuredParts : [0..<1]
      let whole = strip(index, from: 0, to: 1).attributes
      writer.element(
        "rect",
        whole + [("fill", "#ffffff"), ("stroke", "#999999"), ("stroke-dasharray", "2 2")]
      )
      for part in parts {
        let solid = strip(index, from: part.lowerBound, to: part.upperBound).attributes
        writer.element("rect", solid + [("fill", "#c9c9c9")])
      }
      let sight = bar.sight(isTruth: index == 1)
      let shown = strip(index, from: sight.lowerBound, to: sight.upperBound).attributes
      writer.element("rect", shown + [("fill", "#2a5db0")])
    }
  }
}

extension Still {
  /// The frame and its time, in words.
  var caption: String {
    let moment = "\(NumberFormat.decimal(time)) s"
    return frame.map { "frame \($0), \(moment)" } ?? moment
  }
}

extension Rect {
  var attributes: SVGWriter.Attributes {
    [
      ("x", .number(origin.x)), ("y", .number(origin.y)), ("width", .number(size.width)),
      ("height", .number(size.height)),
    ]
  }

  fileprivate func scaled(by scale: Double) -> Rect {
    Rect(
      origin: Point(x: origin.x * scale, y: origin.y * scale),
      size: Size(width: size.width * scale, height: size.height * scale)
    )
  }

  fileprivate func moved(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }
}
