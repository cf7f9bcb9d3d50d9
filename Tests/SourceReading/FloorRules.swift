public import LazyTestSupport

/// Which folder of a target may use which: only those above it in a list.
public struct FloorRules {
  /// The folders of each floor, the lowest floor first; those of one floor use one another.
  public let floors: [[String]]
  /// The folder that declares each type name, if only one folder does.
  private let homes: [String: String]

  /// Finds where the types of a target are declared.
  public init(_ floors: [[String]], of files: [RepositoryFile]) {
    self.floors = floors
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in SwiftType.all(in: file.text) where type.isDeclaration {
        homes[type.name, default: []].insert(file.folder)
      }
    }
    self.homes = homes.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Descriptions of what a file uses of the floors above it, and of types in other folders that it
  /// extends.
  public func violations(in file: RepositoryFile) -> [String] {
    guard let floor = floor(of: file.folder) else {
      return ["\(file.path): its folder is not in the list of floors"]
    }
    return SwiftType.namesUsed(in: file.text).sorted().compactMap { name -> String? in
      guard let home = homes[name], let other = self.floor(of: home), other > floor else {
        return nil
      }
      return "\(file.path) uses \(name) of \(home)"
    }
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
