internal import LazyReports

/// The files to write that options name, and what is wrong with these names.
struct NamedFiles {
  private let named: [(option: String, path: String?)]

  init(_ named: [(option: String, path: String?)]) { self.named = named }

  /// What is wrong, and what to do.
  ///
  /// - Parameter isForced: Whether `--force` is given, which needs a file.
  /// - Returns: A sentence; nil if nothing is wrong.
  func complaint(isForced: Bool) -> String? {
    let given = named.compactMap { option, path in path.map { (option: option, path: $0) } }
    if isForced, given.isEmpty {
      let names = named.map(\.option).joined(separator: " or ")
      return "--force replaces the file of \(names), which is not given"
    }
    if let first = given.first(where: { $0.path == "-" }) {
      return "\(first.option) writes a file; /dev/stdout is standard output"
    }
    for (place, file) in given.enumerated() where !file.path.hasPrefix("/dev/") {
      let target = SystemFiles.destination(of: file.path)
      let other = given[..<place].first { SystemFiles.destination(of: $0.path) == target }
      guard let other else { continue }
      return "\(other.option) and \(file.option) name one file, \(file.path.onOneLine)"
    }
    return nil
  }
}
