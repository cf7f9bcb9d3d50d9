/// A generator of random numbers that depend only on a seed, and are the same on every machine.
///
/// The numbers are those of SplitMix64, which has no bad seeds.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator for a seed.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A length in points, 0..<`limit`, that is a multiple of 2⁻¹⁰, so that sums of such lengths are
  /// exact.
  public mutating func dyadicLength(below limit: Int) -> Double {
    Double(Int.random(in: 0..<limit * 1_024, using: &self)) / 1_024
  }
}
