/// By which ids a view is named, and whether it is counted by itself.
struct ViewNaming {
  /// The id given by the nearest `ForEach` element or `.id`, if any.
  private(set) var id: ViewID?
  /// The id that `.id` gave to the view itself, if an element gave it another one.
  private(set) var ownID: ViewID?
  /// Whether the id was given to a view inside of a modifier that lays out, and names the place of
  /// that view.
  private(set) var isNamedInside = false
  /// Whether the view is counted by itself, as the subview of a lazy stack or of a `ForEach`.
  private(set) var isCounted = false

  /// Takes over the id of an element, or of the view around.
  mutating func take(_ id: ViewID?) { self.id = id }

  /// Makes it the naming of an element's view, which is counted.
  mutating func nameElement(_ id: ViewID?) {
    self.id = id
    isCounted = true
  }

  /// Adopts an id that a modifier gives to the view.
  mutating func name(_ id: ViewID) {
    self.id = self.id ?? id
    ownID = id
  }

  /// Makes it the naming of a modifier around the view.
  ///
  /// - Parameters:
  ///   - isNamedInside: Whether one of the modifiers inside gave the id.
  ///   - ownID: The id that a modifier further out gave.
  mutating func wrap(isNamedInside: Bool, ownID: ViewID?) {
    self.isNamedInside = isNamedInside
    self.ownID = ownID
  }
}
