internal import LazyReports
internal import LazyStacks
internal import Lua

/// What can be seen in a window at one moment, as a value of scripts.
final class StillValue: HostClass {
  static let className = "Still"

  let still: Still
  init(_ still: Still) { self.still = still }

  static func describe(_ type: inout HostBehavior<StillValue>) {
    let reference = type.reference
    type.description = { value, call in
      let session = try reference.get()
      let layout = Still.TextLayout(columns: session.hooks.columns?())
      return call.push(try value.still.text(layout, meter: session.work))
    }
    type.equals = { $0.still == $1.still }
  }
}

/// Binds pictures of windows.
enum StillBinding {
  static let registrations: [Registration] =
    [
      .method(
        "still",
        of: "Window",
        taking: [bar, truth],
        gives: .object("Still"),
        summary: "What can be seen in the window now, kept for a picture: `lab.filmstrip`."
      ) { (handle: WindowHandle, call, reader) in
        let still = try still(of: handle, in: call, by: reader)
        return call.push(StillValue(still), as: try reader.session.types[StillValue.self])
      },
      .method(
        "draw",
        of: "Window",
        taking: [bar, truth] + picture,
        gives: .string,
        summary:
          "What can be seen in the window, drawn with letters and lines: as wide as the terminal, "
          + "or 65 columns where standard output is a pipe or a file; or as SVG."
      ) { (handle: WindowHandle, call, reader) in
        let still = try still(of: handle, in: call, by: reader)
        return try Picture(in: call, by: reader).hand(over: [still], in: call)
      },
      .method(
        "draw",
        of: "Still",
        taking: picture,
        gives: .string,
        summary: "The still drawn with letters and lines, or as SVG."
      ) { (value: StillValue, call, reader) in
        try Picture(in: call, by: reader).hand(over: [value.still], in: call)
      },
      .function(
        "filmstrip",
        in: "lab",
        taking: picture,
        gives: .string,
        summary: "Several stills side by side, each with its frame and time: `{ a, b }`."
      ) { call, reader in
        let type = try reader.session.types[StillValue.self]
        let stills = try (0..<call.count).map { place in
          guard call.isObject(at: place, of: type) else {
            throw Mistake(
              "still \(place + 1) of lab.filmstrip is \(Literal.found(at: place, in: call)); write "
                + "{ first, second }, each from window:still()"
            )
          }
          return try call.object(at: place, as: type).still
        }
        guard !stills.isEmpty else {
          throw Mistake("lab.filmstrip needs stills: { first, second }, each from window:still()")
        }
        return try Picture(in: call, by: reader).hand(over: stills, in: call)
      }.taking(.stills),
    ] + fields

  private static let fields: [Registration] = [
    .field(
      "frame",
      of: "Still",
      on: StillValue.self,
      gives: .integer(atLeast: 0),
      summary: "The number of the frame."
    ) { value, call, _ in call.push(value.still.frame ?? 0) },
    .field(
      "time",
      of: "Still",
      on: StillValue.self,
      gives: .duration,
      summary: "The virtual time, in seconds."
    ) { value, call, _ in call.push(value.still.time) },
    .field(
      "size",
      of: "Still",
      on: StillValue.self,
      gives: .object("Size"),
      summary: "The window's size, in points."
    ) { value, call, session in
      call.push(SizeValue(value.still.size), as: try session.types[SizeValue.self])
    },
    .field(
      "boxes",
      of: "Still",
      on: StillValue.self,
      gives: .array(.table("{ label =, text =, frame =, visible =, isPinned = }")),
      summary:
        "The views in drawing order, the topmost last: `frame` is around what is drawn of each in "
        + "the window, `visible` what no scroll view cuts off; both have x, y, width and height."
    ) { value, call, session in
      let list = try session.state.makeTable(arrayCapacity: value.still.boxes.count)
      for (index, box) in value.still.boxes.enumerated() {
        try session.work.note()
        try list.rawSet(index + 1, to: .table(table(of: box, in: session)))
      }
      return call.push(.table(list))
    },
    .field(
      "waiting",
      of: "Still",
      on: StillValue.self,
      gives: .array(.table("{ label =, isRetained = }")),
      summary:
        "The subviews of lazy containers that are loaded and have no place, in order: evaluated "
        + "before they came into sight or, with `isRetained`, kept after they left it (rule R11)."
    ) { value, call, session in
      let list = try session.state.makeTable(arrayCapacity: value.still.waiting.count)
      for (index, view) in value.still.waiting.enumerated() {
        try session.work.note()
        let table = try session.state.makeTable()
        try table.rawSet("label", to: .text(view.label))
        try table.rawSet("isRetained", to: .boolean(view.state == .retained))
        try list.rawSet(index + 1, to: .table(table))
      }
      return call.push(.table(list))
    },
    .field(
      "thresholds",
      of: "Still",
      on: StillValue.self,
      gives: .array(.number),
      summary: "The fractions for which the window tells what is visible; an SVG marks each view."
    ) { value, call, session in
      let list = try session.state.makeTable(arrayCapacity: value.still.thresholds.count)
      for (index, threshold) in value.still.thresholds.enumerated() {
        try list.rawSet(index + 1, to: .number(threshold))
      }
      return call.push(.table(list))
    },
  ]

  private static func table(of box: Still.Box, in session: LabSession) throws -> LuaTable {
    let table = try session.state.makeTable()
    try table.rawSet("label", to: .text(box.label))
    if let words = box.words { try table.rawSet("text", to: .text(words)) }
    try table.rawSet("isPinned", to: .boolean(box.state == .pinned))
    try table.rawSet("frame", to: .table(self.table(of: box.frame, in: session)))
    try table.rawSet("visible", to: .table(self.table(of: box.visible, in: session)))
    return table
  }

  private static func table(of rect: Rect, in session: LabSession) throws -> LuaTable {
    let table = try session.state.makeTable()
    for (name, number) in [
      ("x", rect.origin.x), ("y", rect.origin.y), ("width", rect.size.width),
      ("height", rect.size.height),
    ] {
      try table.rawSet(name, to: .number(number))
    }
    return table
  }

  private static func still(
    of handle: WindowHandle,
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Still {
    let truth = try reader.flag("truth", in: call)
    let bars = try reader.flag("bar", default: truth, in: call)
    return try handle.window.still(hasBars: bars, hasTruth: truth, charging: reader.session.work)
  }

  private static let bar = Parameter.label(
    "bar",
    as: .boolean,
    default: "false",
    summary:
      "Draws beside the outermost scroll view where it is in its content, and what of that is "
      + "measured: in text █ is in sight, │ or ─ measured, ┊ or ┄ guessed."
  )

  private static let truth = Parameter.label(
    "truth",
    as: .boolean,
    default: "false",
    summary: "A second bar shows the true place, for which everything is measured."
  )

  /// The parameters of every picture.
  private static let picture: [Parameter] = [
    .label(
      "as",
      as: .string,
      required: false,
      summary:
        "How it is drawn: \"text\", \"svg\", or the name of a plugin's renderer; without it as "
        + "text, or as SVG where the file ends in .svg."
    ),
    .label(
      "width",
      as: .whole(2...10_000),
      required: false,
      summary: "How wide each window is: columns of text, or pixels of SVG (otherwise its points)."
    ),
    .label(
      "texts",
      as: .boolean,
      default: "false",
      summary: "Shows the text of views that have an id, too."
    ),
    .label("file", as: .string, required: false, summary: "Where it is written, too."),
    .label(
      "force",
      as: .boolean,
      default: "false",
      summary: "Replaces a file that this run did not write."
    ),
  ]
}

extension Window {
  /// What can be seen in it now, with the bars of its outermost scroll view if they are wanted.
  func still(hasBars: Bool, hasTruth: Bool, charging work: any WorkMeter) throws -> Still {
    let truth = hasTruth ? try figures.contentTruth() : nil
    var bars: [Axis: ScrollBar] = [:]
    if hasBars, let scroll = try? scrollView() {
      let mainAxis: Axis = try scroll.axes().contains(.vertical) ? .vertical : .horizontal
      for axis in Axis.allCases {
        let map = try scroll.contentMap(along: axis, parts: ScrollBar.parts)
        bars[axis] = map.map { ScrollBar($0, truth: axis == mainAxis ? truth : nil) }
      }
    }
    return try Still(
      of: tree(),
      size: Size(width: configuration.width, height: configuration.height),
      at: (frame, time),
      bars: bars,
      thresholds: configuration.thresholds,
      meter: work
    )
  }
}
