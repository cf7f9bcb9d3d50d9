internal import Lua

/// The names that scripts and plugins added to the vocabulary, and the functions that make views.
struct ScriptDefinitions {
  /// The functions that make views, with their names.
  private var constructors: [(function: LuaFunction, name: String)] = []
  /// The names of the views and layouts that scripts defined.
  private(set) var viewNames: [String] = []
  /// The environment names that views declare.
  var environmentKeys: Set<String> = []

  /// Records a function of the vocabulary.
  mutating func add(_ constructor: LuaFunction, named name: String) {
    constructors.append((constructor, name))
  }

  /// Records a function that makes a script's own views.
  mutating func addView(_ constructor: LuaFunction, named name: String) {
    add(constructor, named: name)
    viewNames.append(name)
  }

  /// Forgets a function that was withdrawn.
  mutating func remove(_ constructor: LuaFunction) {
    constructors.removeAll { $0.function == constructor }
  }

  /// The name of a constructor, if a function is one.
  func name(of function: LuaFunction) -> String? {
    constructors.first { $0.function == function }?.name
  }
}
