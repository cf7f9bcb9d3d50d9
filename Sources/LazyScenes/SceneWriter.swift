public import LazyReports
internal import LazyStacks

extension Scene {
  /// How the JSON of every scene begins that lazylab writes.
  public static let mark = "{\n  \"format\": \"\(format)\""
  /// The scene as JSON, a row a line.
  public var json: String { IndentedJSON(of: value).text }

  /// The scene as a value of JSON.
  public var value: DataValue {
    var fields: [DataValue.Field] = [
      .init("format", .text(Self.format)), .init("version", .integer(Self.version)),
    ]
    if !title.isEmpty { fields.append(.init("title", .text(title))) }
    if axis == .horizontal { fields.append(.init("axis", .text(axis.rawValue))) }
    fields.append(.init("viewport", viewport.value))
    if insets != Ends() { fields.append(.init("insets", insets.value)) }
    let roles = ScrollAnchorRole.allCases.filter { anchors[$0] != nil }
    if !roles.isEmpty {
      let values = roles.map { DataValue.Field($0.rawValue, .points(anchors[$0] ?? 0)) }
      fields.append(.init("anchors", .record(values)))
    }
    if hasBinding { fields.append(.init("binding", .flag(true))) }
    if frameRate != 60 { fields.append(.init("frameRate", .points(frameRate))) }
    if spacing != 0 { fields.append(.init("spacing", .points(spacing))) }
    fields.append(.init("content", .list(parts.map { $0.value })))
    fields.append(.init("frames", .integer(frames)))
    if !program.isEmpty { fields.append(.init("program", .list(programValues))) }
    if !parameters.isEmpty { fields.append(.init("lazylab", .record(parameters))) }
    return .record(fields)
  }

  private var programValues: [DataValue] {
    program.map { step in
      let (name, value) = step.action.member
      return .record([.init("frame", .integer(step.frame)), .init(name, value)])
    }
  }
}

extension DataValue {
  /// A number without a fraction where it has none.
  static func points(_ number: Double) -> DataValue {
    guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else {
      return .number(number)
    }
    return .integer(whole)
  }
}

extension Size {
  fileprivate var value: DataValue {
    .record([.init("width", .points(width)), .init("height", .points(height))])
  }
}

extension Scene.Ends {
  fileprivate var value: DataValue {
    .record([.init("start", .points(start)), .init("end", .points(end))])
  }
}

extension Scene.Row {
  fileprivate var value: DataValue {
    var fields: [DataValue.Field] = []
    if let id { fields.append(.init("id", id.value)) }
    if lengths.count == 1 {
      fields.append(.init("length", .points(lengths[0].length)))
    } else {
      let pairs = lengths.map { DataValue.list([.points($0.across), .points($0.length)]) }
      fields.append(.init("lengths", .list(pairs)))
    }
    return .record(fields)
  }
}

extension Scene.Section {
  fileprivate var value: DataValue {
    var fields: [DataValue.Field] = []
    if let id { fields.append(.init("id", id.value)) }
    if let header { fields.append(.init("header", header.value)) }
    fields.append(.init("rows", .list(rows.map { $0.value })))
    if let footer { fields.append(.init("footer", footer.value)) }
    return .record(fields)
  }
}

extension Scene.Part {
  fileprivate var value: DataValue {
    var fields: [DataValue.Field] = []
    switch kind {
    case .stack: fields.append(.init("container", .text("stack")))
    case .lazyStack: fields.append(.init("container", .text("lazyStack")))
    case .lazyGrid(let items):
      fields.append(.init("container", .text("lazyGrid")))
      fields.append(.init("columns", .list(items.map(\.value))))
    }
    if spacing != 0 { fields.append(.init("spacing", .points(spacing))) }
    if padding != Scene.Ends() { fields.append(.init("padding", padding.value)) }
    let pinned: [(PinnedScrollableViews, String)] = [
      (.sectionHeaders, "headers"), (.sectionFooters, "footers"),
    ]
    let names = pinned.filter { pinnedViews.contains($0.0) }.map { DataValue.text($0.1) }
    if !names.isEmpty { fields.append(.init("pinned", .list(names))) }
    if counts != .inferred { fields.append(.init("counts", .text(counts.rawValue))) }
    if let only = sections.first, sections.count == 1,
      only.id == nil, only.header == nil, only.footer == nil
    {
      fields.append(.init("rows", .list(only.rows.map { $0.value })))
    } else {
      fields.append(.init("sections", .list(sections.map { $0.value })))
    }
    return .record(fields)
  }
}

extension GridItem {
  fileprivate var value: DataValue {
    let (name, size): (String, DataValue) =
      switch self.size {
      case .fixed(let length): ("fixed", .points(length))
      case .flexible(let minimum, let maximum): ("flexible", Self.limits(minimum, maximum))
      case .adaptive(let minimum, let maximum): ("adaptive", Self.limits(minimum, maximum))
      }
    let fields = [DataValue.Field(name, size)]
    return .record(spacing.map { fields + [.init("spacing", .points($0))] } ?? fields)
  }

  private static func limits(_ minimum: Double, _ maximum: Double) -> DataValue {
    .list([.points(minimum)] + (maximum.isFinite ? [.points(maximum)] : []))
  }
}

extension Scene.Action {
  /// The name of the action and its value.
  fileprivate var member: (name: String, value: DataValue) {
    switch self {
    case .scroll(let scroll): return scroll.member
    case .resize(let size): return ("resize", size.value)
    case .insets(let ends): return ("insets", ends.value)
    case .insert(let rows, let place):
      let rows = DataValue.list(rows.map { $0.value })
      return ("insert", .record(place.fields + [.init("rows", rows)]))
    case .remove(let count, let place):
      let count: [DataValue.Field] = count == 1 ? [] : [.init("count", .integer(count))]
      return ("remove", .record(place.fields + count))
    case .change(let row, let place):
      return ("change", .record(place.fields + [.init("row", row.value)]))
    case .grow(let row, let place):
      return ("grow", .record(place.fields + [.init("row", row.value)]))
    case .setRows(let rows, let part, let index):
      let indices = [("part", part), ("section", index)].filter { $0.1 != 0 }
      let rows = DataValue.list(rows.map { $0.value })
      return (
        "setRows",
        .record(indices.map { .init($0.0, .integer($0.1)) } + [.init("rows", rows)])
      )
    case .insertSection(let section, let part, let index):
      let place = Self.place(part: part, at: index)
      let value = section.value
      return ("insertSection", .record(place + [.init("section", value)]))
    case .removeSection(let part, let index):
      return ("removeSection", .record(Self.place(part: part, at: index)))
    }
  }

  private static func place(part: Int, at index: Int) -> [DataValue.Field] {
    (part == 0 ? [] : [.init("part", .integer(part))]) + [.init("at", .integer(index))]
  }
}

extension Scene.RowPlace {
  fileprivate var fields: [DataValue.Field] {
    let at: DataValue =
      switch role {
      case .header: .text("header")
      case .footer: .text("footer")
      case .row(let index): .integer(index)
      }
    let indices = [("part", part), ("section", section)].filter { $0.1 != 0 }
    return indices.map { .init($0.0, .integer($0.1)) } + [.init("at", at)]
  }
}

extension Scene.Scroll {
  fileprivate var member: (name: String, value: DataValue) {
    switch self {
    case .by(let points, 0): return ("scrollBy", .points(points))
    case .by(let points, let frames):
      let fields = [
        DataValue.Field("points", .points(points)), DataValue.Field("frames", .integer(frames)),
      ]
      return ("scrollBy", .record(fields))
    case .finger(let moments):
      return ("finger", .list(moments.map { .list([.points($0.time), .points($0.distance)]) }))
    case .fling(let velocity): return ("fling", .points(velocity))
    case .stop: return ("stop", .flag(true))
    case .to(let target, let animation, let means):
      let fields = target.fields + Self.member(of: animation)
      let binding = means == .binding ? [DataValue.Field("binding", .flag(true))] : []
      return ("scrollTo", .record(fields + binding))
    }
  }

  private static func member(of animation: Animation.Form?) -> [DataValue.Field] {
    guard let animation else { return [] }
    let value: DataValue =
      switch animation {
      case Animation.default.form: .flag(true)
      case .spring(let response, let damping):
        .record([.init("response", .points(response)), .init("damping", .points(damping))])
      case .curve(let first, let second, let duration):
        .record([
          .init("curve", .list([first.x, first.y, second.x, second.y].map { .points($0) })),
          .init("duration", .points(duration)),
        ])
      }
    return [.init("animation", value)]
  }
}

extension Scene.Scroll.Target {
  fileprivate var fields: [DataValue.Field] {
    switch self {
    case .row(let id, let anchor):
      [.init("id", id.value)] + (anchor.map { [.init("anchor", .points($0))] } ?? [])
    case .end(let isStart): [.init("end", .text(isStart ? "start" : "end"))]
    case .offset(let offset): [.init("offset", .points(offset))]
    }
  }
}

/// JSON for people: what fits into a line stands on one.
private struct IndentedJSON {
  let value: DataValue

  init(of value: DataValue) { self.value = value }

  private static let width = 100

  /// The members of the document have lines of their own.
  var text: String { Self.text(of: value, indent: "", room: 0) + "\n" }

  private static func text(of value: DataValue, indent: String, room: Int) -> String {
    switch value {
    case .list(let values) where !values.isEmpty:
      return text(
        of: values.map { ("", $0) },
        in: ("[", "]"),
        indent: indent,
        room: room
      )
    case .record(let fields) where !fields.isEmpty:
      return text(
        of: fields.map { (DataValue.text($0.name).json + ": ", $0.value) },
        in: ("{", "}"),
        indent: indent,
        room: room
      )
    default: return value.json
    }
  }

  private static func text(
    of parts: [(name: String, value: DataValue)],
    in brackets: (String, String),
    indent: String,
    room: Int
  ) -> String {
    let inner = indent + "  "
    let texts = parts.map { $0.name + text(of: $0.value, indent: inner, room: width) }
    let length = texts.reduce(indent.utf8.count + 2) { $0 + $1.utf8.count + 2 }
    guard length > room || texts.contains(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) else {
      return brackets.0 + texts.joined(separator: ", ") + brackets.1
    }
    return brackets.0 + "\n" + inner + texts.joined(separator: ",\n" + inner) + "\n" + indent
      + brackets.1
  }
}
