internal import LazyStacks

/// A recorded gesture as text: JSON Lines or comma-separated values, with one sample on each line.
///
/// A line of JSON is an object, `{"time": 0.016, "y": 590}`, or an array, `[0.016, 590]`. The first
/// line of comma-separated values may name the columns. Empty lines and lines that begin with `#`
/// are ignored.
struct GestureText {
  /// The text's name in messages: the path of the file, or `the gesture`.
  private let name: String
  /// The axis that scrolls, if there is only one.
  private let axis: Axis?
  private var columns: [String]?
  /// The number of values of the first line without named columns.
  private var width: Int?
  private(set) var samples: [GestureSample] = []

  /// Reads a text, and calls `charge` for each line.
  init(
    _ text: String,
    named name: String,
    along axis: Axis?,
    charge: () throws -> Void
  ) throws {
    self.name = name
    self.axis = axis
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      try charge()
      number += 1
      var line = line
      if number == 1, line.first == "\u{FEFF}" { line = line.dropFirst() }
      let trimmed = line.trimmed
      guard !trimmed.isEmpty, trimmed.first != "#" else { continue }
      try read(trimmed, at: "\(name):\(number)")
    }
  }

  private mutating func read(_ line: Substring, at place: String) throws {
    if line.first == "{" || line.first == "[" {
      var json = SampleJSON(line, at: place)
      samples.append(try json.sample(along: axis))
    } else {
      try readValues(line, at: place)
    }
  }

  private mutating func readValues(_ line: Substring, at place: String) throws {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let isFirst = samples.isEmpty && columns == nil
    if isFirst, fields.allSatisfy({ Double.written($0) == nil }) {
      columns = try fields.map { try column($0, at: place) }
      return
    }
    let row = try fields.map { field in
      guard let number = Double.written(field) else {
        throw Mistake("\(place): \(Literal.quoted(String(field))) is not a number")
      }
      return number
    }
    var sample = GestureSample(at: place)
    if let columns {
      guard row.count == columns.count else {
        throw Mistake("\(place): it has \(row.count) values for \(columns.count) columns")
      }
      for (column, number) in zip(columns, row) { try sample.take(number, for: column) }
    } else {
      let width = self.width ?? row.count
      guard row.count == width else {
        throw Mistake("\(place): it has \(row.count) values, and the lines before have \(width)")
      }
      self.width = width
      try sample.take(row, along: axis)
    }
    samples.append(sample)
  }

  /// The name of a column in the first line.
  private func column(_ field: Substring, at place: String) throws -> String {
    let name = String(field)
    guard GestureSample.names.contains(name) else {
      throw Mistake(
        "\(place): \(Literal.quoted(name)) is neither a number nor a column; the columns are "
          + "time, x and y, with commas between them"
      )
    }
    return name
  }
}

extension Double {
  /// A number as JSON and tables write it; nil for words, including those that Swift reads as
  /// numbers.
  static func written(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else {
      return nil
    }
    return Double(text)
  }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmed: Substring {
    var rest = self
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return rest
  }
}
