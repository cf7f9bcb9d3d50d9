internal import LazyTrace

/// Writes JSON directly into bytes, without intermediate strings, since a trace is many small
/// numbers and names.
struct JSONWriter {
  var bytes: [UInt8] = []
  private var needsComma = false
  private var lastMoment: (value: Moment, text: [UInt8])?

  /// When an event happened, and in which window.
  struct Moment: Equatable {
    let frame: Int
    let time: Double
    let window: Int
  }

  mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginElement()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    members(&self)
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func array<Element>(
    _ elements: [Element],
    write: (inout JSONWriter, Element) -> Void
  ) {
    beginElement()
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    for element in elements { write(&self, element) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes the name of a member, whose value comes next.
  mutating func name(_ name: StaticString) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the name of a member that may contain anything.
  mutating func name(escaping name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func name(_ name: String) {
    var name = name
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8 { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func value(_ value: Int) {
    beginElement()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(of: value.magnitude)
    needsComma = true
  }

  mutating func value(_ value: Double) {
    guard let integer = Int(exactly: value), integer.magnitude < 1 << 53 else {
      return literal(NumberFormat.json(value))
    }
    self.value(integer)
    bytes.append(contentsOf: [UInt8(ascii: "."), UInt8(ascii: "0")])
  }

  /// Writes, after other members, those of a moment, which events after one another share.
  mutating func members(of moment: Moment) {
    if let lastMoment, lastMoment.value == moment {
      bytes.append(contentsOf: lastMoment.text)
      return
    }
    let start = bytes.count
    name("frame")
    value(moment.frame)
    name("time")
    literal(NumberFormat.json(moment.time))
    name("window")
    value(moment.window)
    lastMoment = (moment, Array(bytes[start...]))
  }

  mutating func value(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes an id as text; see ``IDLiteral``.
  mutating func value(_ id: ViewID) {
    if case .string(let text) = id, !IDLiteral.isAmbiguous(text) { return value(text) }
    value(IDLiteral.text(of: id))
  }

  mutating func value(_ text: String) {
    beginElement()
    bytes.append(UInt8(ascii: "\""))
    JSONEscape.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a number or a word of JSON as it is.
  mutating func literal(_ text: String) {
    var text = text
    beginElement()
    text.withUTF8 { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func beginElement() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func digits(of number: UInt) {
    let start = bytes.count
    var rest = number
    repeat {
      // Unreachable: a digit is less than 10.
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
