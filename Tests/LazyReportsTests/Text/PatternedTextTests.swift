import LazyTestSupport
import Testing

@testable import LazyReports

/// Texts of a page, whose numbers stand beside what they have in common.
@Suite struct PatternedTextTests {
  @Test(arguments: [
    ("row-12, row-13", ["12", "13"]), ("0.5 → −12.25", ["0.5", "12.25"]),
    ("007", []), ("1.50", ["1"]), ("v1.2.3", ["1.2", "3"]), ("", []), ("12345678901", []),
    ("9.", ["9"]), ("1.1234567", ["1"]),
  ])
  func `numbers are taken out as JSON has them`(text: String, numbers: [String]) {
    var patterns = ValueTable<[String]>()
    #expect(patterns.take(text).numbers == numbers)
  }

  @Test(arguments: 0..<200)
  func `with its numbers a text is what it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("0123456789.. -−a\t日")
    let text = String(
      (0..<Int.random(in: 0...30, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? " "
      }
    )
    var patterns = ValueTable<[String]>()
    _ = patterns.take("something else 5")
    let taken = patterns.take(text)
    let pieces = patterns.all[taken.pattern]
    #expect(pieces.count == taken.numbers.count + 1)
    #expect(pieces[0] + zip(taken.numbers, pieces.dropFirst()).map { $0 + $1 }.joined() == text)
    for number in taken.numbers {
      let value = try #require(Double(number))
      #expect(number == (Int(exactly: value)?.description ?? value.description), "\(text)")
    }
  }
}
