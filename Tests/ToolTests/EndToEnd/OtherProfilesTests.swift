import TestBasics
import Testing

/// What `.why` says about other profiles, by the built program.
@Suite struct OtherProfilesTests {
  private static let opening = """
    data = lab.data {}
    for index = 1, 100 do data:insert(index, { id = "m" .. index }) end
    w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
      ForEach(data, function() return Item { height = 30 } end) } } }
    w:scrollView():scrollTo { id = "m20", anchor = "top" }
    """
  private static let prepending = """
    for index = 1, 20 do data:insert(1, { id = "n" .. index }) end
    w:step()
    """

  private func why(_ entries: [String], options: [String] = []) throws -> String {
    let input = entries.joined(separator: "\n") + "\n.why\n"
    return try ToolProcess(options + ["--events", "none"], input: input).finish().output
  }

  @Test func `older messages would push what is in sight in an earlier system`() throws {
    let told = try why([Self.opening, Self.prepending])
    #expect(
      told.hasSuffix("In legacyScroll: m20 … m29 would be pushed out of sight, by about 600.\n")
    )
  }

  @Test func `in an earlier system it is told that nothing would move today`() throws {
    let told = try why([Self.opening, Self.prepending], options: ["--profile", "legacyScroll"])
    #expect(told.contains("In swiftui2027: nothing in sight would move by itself.\n"))
  }

  @Test func `nothing is said where no profile makes a difference`() throws {
    #expect(try !why([Self.opening, "w:scrollView():drag { by = 60 }"]).contains("In legacy"))
  }

  @Test func `nothing is said where entries cannot be run again, and nothing is done twice`() throws
  {
    let told = try why([Self.opening, "print('once')", Self.prepending])
    #expect(told.split(separator: "\n").filter { $0 == "once" }.count == 1)
    #expect(told.contains("In legacyScroll: "))
    let script = "io.open('/dev/null'):close() " + Self.prepending.replacing("\n", with: " ")
    #expect(try !why([Self.opening, script]).contains("In legacyScroll: "))
  }
}
