internal import LazyStacks
internal import Lua

/// A sample of a gesture as it was written, with its numbers by name or by position.
struct GestureSample {
  /// The sample's name in messages: `sample 3 of scroll:replay`, `swipe.csv:4`.
  let place: String
  private var numbers: [String: Double] = [:]

  /// The names of the numbers.
  static let names = ["time", "x", "y"]

  init(at place: String) { self.place = place }

  /// Reads a number with its name.
  mutating func take(_ number: Double, for name: String) throws {
    guard Self.names.contains(name) else {
      throw Mistake.unknown(
        "\(place): a sample has no \(Literal.name(name))",
        name: name,
        among: Self.names,
        listed: "it has"
      )
    }
    guard numbers.updateValue(number, forKey: name) == nil else {
      throw Mistake("\(place): it has two numbers for \(name)")
    }
  }

  /// Reads numbers by position: the time, and the place along the only axis or along both.
  mutating func take(_ row: [Double], along axis: Axis?) throws {
    switch (row.count, axis) {
    case (2, let axis?): numbers = ["time": row[0], axis == .vertical ? "y" : "x": row[1]]
    case (3, _): numbers = ["time": row[0], "x": row[1], "y": row[2]]
    case (2, nil):
      throw Mistake("\(place): the content scrolls along both axes; write the time, x and y")
    default:
      throw Mistake(
        "\(place): it has \(row.count) numbers; write the time and the place, or the time, x and y"
      )
    }
  }

  /// The sample; it must have the finger's place along each axis that scrolls.
  func sample(scrolling axes: Set<Axis>) throws -> FingerSample {
    guard let time = numbers["time"] else { throw missing("time") }
    for axis in Axis.allCases where axes.contains(axis) && numbers[axis.name] == nil {
      throw missing(axis.name)
    }
    return FingerSample(
      time: time,
      position: Point(x: numbers["x"] ?? 0, y: numbers["y"] ?? 0)
    )
  }

  private func missing(_ name: String) -> Mistake {
    Mistake("\(place): it has no \(name); a sample says when the finger was where: time, x, y")
  }
}

extension Axis {
  /// The name of the coordinate along the axis.
  fileprivate var name: String { self == .vertical ? "y" : "x" }
}

extension GestureSample {
  /// Reads a sample that a script wrote: `{ time = 0, y = 600 }` or `{ 0, 600 }`.
  init(_ table: LuaTable, at place: String, along axis: Axis?) throws {
    self.init(at: place)
    var row: [Double] = []
    for (key, value) in try table.entries() {
      guard let number = value.number else {
        throw Mistake(
          "\(place): [\(Literal.of(key))] is a number, got \(Literal.of(value)); write "
            + "{ time = 0, x = 100, y = 600 } or { 0, 600 }"
        )
      }
      if let name = key.text {
        try take(number, for: name)
      } else if key == .integer(row.count + 1) {
        row.append(number)
      } else {
        throw Mistake("\(place): a sample has no [\(Literal.of(key))]")
      }
    }
    guard !row.isEmpty else { return }
    guard numbers.isEmpty else {
      throw Mistake("\(place): write its numbers by name or in their order, not both")
    }
    try take(row, along: axis)
  }
}
