/// All names of the Lua vocabulary, each declared once, in the order of their registration.
///
/// Each session has its own registry, which begins as ``builtIn``.
struct Registry: Sendable {
  /// The contributions, in order.
  private(set) var contributions: [Contribution] = []

  /// A registry that begins with some names.
  init(_ contributions: [Contribution] = []) { self.contributions = contributions }

  /// Adds a name; the first one to take a name keeps it.
  ///
  /// - Returns: The origin of an existing name, so that the caller can report it; `nil` if the name
  ///   was free.
  @discardableResult
  mutating func register(_ registration: Registration) -> Registration.Origin? {
    let declaration = registration.declaration
    if let holder = find(declaration.name, owner: declaration.owner) { return holder.origin }
    contributions.append(
      Contribution(of: declaration.owner, names: [registration], by: registration.origin)
    )
    return nil
  }

  /// Adds names in their order, without those that are taken.
  mutating func register(_ registrations: [Registration]) {
    var rest = registrations[...]
    while let first = rest.first {
      let owner = first.declaration.owner
      let group = rest.prefix { $0.declaration.owner == owner && $0.origin == first.origin }
      rest = rest.dropFirst(group.count)
      var taken = Set(members(of: owner).map(\.declaration.name))
      let free = group.filter { taken.insert($0.declaration.name).inserted }
      contributions.append(Contribution(of: owner, names: free, by: first.origin))
    }
  }

  /// Puts built-in names in the place of those with the same owners.
  mutating func replace(with contribution: Contribution) {
    let place = contributions.firstIndex {
      $0.origin == .builtIn && $0.owners == contribution.owners
    }
    if let place { contributions[place] = contribution }
  }

  /// Removes every name of an origin; others may take them then.
  ///
  /// - Returns: The removed names, in order.
  @discardableResult
  mutating func withdraw(by origin: Registration.Origin) -> [Registration] {
    let withdrawn = contributions.filter { $0.origin == origin }
    contributions.removeAll { $0.origin == origin }
    return withdrawn.flatMap(\.registrations)
  }

  /// The registrations, in order.
  var registrations: [Registration] { contributions.flatMap(\.registrations) }

  /// The words that are neither called nor read, in the order in which they are listed.
  var terms: [Term] { contributions.flatMap(\.terms) }

  /// The words of an owner.
  func terms(of owner: String) -> [Term] {
    contributions(of: owner).flatMap(\.terms).filter { $0.owner == owner }
  }

  /// The registration of a name that belongs to an owner, or of a global.
  func find(_ name: String, owner: String? = nil) -> Registration? {
    for contribution in contributions(of: owner) {
      let found = contribution.registrations.first {
        $0.declaration.name == name && $0.declaration.owner == owner
      }
      if let found { return found }
    }
    return nil
  }

  /// The declaration of a modifier of every view; nil where no modifier has this name.
  func modifier(named name: String) -> Declaration? {
    guard let found = find(name, owner: "View"), found.declaration.kind == .modifier else {
      return nil
    }
    return found.declaration
  }

  /// Everything that belongs to an owner, or all globals.
  func members(of owner: String?) -> [Registration] {
    contributions(of: owner).flatMap { $0.registrations.filter { $0.declaration.owner == owner } }
  }

  private func contributions(of owner: String?) -> [Contribution] {
    contributions.filter { $0.owners.contains(owner) }
  }

  /// The owners, in the order in which they first occur.
  var owners: [String] {
    var seen: Set<String> = []
    return registrations.compactMap(\.declaration.owner).filter { seen.insert($0).inserted }
  }

  /// The owners that are tables of functions: `GridItem.flexible()`.
  static var namespaces: [String] {
    ["GridItem", "Estimators", "Animation"] + ExtensionPoint.tables
  }

  /// Every registration of a name, with any owner.
  func all(named name: String) -> [Registration] {
    registrations.filter { $0.declaration.name == name }
  }
}
