import Foundation
import LazyReports
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: 0..<20)
  func `a decimal is what printf rounds to four places, without trailing zeros`(seed: UInt64) {
    var numbers = NumberStream(seed: seed)
    for _ in 0..<500 {
      let value = numbers.next()
      #expect(NumberFormat.decimal(value) == trimmed(String(format: "%.4f", value)))
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (0.00004, "0"), (-0.00004, "0"), (1.0, "1"), (-1.5, "−1.5"),
    (6912.5, "6912.5"), (4727.272727, "4727.2727"), (0.03125, "0.0312"), (0.09375, "0.0938"),
    (0.99996, "1"), (999_999_999_999_999.9, "999999999999999.875"), (1e15, "1000000000000000"),
    (1e18, "1000000000000000000"), (1e300, "1e+300"), (-1e300, "−1e+300"),
    (2e15, "2000000000000000"), (1_844_674_407_370_956.5, "1844674407370956.5"),
    (4_503_599_627_370_495.5, "4503599627370495.5"), (-3e15, "−3000000000000000"),
    (.leastNonzeroMagnitude, "0"),
    (.infinity, "inf"), (-.infinity, "−inf"), (.nan, "nan"),
  ])
  func `a decimal has no more than four places and no minus zero`(value: Double, text: String) {
    #expect(NumberFormat.decimal(value) == text)
  }

  @Test(arguments: [
    (2335.2273, "+2335.2273"), (-150.0, "−150"), (0.0, "0"), (-0.00001, "0"), (.nan, "nan"),
    (.infinity, "+inf"),
  ])
  func `a change has a sign unless it is nothing`(value: Double, text: String) {
    #expect(NumberFormat.change(value) == text)
  }

  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "0.0"), (1.0, "1.0"), (0.1, "0.1"), (-12.25, "-12.25"), (1e16, "1e+16"),
    (.leastNonzeroMagnitude, "5e-324"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
  ])
  func `a JSON number is the shortest one`(value: Double, text: String) {
    #expect(NumberFormat.json(value) == text)
  }

  @Test(arguments: 0..<20)
  func `a JSON number reads back as the same value`(seed: UInt64) {
    var numbers = NumberStream(seed: seed)
    for _ in 0..<500 {
      let value = numbers.next()
      #expect(Double(NumberFormat.json(value)) == value)
    }
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text.replacingOccurrences(of: "-", with: "−")
  }
}

/// Numbers of every size between 10⁻⁷ and 10¹⁵, many of them halfway between two decimals.
private struct NumberStream {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

  mutating func next() -> Double {
    let magnitude = Double(step() >> 11) * 0x1p-53
    let sign = step() & 1 == 0 ? 1.0 : -1.0
    if step() & 3 == 0 { return sign * (magnitude * 1e6).rounded() / 32 }
    return sign * magnitude * pow(10, Double(step() % 23) - 7)
  }

  private mutating func step() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
