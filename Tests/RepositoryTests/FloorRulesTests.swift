import RepositoryReading
import Testing

@Suite struct FloorRulesTests {
  private static let floors = [["Sources/A/Low"], ["Sources/A/High"]]
  private static let low = RepositoryFile(
    path: "Sources/A/Low/Stone.swift",
    text: "struct Stone { enum Kind { case hard } }\nclass Other {}"
  )
  private static let high = RepositoryFile(
    path: "Sources/A/High/Tower.swift",
    text: "final class Tower {\n  let stone: Stone\n  var isHigh: Bool { true }\n}"
  )

  private func rules(_ files: [RepositoryFile]) -> FloorRules {
    FloorRules(Self.floors, of: [Self.low, Self.high] + files)
  }

  @Test func `a floor uses those below it`() {
    #expect(rules([]).violations(in: Self.low) == [])
    #expect(rules([]).violations(in: Self.high) == [])
  }

  @Test func `what uses a floor above it is found, and so is a folder without a floor`() {
    let upward = RepositoryFile(path: "Sources/A/Low/B.swift", text: "let a = Tower() // Tower")
    #expect(
      rules([upward]).violations(in: upward) == [
        "Sources/A/Low/B.swift uses Tower of Sources/A/High"
      ]
    )
    let homeless = RepositoryFile(path: "Sources/A/C.swift", text: "")
    #expect(rules([]).violations(in: homeless).count == 1)
  }

  @Test func `a member that an extension declares on a floor above is found`() {
    let upward = RepositoryFile(
      path: "Sources/A/Low/B.swift",
      text: "func weigh(_ stone: Stone) { stone.weight(); stone.kind() }"
    )
    let above = RepositoryFile(
      path: "Sources/A/High/Weight.swift",
      text: "extension Stone {\n  func weight() {}\n  func kind() {}\n}"
    )
    let low = RepositoryFile(path: "Sources/A/Low/C.swift", text: "struct C { let kind = 1 }")
    #expect(
      rules([upward, above, low]).violations(in: upward) == [
        "Sources/A/Low/B.swift uses weight of Sources/A/High"
      ]
    )
  }

  @Test func `types of a circle are used with their members from its folders`() {
    let upward = RepositoryFile(
      path: "Sources/A/Low/B.swift",
      text: "func look(at tower: Tower) { tower.height() }\nlet roof = Roof()"
    )
    let above = RepositoryFile(
      path: "Sources/A/High/Height.swift",
      text: "extension Tower {\n  func height() {}\n}\nstruct Roof {}"
    )
    let files = [Self.low, Self.high, upward, above]
    func violations(in folder: String) -> [String] {
      let circle = FloorRules.Circle(of: ["Tower"], in: [folder])
      return FloorRules(Self.floors, of: files, circle: circle).violations(in: upward)
    }
    #expect(
      violations(in: "Sources/A/Low") == ["Sources/A/Low/B.swift uses Roof of Sources/A/High"]
    )
    #expect(violations(in: "Sources/A/High").count == 3)
  }

  @Test func `comments and texts use nothing`() {
    let text = "let a = \"Tower\" // Tower\n/* Tower */"
    let file = RepositoryFile(path: "Sources/A/Low/B.swift", text: text)
    #expect(rules([file]).violations(in: file) == [])
  }

  @Test func `a member in another folder than its type is found`() {
    let stray = RepositoryFile(
      path: "Sources/A/High/Stone+Weight.swift",
      text: "extension Stone { var weight: Int { 1 } }"
    )
    #expect(
      rules([stray]).strayMembers(in: stray) == [
        "Sources/A/High/Stone+Weight.swift extends Stone of Sources/A/Low"
      ]
    )
  }

  @Test func `a type is read with its nested types, its lines and what it stores`() {
    let source = """
      public final class Stack<Item>: Node {
        static let most = 3
        let first: [Int] = [1, 2]
        private(set) var second = { 1 }()
        var third: Int { first.count }
        var fourth = 0 { didSet { change() } }
        var fifth: Int {
          didSet { change() }
        }
        class func make(_ a: Int, b: Int) { let local = 1 }
        struct Line { var rel = 0.0 }
      }
      extension Stack.Line { var end: Double { rel } }
      """
    let types = SwiftType.all(in: source)
    #expect(types.map(\.name) == ["Stack.Line", "Stack", "Stack.Line"])
    #expect(types.map(\.keyword) == ["struct", "class", "extension"])
    #expect(types.map(\.storedCount) == [1, 4, 0])
    #expect(types.map(\.members.count) == [1, 7, 1])
    #expect(types.map(\.lineCount) == [1, 12, 1])
  }

  @Test func `parameters without a label are counted`() {
    let source =
      "func f(_ a: Int, b: Int, _ c: @escaping (_ x: Int, Int) -> Void) {}\ninit(a: Int) {}"
    let functions = SwiftFunction.all(in: source)
    #expect(functions.map(\.parameterCount) == [3, 1])
    #expect(functions.map(\.unlabeledCount) == [2, 0])
  }
}
