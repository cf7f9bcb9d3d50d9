/// All names of the Lua vocabulary, each declared once, in the order of their registration.
struct Registry: Sendable {
  /// What is registered, in order.
  private(set) var registrations: [Registration] = []
  /// The words that are neither called nor read, in the order in which they are listed.
  private(set) var terms: [Term] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    let owner: String?
    let name: String
  }

  /// Adds a name; the first one to take a name keeps it.
  ///
  /// - Returns: Who holds the name already, so that the caller can say so; `nil` when it was free.
  @discardableResult
  mutating func register(_ registration: Registration) -> Registration.Origin? {
    let declaration = registration.declaration
    let key = Key(owner: declaration.owner, name: declaration.name)
    if let place = places[key] { return registrations[place].origin }
    places[key] = registrations.count
    registrations.append(registration)
    return nil
  }

  /// Adds words that are only explained.
  mutating func explain(_ terms: [Term]) { self.terms += terms }

  /// The words that an owner lists.
  func terms(of owner: String) -> [Term] { terms.filter { $0.owner == owner } }

  /// The registration of a name that belongs to an owner, or of a global.
  func find(_ name: String, owner: String? = nil) -> Registration? {
    places[Key(owner: owner, name: name)].map { registrations[$0] }
  }

  /// Everything that belongs to an owner, or all globals.
  func members(of owner: String?) -> [Registration] {
    registrations.filter { $0.declaration.owner == owner }
  }

  /// The owners, in the order in which they first occur.
  var owners: [String] {
    var seen: Set<String> = []
    return registrations.compactMap(\.declaration.owner).filter { seen.insert($0).inserted }
  }

  /// The owners that are tables of functions: `GridItem.flexible()`.
  static let namespaces = ["GridItem", "Estimators"]

  /// Every registration of a name, whomever it belongs to.
  func all(named name: String) -> [Registration] {
    registrations.filter { $0.declaration.name == name }
  }
}
