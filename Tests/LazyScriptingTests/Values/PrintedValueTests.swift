import LazyScripting
import LazyTestSupport
import Testing

/// The text that the REPL prints for large values stays small.
@Suite(.leavesNothing) struct PrintedValueTests {
  private func printed(_ entry: String) throws -> [String] {
    let run = try ScriptRun("")
    guard case .values(let values) = try run.session.evaluate(entry) else { return [] }
    return values
  }

  @Test func `of a large table the beginning is printed, and how much more there is`() throws {
    let values = try printed(
      "(function() local t = {} for i = 1, 1e5 do t[i] = i end return t end)()"
    )
    #expect(values.first?.contains("… 99992 more }") == true)
    #expect(values.first?.contains("█ 1 … 100000, mean 50000.5") == true)
    #expect((values.first?.count ?? 0) < 1_000)
  }

  @Test func `a mean is that of all numbers, or there is none`() throws {
    let make = "(function() local t = {} for i = 1, %d do t[i] = i % 2 == 1 and 1 or 101 end"
    let whole = try printed(make.replacing("%d", with: "20000") + " return t end)()")
    #expect(whole.first?.hasSuffix(" 1 … 101, mean 51") == true)
    let sampled = try printed(make.replacing("%d", with: "300000") + " return t end)()")
    #expect(sampled.first?.contains("mean") == false)
    #expect(sampled.first?.hasSuffix(", of a sample") == true)
  }

  @Test func `of wide tables in one another no more than a page is printed`() throws {
    let values = try printed(
      """
      (function()
        local t = { 1 }
        for level = 1, 4 do
          local wide = {}
          for i = 1, 40 do wide[i] = t end
          t = wide
        end
        return t
      end)()
      """
    )
    #expect((values.first?.count ?? 0) < 100_000)
  }

  @Test func `of many values the first are printed`() throws {
    let values = try printed("table.unpack({}, 1, 1000)")
    #expect(values.count == 201)
    #expect(values.last == "… 800 more values")
  }

  @Test func `a sentence is printed whole, however long, and a short string in quotes`() throws {
    let sentence = String(repeating: "word ", count: 40)
    #expect(try printed("('word '):rep(40)") == [sentence])
    #expect(try printed("('word '):rep(3)") == ["\"word word word \""])
  }

  @Test func `a long string is printed by its beginning`() throws {
    #expect(try printed("('x'):rep(1e7)").first?.count == 63)
    let lines = try printed("('x\\n'):rep(1e6)").first ?? ""
    #expect(lines.hasSuffix("… (1900000 more characters)"))
  }
}
