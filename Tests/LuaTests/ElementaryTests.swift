import Foundation
import Lua
import TestBasics
import Testing

/// Compares the functions of `math` that lazylab computes itself with the C library's, bit by bit.
@Suite(.leavesNothing) struct ElementaryTests {
  /// A function, the C library's, and the fingerprint of its results on every machine.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var stock: @Sendable (Double) -> Double
    var tolerance: UInt64 = 1
    var fingerprint: UInt64

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "math.exp", stock: exp, fingerprint: 0x6B90_ED27_01C1_09AD),
    Case(name: "math.log", stock: log, fingerprint: 0xCB8A_0CC0_AFB1_9632),
    Case(
      name: "function(x) return math.log(x, 2) end",
      stock: log2,
      fingerprint: 0xEF37_5B24_1AC0_29BA
    ),
    Case(
      name: "function(x) return math.log(x, 10) end",
      stock: log10,
      tolerance: 2,
      fingerprint: 0xDE0A_B79F_6B5A_658B
    ),
    Case(
      name: "function(x) return math.log(x, 7) end",
      stock: { log($0) / log(7) },
      tolerance: 3,
      fingerprint: 0xB0A0_8CD0_25D9_42AE
    ),
    Case(name: "math.sin", stock: sin, fingerprint: 0xC072_5D90_974E_3A58),
    Case(name: "math.cos", stock: cos, fingerprint: 0x564A_6C45_1DC3_16D9),
    Case(name: "math.tan", stock: tan, fingerprint: 0x7546_5F7F_7F06_3BCE),
    Case(name: "math.asin", stock: asin, fingerprint: 0x2D9C_36D3_4F42_C7AE),
    Case(name: "math.acos", stock: acos, fingerprint: 0xBE33_80DF_0634_6602),
    Case(name: "math.atan", stock: atan, fingerprint: 0x486E_91E8_5AA3_F061),
    Case(
      name: "function(y) return math.atan(y, y * y - 3) end",
      stock: { atan2($0, $0 * $0 - 3) },
      tolerance: 2,
      fingerprint: 0x99F0_2247_FC58_A142
    ),
    Case(name: "math.sinh", stock: sinh, tolerance: 2, fingerprint: 0xA0EA_C3F2_9347_72D7),
    Case(name: "math.cosh", stock: cosh, tolerance: 2, fingerprint: 0x17BA_F9B3_3B19_7FF7),
    Case(name: "math.tanh", stock: tanh, tolerance: 4, fingerprint: 0x3478_517D_D7E7_BC08),
  ]

  @Test(arguments: cases)
  func `a function is within the last digit of the C library's`(_ item: Case) throws {
    let evaluate = try evaluator(item.name)
    for x in Self.arguments() {
      let found = try evaluate(x)
      let expected = item.stock(x)
      if found.isNaN && expected.isNaN { continue }
      #expect(distance(found, expected) <= item.tolerance, "of \(x): \(found), \(expected)")
    }
  }

  @Test(arguments: cases)
  func `a function gives the same bits on every machine`(_ item: Case) throws {
    let evaluate = try evaluator(item.name)
    var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
    for x in Self.arguments() {
      let bits = try evaluate(x).bitPattern
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        fingerprint = (fingerprint ^ (bits >> shift & 0xFF)) &* 0x100_0000_01B3
      }
    }
    #expect(fingerprint == item.fingerprint, "0x\(String(fingerprint, radix: 16))")
  }

  @Test func `huge angles are reduced exactly`() throws {
    // These come from π to 1,200 digits, rounded to the nearest IEEE 754 number.
    let expected: [(Double, UInt64, UInt64)] = [
      (.pi / 2, 0x3FF0_0000_0000_0000, 0x3C91_A626_3314_5C07),
      (.pi, 0x3CA1_A626_3314_5C07, 0xBFF0_0000_0000_0000),
      (1e6, 0xBFD6_664B_2568_D867, 0x3FED_F9DF_9906_D32C),
      (52707178.54, 0x3F7B_7CCB_ED52_40BA, 0x3FEF_FFD0_C6DF_83EA),
      (1e22, 0xBFEB_453A_B76B_F397, 0x3FE0_BE2C_EF01_C8F4),
      (1e300, 0xBFEA_2C16_B010_E385, 0xBFE2_6990_22AD_C4C1),
      (.greatestFiniteMagnitude, 0x3F74_52FC_98B3_4E97, 0xBFEF_FFE6_2ECF_AB75),
      // This is the number closest to a multiple of a quarter turn.
      (6_381_956_970_095_103 * 0x1p797, 0x3FF0_0000_0000_0000, 0xBC21_4AE7_2E6B_A22F),
    ]
    let sine = try evaluator("math.sin")
    let cosine = try evaluator("math.cos")
    for (angle, sineBits, cosineBits) in expected {
      #expect(try sine(angle).bitPattern == sineBits, "the sine of \(angle)")
      #expect(try cosine(angle).bitPattern == cosineBits, "the cosine of \(angle)")
      #expect(try sine(-angle) == -sine(angle))
      #expect(try cosine(-angle) == cosine(angle))
    }
  }

  @Test func `logarithms of powers of their base are whole`() throws {
    let lua = try Interpreter()
    try lua.run(
      """
      for i = -1074, 1023 do assert(math.log(2.0^i, 2) == i) end
      for i = 0, 22 do assert(math.log(tonumber("1e" .. i), 10) == i) end
      """
    )
  }

  @Test func `a stock state keeps the C library's functions`() throws {
    let stock = try evaluator("math.exp", reproducible: false)
    for x in Self.arguments().prefix(2000) { #expect(try stock(x) == exp(x)) }
  }

  private func evaluator(
    _ source: String,
    reproducible: Bool = true
  ) throws -> (Double) throws -> Double {
    let lua = try Interpreter(reproducible: reproducible)
    guard case .function(let function) = try lua.run("return (\(source))").first else {
      throw Mishap(code: 0)
    }
    return { x in
      // The function alone does not keep its interpreter alive.
      let result = try withExtendedLifetime(lua) { try function.call([.number(x)]).first }
      guard case .number(let number) = result else { throw Mishap(code: 1) }
      return number
    }
  }

  /// Small and large numbers, numbers with random bits, and the special ones.
  private static func arguments() -> [Double] {
    var random = SeededGenerator(seed: 3)
    func fraction() -> Double { Double(random.next() >> 11) * 0x1p-52 - 1 }
    var all: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, 0.5, 2, -2, 0x1p-1074, -0x1p-1074, 0x1p-1022, 1e308,
      -1e308, 1e22, 0x1p1023, 709.78, 709.79, -745.1, -745.2, .pi, .pi / 2, .pi / 4,
    ]
    for _ in 0..<2000 {
      all += [fraction(), fraction() * 30, fraction() * 710, Double(bitPattern: random.next())]
    }
    return all.filter { !$0.isNaN }
  }

  /// The distance between two numbers, counted in representable numbers.
  private func distance(_ left: Double, _ right: Double) -> UInt64 {
    func place(_ x: Double) -> Int64 {
      let bits = Int64(bitPattern: x.bitPattern)
      return bits < 0 ? Int64.min - bits : bits
    }
    return place(left).subtractingReportingOverflow(place(right)).partialValue.magnitude
  }
}
