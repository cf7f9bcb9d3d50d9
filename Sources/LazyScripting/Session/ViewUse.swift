internal import LazyStacks
internal import Lua

/// Finds views that a body or content function made and did not return.
struct ViewUse {
  private var made: [ViewValue] = []
  private var depth = 0
  private var reported: Set<Place> = []

  private struct Place: Hashable {
    let location: LuaLocation
    let isModifier: Bool
  }

  /// Whether a body or content function runs, so that new views are noted.
  var isActive: Bool { depth > 0 }

  /// Notes a view that was just made.
  mutating func note(_ view: ViewValue) { made.append(view) }

  /// Begins a body or content function.
  ///
  /// - Returns: The argument for ``finish(from:)`` and ``abandon(from:)``.
  mutating func begin() -> Int {
    depth += 1
    return made.count
  }

  /// Ends a function that failed; its views are not reported.
  mutating func abandon(from start: Int) {
    depth -= 1
    made.removeSubrange(start...)
  }

  /// Ends a function, and returns a diagnostic for each line whose view was not used.
  mutating func finish(from start: Int) -> [Diagnostic] {
    depth -= 1
    var found: [Diagnostic] = []
    for view in made[start...] where !view.isUsed {
      guard let location = view.location else { continue }
      let place = Place(location: location, isModifier: view.modifier != nil)
      guard reported.insert(place).inserted else { continue }
      found.append(Diagnostic(code: .unusedView, message: message(about: view, at: location)))
    }
    made.removeSubrange(start...)
    return found
  }

  private func message(about view: ViewValue, at location: LuaLocation) -> String {
    if let modifier = view.modifier {
      return "the result of :\(modifier) in line \(location.line) of \(location.source) is used "
        + "nowhere; a modifier gives a new view and leaves the old one as it was"
    }
    return "the \(view.name) made in line \(location.line) of \(location.source) is used nowhere; "
      + "return it or make it a child"
  }
}
