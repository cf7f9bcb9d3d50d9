/// Which folder of a target may use which: only those above it in a list.
public struct FloorRules {
  /// The folders of each floor, the lowest floor first; those of one floor use one another.
  public let floors: [[String]]
  /// The folder that declares each type name, if only one folder does.
  private let homes: [String: String]
  /// The folder that declares each member of an extension, if only one folder declares any member
  /// with that name.
  private let memberHomes: [String: String]
  /// What the files of some folders may use of floors above them.
  private let circle: Circle
  /// The members that extensions of the circle's types declare.
  private let circleMembers: Set<String>

  /// Types that know one another in a circle, on whichever floors they are.
  public struct Circle: Sendable {
    let types: Set<String>
    let folders: Set<String>

    /// Creates a circle of types that every file of some folders may use, with all their members.
    public init(of types: Set<String> = [], in folders: Set<String> = []) {
      (self.types, self.folders) = (types, folders)
    }
  }

  /// Finds where the types of a target and their members are declared.
  ///
  /// Files of other targets only tell which members are declared elsewhere, too.
  public init(
    _ floors: [[String]],
    of files: [RepositoryFile],
    besides others: [RepositoryFile] = [],
    circle: Circle = Circle()
  ) {
    self.floors = floors
    self.circle = circle
    var homes: [String: Set<String>] = [:]
    var members: [String: Set<String>] = [:]
    let types = files.flatMap { file in
      SwiftType.all(in: file.text).map { (type: $0, folder: file.folder) }
    }
    for (type, folder) in types {
      if type.isDeclaration { homes[type.name, default: []].insert(folder) }
      for member in type.members { members[member, default: []].insert(folder) }
    }
    for type in others.flatMap({ SwiftType.all(in: $0.text) }) {
      for member in type.members { members[member, default: []].insert("") }
    }
    // A member of a type of the standard library may have the name of another one there.
    let extending = types.filter { !$0.type.isDeclaration && homes[$0.type.name] != nil }
    let extended = extending.reduce(into: Set<String>()) { $0.formUnion($1.type.members) }
    circleMembers = extending.reduce(into: []) { members, extending in
      if circle.types.contains(extending.type.name) { members.formUnion(extending.type.members) }
    }
    self.homes = homes.compactMapValues { $0.count == 1 ? $0.first : nil }
    memberHomes = members.filter { extended.contains($0.key) }
      .compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Descriptions of what a file uses of the floors above it: types, and members that extensions of
  /// the target's types declare there.
  public func violations(in file: RepositoryFile) -> [String] {
    guard let floor = floor(of: file.folder) else {
      return ["\(file.path): its folder is not in the list of floors"]
    }
    let known = circle.folders.contains(file.folder) ? circle.types.union(circleMembers) : []
    let names = SwiftType.namesUsed(in: file.text).subtracting(known)
    let types = Self.used(names, from: homes)
    let uses = SwiftType.membersUsed(in: file.text).subtracting(known)
    let members = Self.used(uses, from: memberHomes)
    return (types + members).compactMap { name, home -> String? in
      guard let other = self.floor(of: home), other > floor else { return nil }
      return "\(file.path) uses \(name) of \(home)"
    }
  }

  /// The names that have a home, in order.
  private static func used(
    _ names: Set<String>,
    from homes: [String: String]
  ) -> [(name: String, home: String)] {
    names.sorted().compactMap { name in homes[name].map { (name, $0) } }
  }

  /// Members of a type that are in another folder than the type.
  public func strayMembers(in file: RepositoryFile) -> [String] {
    SwiftType.all(in: file.text).compactMap { type in
      guard !type.isDeclaration, let home = homes[type.name], home != file.folder else {
        return nil
      }
      return "\(file.path) extends \(type.name) of \(home)"
    }
  }

  private func floor(of folder: String) -> Int? { floors.firstIndex { $0.contains(folder) } }
}
