import Testing

@testable import LazyScripting

/// Values at positions may be given by the names of the positions, for all of the vocabulary.
@Suite struct NamedPositionsTests {
  private static let declarations = Registry.builtIn.registrations.map(\.declaration).filter {
    !$0.takesWholeTable
  }

  /// The modifiers that need nothing but a function.
  private static let observers = declarations.filter { declaration in
    let required = declaration.parameters.filter(\.isRequired)
    return declaration.kind == .modifier && required.count == 1
      && required[0].place == .position && required[0].kind != .any
      && required[0].kind.takesFunction
  }.map(\.name)

  @Test func `no name of a position means something else as well`() {
    for declaration in Self.declarations {
      let names = declaration.parameters.map(\.name)
      #expect(Set(names).count == names.count, "\(declaration.title)")
      #expect(!names.contains("n"), "\(declaration.title): n is the number of positions")
    }
  }

  @Test func `there are modifiers that need nothing but a function`() {
    #expect(Set(["onAppear", "onTapGesture", "task"]).isSubset(of: Self.observers))
  }

  @Test(arguments: observers)
  func `a modifier that needs a function takes it as action, too`(name: String) throws {
    let modifier =
      name == "scrollTargetBehavior"
      ? "behavior"
      : name == "scrollTransition"
        ? "configuration" : "action"
    let run = try ScriptRun(
      "local v = Item { height = 1 }:\(name) { \(modifier) = function(a, b) return a end }"
    )
    #expect(run.error == nil)
  }

  @Test(arguments: declarations.filter { $0.parameters.contains(where: \.mayBeLast) })
  func `a parameter that may be the last value is not needed by name`(declaration: Declaration) {
    let last = declaration.parameters.first(where: \.mayBeLast)
    #expect(last?.place == .label)
    #expect(last?.isRequired == true)
  }
}
