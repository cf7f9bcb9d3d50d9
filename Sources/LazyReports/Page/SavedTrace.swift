/// The lines of a saved trace, as far as a report needs them.
public enum SavedTrace {
  /// What is wrong with a trace: the end of a sentence that begins with its name.
  public struct Fault: Error, Equatable {
    /// What is wrong, and what to do.
    public let message: String
    /// Whether everything before it is a trace.
    public let isCutOff: Bool

    /// Creates a fault.
    public init(message: String, isCutOff: Bool) {
      (self.message, self.isCutOff) = (message, isCutOff)
    }
  }

  /// Reads the first line.
  ///
  /// - Throws: ``Fault`` if it is none of a trace, or of one of another version.
  public static func header(in line: some Sequence<UInt8>) throws(Fault) -> EventJSON.Header {
    guard let fields = RowReader.fields(of: line), fields.text("kind") == "header",
      let script = fields.text("script"), let version = fields.text("version")
    else {
      throw Fault(
        message: "is no trace; 'lazylab run SCRIPT --trace FILE' writes one",
        isCutOff: false
      )
    }
    guard fields.integer("format") == EventJSON.format else {
      let format = fields.value(of: "format")?.shown ?? "unknown"
      throw Fault(
        message: "is a trace of format \(format), by lazylab \(version.onOneLine), and this one "
          + "reads format \(EventJSON.format); run the script again",
        isCutOff: false
      )
    }
    var flags: [String] = []
    if case .list(let values)? = fields.value(of: "flags") {
      flags = values.compactMap { if case .text(let flag) = $0 { flag } else { nil } }
    }
    let seed = try seed(in: line, of: fields)
    return EventJSON.Header(version: version, script: script, seed: seed, flags: flags)
  }

  /// The seed, which may be greater than the numbers that readers of JSON keep.
  private static func seed(
    in line: some Sequence<UInt8>,
    of fields: [DataValue.Field]
  ) throws(Fault) -> UInt64 {
    let value = fields.value(of: "seed")
    // Within a text no quote stands without a backslash before it.
    let text = String(decoding: Array(line), as: UTF8.self)
    let digits = text.firstRange(of: "\"seed\":").map { range in
      text[range.upperBound...].drop { $0 == " " }.prefix { !",} ".contains($0) }
    }
    if let seed = digits.flatMap({ UInt64($0, radix: 10) }) { return seed }
    let found = value.map { value in
      "the seed \(value.shown.shortened(to: 40).onOneLine), which is no whole number from 0 to "
        + "\(UInt64.max),"
    }
    throw Fault(message: "has \(found ?? "no seed") in its first line", isCutOff: false)
  }

  /// Reads another line.
  ///
  /// - Parameters:
  ///   - line: The line, without a line feed.
  ///   - number: Its number in the file, from 1.
  ///   - isLast: Whether the file ends in it.
  /// - Returns: The event; nil for what a script printed.
  /// - Throws: ``Fault`` if it is neither.
  public static func event(
    in line: some Sequence<UInt8>,
    number: Int,
    isLast: Bool
  ) throws(Fault) -> TraceLine? {
    guard let fields = RowReader.fields(of: line) else {
      let name = RowReader.lastName(in: line).map { " at '\($0.shortened(to: 40).onOneLine)'" }
      throw Fault(
        message: isLast
          ? "is cut off in line \(number)"
          : "has no event in line \(number): it is no JSON" + (name ?? ""),
        isCutOff: isLast
      )
    }
    switch fields.text("kind") {
    case "print": return nil
    case "header":
      throw Fault(
        message: "has the first line of another trace in line \(number); give one trace",
        isCutOff: false
      )
    default: break
    }
    do throws(TraceLine.Fault) {
      return try TraceLine(fields)
    } catch {
      throw Fault(message: "has no event in line \(number): \(error.words)", isCutOff: false)
    }
  }
}

extension SavedTrace {
  /// The kind and the frame of an event, read from the beginning of its line, which is all that is
  /// needed of an event that a report leaves out.
  static func beginning(of line: ArraySlice<UInt8>) -> (kind: String, frame: Int)? {
    guard line.starts(with: kindStart) else { return nil }
    let rest = line.dropFirst(kindStart.count)
    let kind = rest.prefix { $0 != UInt8(ascii: "\"") }
    let next = rest.dropFirst(kind.count)
    guard next.starts(with: frameStart) else { return nil }
    let digits = next.dropFirst(frameStart.count).prefix { (48...57).contains($0) }
    guard let frame = Int(String(decoding: digits, as: UTF8.self), radix: 10) else { return nil }
    return (String(decoding: kind, as: UTF8.self), frame)
  }

  private static let kindStart = Array(#"{"kind":""#.utf8)
  private static let frameStart = Array(#"","frame":"#.utf8)
}
