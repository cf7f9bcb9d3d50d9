internal import LazyStacks

/// Reads a sample from a line of JSON: an object or an array of numbers.
struct SampleJSON {
  private var rest: Substring
  private let place: String

  init(_ line: Substring, at place: String) {
    rest = line
    self.place = place
  }

  /// Reads the line to its end.
  mutating func sample(along axis: Axis?) throws -> GestureSample {
    var sample = GestureSample(at: place)
    if take("{") {
      try list(endingWith: "}") { json in
        let name = try json.string()
        guard json.take(":") else { throw json.mistake("after \(Literal.quoted(name))") }
        try sample.take(json.number(), for: name)
      }
    } else {
      _ = take("[")
      var row: [Double] = []
      try list(endingWith: "]") { json in row.append(try json.number()) }
      try sample.take(row, along: axis)
    }
    skipSpaces()
    guard rest.isEmpty else { throw mistake("after the sample; write one a line") }
    return sample
  }

  private mutating func list(
    endingWith end: Character,
    entry: (inout SampleJSON) throws -> Void
  ) throws {
    if take(end) { return }
    repeat { try entry(&self) } while take(",")
    guard take(end) else { throw mistake("where , or \(end) belongs") }
  }

  private mutating func string() throws -> String {
    guard take("\""), let end = rest.firstIndex(of: "\"") else {
      throw mistake("where the name of a number belongs, in double quotes")
    }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  private mutating func number() throws -> Double {
    skipSpaces()
    let text = rest.prefix { !",]} \t".contains($0) }
    guard let number = Double.written(text) else { throw mistake("where a number belongs") }
    rest = rest.dropFirst(text.count)
    return number
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpaces()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
  }

  private func mistake(_ expected: String) -> Mistake {
    let found =
      rest.isEmpty ? "the line ends" : "there is \(Literal.quoted(String(rest.prefix(20))))"
    return Mistake("\(place): \(found) \(expected)")
  }
}
