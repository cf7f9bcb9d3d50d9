internal import LazyReports
internal import LazyStacks
internal import Lua

/// Binds the values of a window frame by frame.
enum SeriesBinding {
  static let registrations: [Registration] = [
    .method(
      "series",
      of: "Window",
      taking: [
        .label(
          "scroll",
          as: .path,
          summary:
            "The scroll view of which offset, contentSize, visible and phase tell, by its id;"
            + " by default the outermost."
        ),
        .label(
          "axis",
          as: .cases(Axis.allCases.map(\.rawValue)),
          summary: "The axis of offset and contentSize where it scrolls along both; by default "
            + "vertical."
        ),
      ],
      gives: .table("{ frame = { … }, time = { … }, … }"),
      summary:
        "A table of columns with a value for each frame that is kept: `frame`, `time`, and those "
        + "that are named, by default offset, contentSize and visible. "
        + described + " Any other kind of event counts those of the frame."
    ) { (handle: WindowHandle, call, reader) in
      let session = try reader.session
      let sources = try sources(in: call, by: reader)
      let subject =
        sources.contains(where: \.isOfScrollView)
        ? try subject(in: handle.window, by: reader, in: call) : nil
      let work = session.work
      let events = try handle.window.trace.events { _ in
        try work.note()
        return true
      }
      let series = try FrameSeries(sources, of: events, subject: subject) { try work.note() }
      let table = try session.state.makeTable()
      for column in series.columns {
        let list = try session.state.makeTable(arrayCapacity: column.values.count)
        for (index, value) in column.values.enumerated() {
          try work.note()
          try list.rawSet(index + 1, to: value.lua)
        }
        try table.rawSet(column.name, to: .table(list))
      }
      return call.push(.table(table))
    }.taking(.strings)
  ]

  /// The columns that are not only numbers of events.
  private static let described =
    SeriesSource.all
    .filter { source in
      source.isOfScrollView || !Event.Kind.builtIn.contains { $0.name == source.name }
    }
    .map { "`\($0.name)` is \($0.summary)" }.joined(separator: ", ") + "."

  private static func sources(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> [SeriesSource] {
    let values = try (0..<call.count).map { try call.value(at: $0) }
    let asked = values.isEmpty ? ["offset", "contentSize", "visible"].map(LuaValue.text) : values
    var sources: [SeriesSource] = []
    for value in asked {
      guard let name = value.text else {
        throw Mistake("\(reader.title) takes names of columns, got \(Literal.of(value))")
      }
      if name == "frame" || name == "time" { continue }
      guard let source = SeriesSource.all.first(where: { $0.name == name }) else {
        throw Mistake.unknown(
          "\(reader.title) has no column \(Literal.name(name))",
          name: name,
          among: SeriesSource.all.map(\.name),
          listed: "there are"
        )
      }
      if !sources.contains(where: { $0.name == name }) { sources.append(source) }
    }
    return sources
  }

  private static func subject(
    in window: Window,
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) throws -> FrameSeries.Subject {
    let scroll = try window.scrollView(reader.id("scroll", in: call))
    let axes = try scroll.axes()
    let asked = try reader.text("axis", in: call).flatMap(Axis.init)
    let axis = asked ?? (axes.contains(.vertical) ? .vertical : .horizontal)
    guard axes.contains(axis) else {
      throw Mistake("\(reader.title): the scroll view does not scroll along \(axis.rawValue)")
    }
    let geometry = try scroll.geometry()
    let isVertical = axis == .vertical
    return FrameSeries.Subject(
      node: try scroll.number(),
      axis: axis,
      present: [
        "offset": .number(isVertical ? geometry.contentOffset.y : geometry.contentOffset.x),
        "contentSize": .number(
          isVertical ? geometry.contentSize.height : geometry.contentSize.width
        ),
        "visible": .integer(try scroll.visibleIDs().count),
        "phase": .text(try scroll.phase().rawValue),
      ]
    )
  }
}
