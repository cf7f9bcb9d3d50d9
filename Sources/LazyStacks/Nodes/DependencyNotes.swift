/// The dependencies of a window's views, and the readers to be evaluated again.
struct DependencyNotes {
  /// The readers of values that have changed since.
  var outdated: [any Evaluated] = []
  /// The readers whose evaluation failed in this frame; it is tried again in the next one.
  var failed: [(evaluated: any Evaluated, cause: Dependency)] = []
  /// The dependencies of the readers of each name of the environment.
  var environment: [String: Dependency] = [:]
  /// The names whose values may have changed somewhere, in order.
  var touched: [String] = []
  /// The values that apply if no view sets another one.
  var valuesByName: [String: EnvironmentEntry] = [:]
  /// The states of each type of view that was examined.
  var stateFields: [ObjectIdentifier: StateFields?] = [:]
  /// The type of views that was asked for last, and its states: most rows have one type.
  var lastFields: (type: ObjectIdentifier, fields: StateFields?)?
  var lastNumber = 0
  /// Whether any view keeps states.
  var keepsStates = false
}
