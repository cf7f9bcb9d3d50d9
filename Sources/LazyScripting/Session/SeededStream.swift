internal import Lua

/// Pseudo-random numbers that are the same for the same seed on every machine (SplitMix64).
struct SeededStream {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// The next number of 0..<1.
  mutating func nextFraction() -> Double { Self.fraction(of: next()) }

  /// The upper 53 bits as a number of 0..<1.
  static func fraction(of bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }

  /// The bits that belong to a key and a seed, always the same.
  static func bits(of key: some Sequence<UInt8>, seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ mix(seed)
    for byte in key { hash = (hash ^ UInt64(truncatingIfNeeded: byte)) &* 0x100_0000_01B3 }
    return mix(hash)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// The script's own stream and its named ones: none depends on draws from the others.
struct SeededStreams {
  /// The greatest number of names, whose memory no limit of Lua counts.
  static let mostNames = 10_000

  private let seed: UInt64
  private var own: SeededStream
  private var named: [LuaString: SeededStream] = [:]

  init(seed: UInt64) {
    self.seed = seed
    own = SeededStream(seed: seed)
  }

  /// The next 64 bits of the script's own stream.
  mutating func next() -> UInt64 { own.next() }

  /// The next 64 bits of a named stream; nil if there are too many names.
  mutating func next(of name: LuaString) -> UInt64? {
    if named[name] == nil {
      guard named.count < Self.mostNames else { return nil }
      let start = SeededStream.bits(of: Array("stream ".utf8) + name.bytes, seed: seed)
      named[name] = SeededStream(seed: start)
    }
    return named[name]?.next()
  }
}
