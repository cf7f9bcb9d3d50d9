internal import LazyReports
public import LazyStacks

/// What a lazy list did with a scene, frame by frame, whichever list that was.
public struct Recording: Equatable, Sendable {
  /// A row in sight.
  public struct Row: Equatable, Sendable {
    /// Its id.
    public var id: ViewID
    /// Where it starts, counted from the start of the viewport, in points.
    public var start: Double
    /// Its length along the axis, in points.
    public var length: Double

    /// Creates a row.
    public init(id: ViewID, start: Double, length: Double) {
      (self.id, self.start, self.length) = (id, start, length)
    }
  }

  /// What was there at the end of a frame, and what happened in it; nil for what is not known.
  public struct Frame: Equatable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// The time since the first frame, in seconds.
    public var time: Double?
    /// Where the viewport starts in the content, in points.
    public var offset: Double?
    /// The length of the content as the list knows it, in points.
    public var size: Double?
    /// The rows in sight, in order.
    public var rows: [Row]?
    /// The rows that were made.
    public var created: [ViewID]?
    /// The rows that were given up.
    public var destroyed: [ViewID]?
    /// The rows that were told that they come into sight.
    public var appeared: [ViewID]?
    /// The rows that were told that they leave it.
    public var disappeared: [ViewID]?
    /// What moves the content, as `ScrollPhase` names it.
    public var phase: String?
    /// How much later than its time it was shown, in milliseconds.
    public var late: Double?

    /// Creates a frame of which nothing is known.
    public init(number: Int) { self.number = number }
  }

  /// Who recorded it.
  public struct Origin: Equatable, Sendable {
    /// The list and its version: `Qt Quick 6.12.0`.
    public var toolkit: String
    /// The system and its version.
    public var system: String
    /// The device; empty where it does not matter.
    public var device = ""
    /// How many frames of the list each frame of the scene took, so that what the list does later
    /// was done.
    public var pace = 1

    /// Names a list and a system.
    public init(toolkit: String, system: String) { (self.toolkit, self.system) = (toolkit, system) }
  }

  /// Who recorded it.
  public var origin: Origin
  /// What was played.
  public var scene: Scene
  /// The frames, in order; some may be missing.
  public var frames: [Frame]

  /// Creates a recording.
  public init(by origin: Origin, of scene: Scene, frames: [Frame]) {
    (self.origin, self.scene, self.frames) = (origin, scene, frames)
  }
}

extension Recording {
  /// The version of the format.
  public static let version = 1
  /// The name of the format.
  public static let format = "lazylab-recording"

  /// How every recording begins that lazylab made, and no other list.
  public static let mark =
    "{\"format\":\"\(format)\",\"version\":\(version),\"toolkit\":\"lazylab "

  /// The recording as JSON Lines: a line about the whole, and one for each frame.
  public var jsonLines: String {
    var origin: [DataValue.Field] = [
      .init("toolkit", .text(self.origin.toolkit)), .init("system", .text(self.origin.system)),
    ]
    if !self.origin.device.isEmpty { origin.append(.init("device", .text(self.origin.device))) }
    if self.origin.pace != 1 { origin.append(.init("pace", .integer(self.origin.pace))) }
    let head: [DataValue.Field] =
      [.init("format", .text(Self.format)), .init("version", .integer(Self.version))] + origin
      + [.init("scene", scene.value)]
    return DataValue.record(head).json + "\n" + frames.map(\.jsonLine).joined()
  }
}

extension Recording.Frame {
  /// The line of the frame.
  public var jsonLine: String { value.json + "\n" }

  private var value: DataValue {
    var fields: [DataValue.Field] = [.init("frame", .integer(number))]
    let numbers = [("time", time), ("offset", offset), ("size", size)]
    for (name, number) in numbers {
      if let number { fields.append(.init(name, .points(number))) }
    }
    if let rows {
      let values = rows.map {
        DataValue.list([$0.id.value, .points($0.start), .points($0.length)])
      }
      fields.append(.init("rows", .list(values)))
    }
    let lists = [
      ("created", created), ("destroyed", destroyed), ("appeared", appeared),
      ("disappeared", disappeared),
    ]
    for (name, ids) in lists {
      if let ids { fields.append(.init(name, .list(ids.map(\.value)))) }
    }
    if let phase { fields.append(.init("phase", .text(phase))) }
    if let late { fields.append(.init("late", .points(late))) }
    return .record(fields)
  }
}
