internal import LazyReports
internal import LazyStacks

extension Scene {
  /// The version of the format.
  public static let version = 1
  /// The name of the format.
  public static let format = "lazylab-scene"

  /// Reads a scene.
  ///
  /// - Parameter bytes: The JSON.
  /// - Throws: ``FormatError`` that names the place of what is wrong.
  public init(json bytes: [UInt8]) throws(FormatError) {
    guard let fields = RowReader.fields(of: bytes) else {
      let place = RowReader.mistake(in: bytes)
      throw FormatError(
        "line \(place.line), column \(place.column): the file is no JSON object, or not a whole one"
      )
    }
    try self.init(.record(fields), place: "")
  }

  /// Reads a scene that may be a part of another document.
  init(_ value: DataValue, place: String) throws(FormatError) {
    self = try SceneReader().scene(Member(value: value, place: place))
  }
}

/// Reads scenes from JSON.
private struct SceneReader {
  /// The greatest number of rows and of frames of a scene.
  private static let most = 1_000_000
  private static let names = [
    "format", "version", "title", "axis", "viewport", "insets", "anchors", "binding", "frameRate",
    "spacing", "content", "frames", "program", "lazylab",
  ]

  func scene(_ member: Member) throws(FormatError) -> Scene {
    let members = try member.members(Self.names)
    try FormatVersion(Scene.format, Scene.version).check(members)
    let viewport = try size(members.required("viewport"))
    let axis = try members.optional("axis")?.choice(Axis.allCases.map(\.rawValue)) ?? "vertical"
    var scene = Scene(viewport: viewport, parts: [])
    scene.axis = axis == "vertical" ? .vertical : .horizontal
    scene.title = try members.optional("title")?.text ?? ""
    scene.insets = try ends(members.optional("insets"))
    scene.anchors = try anchors(members.optional("anchors"))
    scene.hasBinding = try members.optional("binding")?.flag ?? false
    scene.frameRate = try members.optional("frameRate")?.number(1...1000) ?? 60
    scene.spacing = try members.optional("spacing")?.length ?? 0
    let across = scene.across
    scene.parts = try members.required("content").list.map { part throws(FormatError) in
      try self.part(part, across: across)
    }
    guard scene.rowCount <= Self.most else {
      throw FormatError("content has \(scene.rowCount) rows; a scene has at most \(Self.most)")
    }
    if let id = scene.allRows.compactMap(\.id).firstRepeated {
      throw FormatError("content: two rows have the id \(id.value.json)")
    }
    scene.frames = try members.required("frames").whole(1...Self.most)
    if let program = members.optional("program") {
      scene.program = try StepReader(scene).steps(program)
    }
    if let parameters = members.optional("lazylab") {
      guard case .record(let fields) = parameters.value else {
        throw parameters.mistake("an object with parameters by their names")
      }
      scene.parameters = fields
    }
    return scene
  }

  private func part(_ member: Member, across: Double) throws(FormatError) -> Scene.Part {
    let names = [
      "container", "columns", "spacing", "padding", "pinned", "counts", "sections", "rows",
    ]
    let members = try member.members(names)
    let container = try members.required("container").choice(["lazyStack", "lazyGrid", "stack"])
    var kind: ContentOutline.Part.Kind = container == "stack" ? .stack : .lazyStack
    if container == "lazyGrid" {
      let columns = try members.required("columns").list.map(column)
      guard !columns.isEmpty else {
        throw FormatError("\(member.place).columns is empty; a grid has a column")
      }
      kind = .lazyGrid(columns)
    } else if let columns = members.optional("columns") {
      throw FormatError("\(columns.place): only a lazyGrid has columns")
    }
    let pinned = members.optional("pinned")
    if let pinned, kind == .stack {
      throw FormatError("\(pinned.place): only lazy containers pin views")
    }
    let (name, content) = try members.only(of: ["sections", "rows"])
    let reader = RowReading(across: across)
    let sections =
      name == "rows"
      ? [Scene.Section(rows: try reader.rows(content))] : try content.list.map(reader.section)
    let named = sections.compactMap(\.id)
    if kind == .stack, let id = named.first {
      throw FormatError("\(content.place): the section \(id.value.json) of a stack has no id")
    }
    guard named.firstRepeated == nil else {
      throw FormatError("\(content.place): two sections have one id")
    }
    if !named.isEmpty, let place = sections.firstIndex(where: { $0.id == nil && !$0.rows.isEmpty })
    {
      throw FormatError("\(content.place)[\(place)]: it has no id, and other sections have one")
    }
    return Scene.Part(
      kind,
      spacing: try members.optional("spacing")?.length ?? 0,
      padding: try ends(members.optional("padding")),
      pinnedViews: try self.pinned(pinned),
      counts: try counts(members.optional("counts")),
      sections: sections
    )
  }

  private func column(_ member: Member) throws(FormatError) -> GridItem {
    let members = try member.members(["fixed", "flexible", "adaptive", "spacing"])
    let (name, size) = try members.only(of: ["fixed", "flexible", "adaptive"])
    let spacing = try members.optional("spacing")?.length
    if name == "fixed" { return GridItem(.fixed(try size.length), spacing: spacing) }
    let limits = try size.list
    guard (1...2).contains(limits.count) else {
      throw size.mistake("a list of the minimum and, if there is one, the maximum")
    }
    let (minimum, maximum) = (
      try limits[0].length, try limits.count == 2 ? limits[1].length : .infinity
    )
    let item = GridItem(
      name == "flexible"
        ? .flexible(minimum: minimum, maximum: maximum)
        : .adaptive(minimum: minimum, maximum: maximum),
      spacing: spacing
    )
    do { try item.check(as: member.place) } catch { throw FormatError("\(error)") }
    return item
  }

  private func counts(_ member: Member?) throws(FormatError) -> ContentOutline.Part.Counts {
    let name = try member?.choice(ContentOutline.Part.Counts.allCases.map(\.rawValue))
    return name.flatMap { ContentOutline.Part.Counts(rawValue: $0) } ?? .inferred
  }

  private func pinned(_ member: Member?) throws(FormatError) -> PinnedScrollableViews {
    var views: PinnedScrollableViews = []
    for one in try member?.list ?? [] {
      let name = try one.choice(["headers", "footers"])
      views.insert(name == "headers" ? .sectionHeaders : .sectionFooters)
    }
    return views
  }

  private func anchors(_ member: Member?) throws(FormatError) -> [ScrollAnchorRole: Double] {
    var anchors: [ScrollAnchorRole: Double] = [:]
    let members = try member?.members(ScrollAnchorRole.allCases.map(\.rawValue))
    for role in ScrollAnchorRole.allCases {
      anchors[role] = try members?.optional(role.rawValue)?.number(0...1)
    }
    return anchors
  }
}

/// Reads the rows of a scene.
struct RowReading {
  /// The length of the viewport across the axis, for rows with one length.
  let across: Double

  func section(_ member: Member) throws(FormatError) -> Scene.Section {
    let members = try member.members(["id", "header", "rows", "footer"])
    var section = Scene.Section(rows: try members.optional("rows").map(rows) ?? [])
    section.id = try members.optional("id")?.id
    section.header = try members.optional("header").map(row)
    section.footer = try members.optional("footer").map(row)
    section.rows = section.named(section.rows)
    guard let id = section.id else { return section }
    for (index, row) in section.rows.enumerated() {
      guard let path = row.id, path.steps.count != id.steps.count + 1 else { continue }
      throw FormatError(
        "\(member.place).rows[\(index)].id: \(path.value.json) is no row of \(id.value.json); its "
          + "rows have ids of their own, or these as paths behind it"
      )
    }
    return section
  }

  func rows(_ member: Member) throws(FormatError) -> [Scene.Row] {
    let rows = try member.list.map(row)
    var seen: Set<ViewID> = []
    for (index, row) in rows.enumerated() {
      guard let id = row.id, !seen.insert(id).inserted else { continue }
      throw FormatError("\(member.place)[\(index)].id: two rows have the id \(id.value.json)")
    }
    return rows
  }

  func row(_ member: Member) throws(FormatError) -> Scene.Row {
    let members = try member.members(["id", "length", "lengths"])
    let id = try members.optional("id")?.id
    let (name, length) = try members.only(of: ["length", "lengths"])
    if name == "length" { return Scene.Row(id: id, length: try length.length, across: across) }
    let extents = try length.list.map { pair throws(FormatError) in
      let numbers = try pair.list
      guard numbers.count == 2 else { throw pair.mistake("[across, length]") }
      return Scene.Row.Extent(across: try numbers[0].length, length: try numbers[1].length)
    }
    guard !extents.isEmpty else { throw length.mistake("a list of at least one [across, length]") }
    guard Set(extents.map(\.across)).count == extents.count else {
      throw FormatError("\(length.place): two lengths are for one width")
    }
    return Scene.Row(id: id, lengths: extents)
  }
}

/// A size in points.
func size(_ member: Member) throws(FormatError) -> Size {
  let members = try member.members(["width", "height"])
  let limits = Double.leastNormalMagnitude...Member.greatest
  return Size(
    width: try members.required("width").number(limits),
    height: try members.required("height").number(limits)
  )
}

/// Distances at both ends; 0 where none is given.
func ends(_ member: Member?) throws(FormatError) -> Scene.Ends {
  guard let members = try member?.members(["start", "end"]) else { return Scene.Ends() }
  return Scene.Ends(
    start: try members.optional("start")?.length ?? 0,
    end: try members.optional("end")?.length ?? 0
  )
}

/// A format and the latest version of it that is understood.
struct FormatVersion {
  private let format: String
  private let version: Int

  init(_ format: String, _ version: Int) { (self.format, self.version) = (format, version) }

  /// Refuses documents of other formats and of later versions.
  func check(_ members: Members) throws(FormatError) {
    let found = try members.required("format").text
    guard found == format else {
      throw FormatError("its format is \"\(found.onOneLine)\", not \"\(format)\"")
    }
    let number = try members.required("version").whole(1...1_000_000)
    guard number <= version else {
      throw FormatError(
        "it has version \(number) of its format, and this lazylab reads versions up to \(version)"
      )
    }
  }
}
