internal import LazyStacks
internal import Lua

enum RandomBinding {
  static let registrations: [Registration] = [
    .function(
      "random",
      in: "lab",
      taking: [first, second],
      gives: .number,
      summary: "The next number of the script's stream: of 0 to 1, of 1 to a, or of a to b."
    ) { call, reader in
      let bits = try reader.session.interpreter.random.next()
      return try push(bits, from: 0, onto: call, by: reader)
    },
    .function(
      "stream",
      in: "lab",
      taking: [.position("name", as: .name, summary: "Which stream."), first, second],
      gives: .number,
      summary:
        "The next number of a stream that only its name and the seed decide, whatever others gave."
    ) { call, reader in
      guard let bits = try reader.session.interpreter.random.next(of: call.bytes(at: 0)) else {
        throw Mistake("lab.stream has at most \(SeededStreams.mostNames) names")
      }
      return try push(bits, from: 1, onto: call, by: reader)
    },
    .function(
      "noise",
      in: "lab",
      taking: [
        .position("key", as: .id, summary: "What the number belongs to: an index, a name."), first,
        second,
      ],
      gives: .number,
      summary: "A number that is always the same for one key and seed: for lengths of rows."
    ) { call, reader in
      guard let key = try reader.id("key", in: call) else { throw Mistake("noise needs a key") }
      let bytes = Array("\(key.typeName) \(key)".utf8)
      let bits = SeededStream.bits(of: bytes, seed: try reader.session.options.seed)
      return try push(bits, from: 1, onto: call, by: reader)
    },
  ]

  private static let first = Parameter.position(
    "a",
    as: .number,
    required: false,
    summary: "The lower end; alone, the upper end of 1 to a."
  )
  private static let second = Parameter.position(
    "b",
    as: .number,
    required: false,
    summary: "The upper end; an integer is given where both ends are."
  )

  /// Pushes a random number between the two bounds at `start` and after it.
  private static func push(
    _ bits: UInt64,
    from start: Int,
    onto call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaOutcome {
    let fraction = SeededStream.fraction(of: bits)
    if call.isNil(at: start) { return call.push(fraction) }
    let hasBoth = !call.isNil(at: start + 1)
    let low = hasBoth ? try call.number(at: start) : 1
    let high = try call.number(at: hasBoth ? start + 1 : start)
    guard low <= high else {
      throw Mistake(
        "\(reader.title) gives a number from a to b; \(Literal.number(low)) is above "
          + Literal.number(high)
      )
    }
    let isWhole =
      call.kind(at: start) == .integer && (!hasBoth || call.kind(at: start + 1) == .integer)
    guard isWhole else { return call.push(number(from: low, to: high, at: fraction)) }
    let first = hasBoth ? try call.integer(at: start) : 1
    return call.push(
      integer(from: first, to: try call.integer(at: hasBoth ? start + 1 : start), with: bits)
    )
  }

  /// The number at a fraction of the way between two bounds, however far apart they are.
  private static func number(from low: Double, to high: Double, at fraction: Double) -> Double {
    let width = high - low
    return width.isFinite ? low + width * fraction : low * (1 - fraction) + high * fraction
  }

  private static func integer(from first: Int, to last: Int, with bits: UInt64) -> Int {
    let span = UInt64(bitPattern: numericCast(last &- first))
    if span < 0x20_0000_0000_0000 {
      return min(last, first + (SeededStream.fraction(of: bits) * Double(span + 1)).whole)
    }
    if span == .max { return first &+ numericCast(Int64(bitPattern: bits)) }
    return first &+ numericCast(Int64(bitPattern: bits.multipliedFullWidth(by: span + 1).high))
  }
}
