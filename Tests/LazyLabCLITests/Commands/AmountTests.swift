import Testing

@testable import LazyLabCLI

@Suite struct AmountTests {
  @Test func `amounts are read with and without units`() throws {
    #expect(try Amount.bytes(in: "256M") == 268_435_456)
    #expect(try Amount.bytes(in: "1.5g") == 1_610_612_736)
    #expect(try Amount.bytes(in: "65536") == 65_536)
    #expect(try Amount.time(in: "10s") == .seconds(10))
    #expect(try Amount.time(in: "250ms") == .milliseconds(250))
    #expect(try Amount.time(in: "2m") == .seconds(120))
    #expect(try Amount.count(in: "1e9") == 1_000_000_000)
    #expect(try Amount.count(in: "20K") == 20_000)
  }

  @Test(arguments: ["", "M", "-1", "0", "nan", "inf", "1e99", "10 s", "12Q", "ten"])
  func `what is no amount is refused`(text: String) {
    #expect(throws: WrongAmount.self) { try Amount.bytes(in: text) }
    #expect(throws: WrongAmount.self) { try Amount.time(in: text) }
    #expect(throws: WrongAmount.self) { try Amount.count(in: text) }
  }
}
