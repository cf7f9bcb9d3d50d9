internal import LazyReports
internal import LazyStacks

/// Reads the program of a scene, and checks each step against what is there in its frame.
struct StepReader {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  private static let actions = [
    "scrollBy", "finger", "fling", "stop", "scrollTo", "resize", "insets", "insert", "remove",
    "change", "grow", "setRows", "insertSection", "removeSection",
  ]

  func steps(_ member: Member) throws(FormatError) -> [Scene.Step] {
    var content = SceneContent(scene)
    var steps: [Scene.Step] = []
    for one in try member.list {
      let members = try one.members(["frame"] + Self.actions)
      let frame = try members.required("frame").whole(1...scene.frames)
      guard steps.last.map({ $0.frame <= frame }) ?? true else {
        throw FormatError(
          "\(one.place).frame is \(frame), before the step above it; steps are in the order of time"
        )
      }
      let (name, value) = try members.only(of: Self.actions)
      let reader = RowReading(across: content.viewport[scene.axis.cross])
      let read = try self.action(name, value, by: reader)
      let action = try content.named(read, at: value.place)
      try content.apply(action, at: value.place)
      steps.append(Scene.Step(frame: frame, action))
    }
    return steps
  }

  private func action(
    _ name: String,
    _ value: Member,
    by reader: RowReading
  ) throws(FormatError) -> Scene.Action {
    switch name {
    case "resize": return .resize(try size(value))
    case "insets": return .insets(try ends(value))
    case "insert":
      let members = try value.members(["part", "section", "at", "rows"])
      return .insert(
        try reader.rows(members.required("rows")),
        at: Scene.RowPlace(
          part: try index("part", in: members),
          section: try index("section", in: members),
          .row(try members.required("at").whole(0...1_000_000))
        )
      )
    case "remove":
      let members = try value.members(["part", "section", "at", "count"])
      let (count, place) = (members.optional("count"), try place(members))
      if case .row = place.role {
      } else if let count {
        throw FormatError("\(count.place): a section has one \(place.role)")
      }
      return .remove(try count?.whole(1...1_000_000) ?? 1, at: place)
    case "change", "grow":
      let members = try value.members(["part", "section", "at", "row"])
      let row = try reader.row(members.required("row"))
      return name == "change"
        ? .change(row, at: try place(members)) : .grow(row, at: try place(members))
    case "setRows":
      let members = try value.members(["part", "section", "rows"])
      return .setRows(
        try reader.rows(members.required("rows")),
        part: try index("part", in: members),
        section: try index("section", in: members)
      )
    case "insertSection", "removeSection": return try sectionAction(name, value, by: reader)
    default: return .scroll(try scroll(name, value))
    }
  }

  private func sectionAction(
    _ name: String,
    _ value: Member,
    by reader: RowReading
  ) throws(FormatError) -> Scene.Action {
    let isInsertion = name == "insertSection"
    let members = try value.members(isInsertion ? ["part", "at", "section"] : ["part", "at"])
    let part = try index("part", in: members)
    let place = try members.required("at").whole(0...1_000_000)
    guard isInsertion else { return .removeSection(part: part, section: place) }
    let section = try reader.section(members.required("section"))
    return .insertSection(section, part: part, section: place)
  }

  private func index(_ name: String, in members: Members) throws(FormatError) -> Int {
    try members.optional(name)?.whole(0...1_000_000) ?? 0
  }

  private func place(_ members: Members) throws(FormatError) -> Scene.RowPlace {
    let place = try members.required("at")
    let role: Scene.RowPlace.Role =
      switch place.value {
      case .text("header"): .header
      case .text("footer"): .footer
      case .text: throw place.mistake("an index from 0, \"header\" or \"footer\"")
      default: .row(try place.whole(0...1_000_000))
      }
    return Scene.RowPlace(
      part: try index("part", in: members),
      section: try index("section", in: members),
      role
    )
  }

  private func scroll(_ name: String, _ value: Member) throws(FormatError) -> Scene.Scroll {
    switch name {
    case "scrollBy":
      guard case .record = value.value else { return .by(try value.number(), frames: 0) }
      let members = try value.members(["points", "frames"])
      return .by(
        try members.required("points").number(),
        frames: try members.optional("frames")?.whole(0...100_000) ?? 0
      )
    case "finger":
      let moments = try value.list.map { pair throws(FormatError) in
        let numbers = try pair.list
        guard numbers.count == 2 else { throw pair.mistake("[seconds, points]") }
        return Scene.Scroll.Moment(
          time: try numbers[0].number(0...3600),
          distance: try numbers[1].number()
        )
      }
      guard !moments.isEmpty, zip(moments, moments.dropFirst()).allSatisfy({ $0.time <= $1.time })
      else { throw value.mistake("a list of [seconds, points] in the order of time") }
      return .finger(moments)
    case "fling": return .fling(try value.number(-100_000...100_000))
    case "stop":
      guard try value.flag else { throw value.mistake("true") }
      return .stop
    default: return try target(value)
    }
  }

  private func target(_ value: Member) throws(FormatError) -> Scene.Scroll {
    let members = try value.members(["id", "end", "offset", "anchor", "animation", "binding"])
    let animation = try members.optional("animation").map(animation) ?? nil
    let isBound = try members.optional("binding")?.flag ?? false
    guard !isBound || scene.hasBinding else {
      throw FormatError("\(value.place).binding: the scene says nothing of a binding")
    }
    let (name, target) = try members.only(of: ["id", "end", "offset"])
    if name != "id", let anchor = members.optional("anchor") {
      throw FormatError("\(anchor.place): only a scroll to an id has an anchor")
    }
    let means = isBound ? Scene.Scroll.Means.binding : .proxy
    switch name {
    case "end":
      let isStart = try target.choice(["start", "end"]) == "start"
      return .to(.end(isStart: isStart), animation: animation, by: means)
    case "offset":
      return .to(.offset(try target.number()), animation: animation, by: means)
    default:
      let anchor = try members.optional("anchor")?.number(-1000...1000)
      return .to(.row(try target.id, anchor: anchor), animation: animation, by: means)
    }
  }

  private func animation(_ value: Member) throws(FormatError) -> Animation.Form? {
    if case .flag(let isAnimated) = value.value { return isAnimated ? Animation.default.form : nil }
    let members = try value.members(["curve", "duration", "response", "damping"])
    let forms = [["curve", "duration"], ["response", "damping"]].filter { names in
      names.contains { members.optional($0) != nil }
    }
    guard forms.count == 1 else {
      throw FormatError(
        "\(value.place): it has either curve and duration or response and damping"
      )
    }
    guard let curve = members.optional("curve") else {
      return .spring(
        response: try members.required("response").number(1e-6...1000),
        dampingFraction: try members.required("damping").number(1e-6...1000)
      )
    }
    let numbers = try curve.list.map { number throws(FormatError) in try number.number(-100...100) }
    guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw curve.mistake("[x, y, x, y] of two control points, each x from 0 to 1")
    }
    return .curve(
      first: Point(x: numbers[0], y: numbers[1]),
      second: Point(x: numbers[2], y: numbers[3]),
      duration: try members.required("duration").number(0...3600)
    )
  }
}
