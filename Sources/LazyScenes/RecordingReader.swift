internal import LazyReports
internal import LazyStacks

/// Reads a recording line by line.
///
/// A line that is wrong is told and left out, so that the others can still be compared.
public struct RecordingReader {
  /// What is wrong with lines, the first ones; each names its line.
  public private(set) var faults: [String] = []
  /// How many lines are wrong.
  public private(set) var faultCount = 0

  private var head: (origin: Recording.Origin, scene: Scene)?
  /// The ids that rows of the scene have at any time.
  private var ids: Set<ViewID> = []
  private var frames: [Recording.Frame] = []
  private var line = 0
  /// Whether another recording follows in the same file.
  private var isOver = false

  private static let mostFaults = 20
  private static let phases = ["idle", "tracking", "interacting", "decelerating", "animating"]
  private static let names = [
    "frame", "time", "offset", "size", "rows", "created", "destroyed", "appeared", "disappeared",
    "phase", "late",
  ]

  /// Begins a recording.
  public init() {}

  /// Reads the next line, without its line feed.
  ///
  /// - Parameters:
  ///   - bytes: The line.
  ///   - isWhole: Whether a line feed follows.
  /// - Throws: ``FormatError`` if it is the first line and does not begin a recording.
  public mutating func read(_ bytes: ArraySlice<UInt8>, isWhole: Bool) throws(FormatError) {
    line += 1
    guard !isOver else { return }
    // Some editors begin files with this mark.
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    let bytes = line == 1 && bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
    guard let fields = RowReader.fields(of: bytes) else {
      if bytes.isEmpty { return }
      if head == nil, bytes.starts(with: "{\"format\":\"\(Recording.format)\"".utf8) {
        throw FormatError("line \(line), which is about the whole, is cut off")
      }
      return note(isWhole ? "is no JSON object" : "is cut off")
    }
    let member = Member(value: .record(fields), place: "")
    guard head != nil else {
      // A console may have said something before.
      return try begin(member)
    }
    if fields.value(of: "format") != nil {
      isOver = true
      return note("begins a second recording, which is left out")
    }
    do {
      try add(member)
    } catch {
      note(": " + error.message)
    }
  }

  /// The recording, once all lines were read.
  ///
  /// - Throws: ``FormatError`` if there is no line.
  public func recording() throws(FormatError) -> Recording {
    guard let head else {
      throw FormatError(
        line == 0
          ? "the file is empty; a recording begins with a line about the whole"
          : "no line is a JSON object; a recording begins with one about the whole"
      )
    }
    return Recording(by: head.origin, of: head.scene, frames: frames)
  }

  private mutating func begin(_ member: Member) throws(FormatError) {
    let names = ["format", "version", "toolkit", "system", "device", "pace", "scene"]
    do {
      let members = try member.members(names)
      try FormatVersion(Recording.format, Recording.version).check(members)
      var origin = Recording.Origin(
        toolkit: try members.required("toolkit").text,
        system: try members.required("system").text
      )
      origin.device = try members.optional("device")?.text ?? ""
      origin.pace = try members.optional("pace")?.whole(1...1_000) ?? 1
      let scene = try members.required("scene")
      let read = try Scene(scene.value, place: scene.place)
      head = (origin, read)
      ids = read.allIDs
    } catch {
      throw FormatError("line \(line): " + error.message)
    }
  }

  private mutating func add(_ member: Member) throws(FormatError) {
    let members = try member.members(Self.names)
    let number = try members.required("frame").whole(1...1_000_000_000)
    var frame = Recording.Frame(number: number)
    if let last = frames.last, last.number >= number {
      throw FormatError("frame \(number) stands after frame \(last.number); time does not run back")
    }
    if let scene = head?.scene, number > scene.frames {
      throw FormatError("frame \(number) is beyond the scene, which has \(scene.frames)")
    }
    frame.time = try members.optional("time")?.number(0...Member.greatest)
    if let time = frame.time, let last = frames.last(where: { $0.time != nil })?.time, time < last {
      throw FormatError("time is \(time.json), after \(last.json); time does not run back")
    }
    // Rows together may be longer than one.
    frame.offset = try members.optional("offset")?.number(-1e15...1e15)
    frame.size = try members.optional("size")?.number(0...1e15)
    frame.rows = try members.optional("rows")?.list.map(row)
    try check(frame.rows?.map(\.id) ?? [], of: "rows")
    frame.created = try list("created", in: members)
    frame.destroyed = try list("destroyed", in: members)
    frame.appeared = try list("appeared", in: members)
    frame.disappeared = try list("disappeared", in: members)
    frame.phase = try members.optional("phase")?.choice(Self.phases)
    frame.late = try members.optional("late")?.length
    frames.append(frame)
  }

  private func row(_ member: Member) throws(FormatError) -> Recording.Row {
    let parts = try member.list
    guard parts.count == 3 else { throw member.mistake("[id, start, length]") }
    return Recording.Row(
      id: try parts[0].id,
      start: try parts[1].number(-1e15...1e15),
      length: try parts[2].length
    )
  }

  private func list(_ name: String, in members: Members) throws(FormatError) -> [ViewID]? {
    guard let member = members.optional(name) else { return nil }
    let found = try member.list.map { one throws(FormatError) in try one.id }
    try check(found, of: name)
    return found
  }

  /// Refuses ids that no row of the scene has, and those that are there twice.
  private func check(_ found: [ViewID], of name: String) throws(FormatError) {
    if let id = found.first(where: { !ids.contains($0) }) {
      throw FormatError("\(name) names \(id.value.json), which the scene does not have")
    }
    if let id = found.firstRepeated { throw FormatError("\(name) names \(id.value.json) twice") }
  }

  private mutating func note(_ what: String) {
    faultCount += 1
    let space = what.hasPrefix(":") ? "" : " "
    if faults.count < Self.mostFaults { faults.append("line \(line)\(space)\(what)") }
  }
}

extension Double {
  fileprivate var json: String { DataValue.points(self).json }
}
