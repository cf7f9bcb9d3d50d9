import Testing

@testable import LazyScripting

/// Every registered callable with every kind of argument: nothing crashes, and each error of an
/// argument names the callable.
@Suite struct WrongArgumentsTests {
  private static let values = [
    "nil", "true", "-1", "0.5", "0/0", "math.huge", "1e300", "\"text\"", "\"\\xff\"", "print", "{}",
    "{ {} }", "setmetatable({}, {})", "Item { height = 1 }", "Range(1, 2)", "lab", "feed", "window",
    "coroutine.create(print)", "feed.visibleIDs",
  ]

  private static func receiver(of owner: String?) -> String? {
    switch owner {
    case nil: ""
    case "lab": "lab."
    case "View": "(Item { height = 1 }):"
    case "Window": "window:"
    case "ScrollView": "feed:"
    case "Trace": "window.trace:"
    default: nil
    }
  }

  @Test(
    arguments: Registry.builtIn.registrations.map(\.declaration).filter { $0.kind != .field }
      .map { "\($0.owner ?? "")/\($0.name)" }
  )
  func `no argument makes a callable crash`(key: String) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let declaration = try #require(
      Registry.builtIn.find(parts[1], owner: parts[0].isEmpty ? nil : parts[0])?.declaration
    )
    let receiver = try #require(Self.receiver(of: declaration.owner), "no receiver for \(key)")
    var calls: [String] = []
    for value in Self.values {
      calls.append("(\(value))")
      calls.append("(\(value), \(value), \(value), \(value))")
      calls.append(" { \(value), \(value) }")
      for label in declaration.labels { calls.append(" { \(label.name) = \(value) }") }
    }
    for call in calls {
      let run = try ScriptRun(
        Scripts.feed + "\nlocal result = \(receiver)\(declaration.name)\(call)"
      )
      guard let error = run.error else { continue }
      #expect(error.line == 4, "\(declaration.title)\(call): \(error)")
      #expect(!error.message.isEmpty)
    }
  }

  @Test(
    arguments: Registry.builtIn.registrations.map(\.declaration).filter {
      $0.kind != .field && !$0.parameters.isEmpty
    }.map { "\($0.owner ?? "")/\($0.name)" }
  )
  func `a value of the wrong kind is an error that names callable and parameter`(
    key: String
  ) throws {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let declaration = try #require(
      Registry.builtIn.find(parts[1], owner: parts[0].isEmpty ? nil : parts[0])?.declaration
    )
    let receiver = try #require(Self.receiver(of: declaration.owner), "no receiver for \(key)")
    let positions = declaration.positions.map { _ in "nil" }.joined(separator: ", ")
    for label in declaration.labels where label.kind != .any {
      let call = " { \(label.name) = coroutine.create(print), \(positions) }"
      let message = try ScriptRun.message(
        of: Scripts.feed + "\nlocal r = \(receiver)\(declaration.name)\(call)"
      )
      let text = try #require(message, "\(key) took a coroutine as \(label.name)")
      #expect(text.contains(declaration.title), "\(text)")
    }
    for (index, position) in declaration.positions.enumerated() where position.kind != .any {
      let before = String(repeating: "nil, ", count: index)
      let call = "(\(before)coroutine.create(print))"
      let message = try ScriptRun.message(
        of: Scripts.feed + "\nlocal r = \(receiver)\(declaration.name)\(call)"
      )
      let text = try #require(message, "\(key) took a coroutine as \(position.name)")
      #expect(text.contains(declaration.title), "\(text)")
    }
  }
}
