internal import LazyReports
internal import LazyScripting

/// What came of a test, or of a file by itself.
struct TestResult: Equatable {
  var status = ExitStatus.done
  /// How many expectations were checked.
  var checked = 0
  /// Whether the file ran to its end.
  var isWhole = false
  /// The names of the tests that the file declares.
  var names: [String] = []
  /// The paths of the snapshots that it compared with.
  var snapshots: [String] = []
  var failures: [TestFailure] = []
  /// What was printed.
  var printed = ""
}

/// One reason why a test failed.
struct TestFailure: Equatable {
  /// The place and what is wrong, and after it the difference of two values.
  var lines: [String]
  /// The value that `--accept` would keep.
  var snapshot: Expectations.Snapshot?

  /// A failure that ends a line.
  init(_ text: String) { lines = [text] }

  init(lines: [String], snapshot: Expectations.Snapshot? = nil) {
    (self.lines, self.snapshot) = (lines, snapshot)
  }
}

extension TestResult {
  /// The result without what was printed, as one process gives it to another.
  var encoded: [UInt8] {
    var fields = ["\(status.rawValue)", "\(checked)", isWhole ? "1" : "0", "\(names.count)"]
    fields += names + ["\(snapshots.count)"] + snapshots
    for failure in failures {
      fields.append(failure.lines.joined(separator: "\n"))
      fields += failure.snapshot.map { ["1", $0.name, $0.text] } ?? ["0"]
    }
    return fields.flatMap { Array("\($0.utf8.count):\($0)".utf8) }
  }

  /// Reads a result; nil if it is not whole.
  init?(encoded: [UInt8]) {
    var reader = FieldReader(rest: encoded[...])
    guard let status = reader.number().flatMap({ ExitStatus(rawValue: Int32($0)) }),
      let checked = reader.number(), let isWhole = reader.number(), let names = reader.list(),
      let snapshots = reader.list()
    else { return nil }
    (self.status, self.checked, self.isWhole) = (status, checked, isWhole == 1)
    (self.names, self.snapshots) = (names, snapshots)
    while !reader.rest.isEmpty {
      guard let text = reader.next(), let kind = reader.number() else { return nil }
      let lines = text.lines.map(String.init)
      var failure = TestFailure(lines: lines)
      if kind == 1 {
        guard let name = reader.next(), let text = reader.next() else { return nil }
        failure.snapshot = Expectations.Snapshot(name: name, text: text)
      }
      failures.append(failure)
    }
  }
}

/// Reads texts that stand one after another, each after its length.
private struct FieldReader {
  var rest: ArraySlice<UInt8>

  mutating func next() -> String? {
    guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
      let count = Int(String(decoding: rest[..<colon], as: UTF8.self)),
      count >= 0, count < rest.endIndex - colon
    else { return nil }
    defer { rest = rest[(colon + 1 + count)...] }
    return String(decoding: rest[(colon + 1)..<(colon + 1 + count)], as: UTF8.self)
  }

  mutating func number() -> Int? { next().flatMap { Int($0) } }

  /// Reads texts after their number.
  mutating func list() -> [String]? {
    guard let count = number(), count >= 0 else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = next() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
