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
    if isFirst, fields.contains(where: { GestureSample.names.contains(String($0)) }) {
      columns = fields.map(String.init)
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
      try sample.take(row, along: axis)
    }
    samples.append(sample)
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
