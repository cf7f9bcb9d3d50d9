// Beside System.swift, this talks to the system.
@preconcurrency internal import Glibc

/// Lists the names in a folder.
enum SystemFolder {
  /// The names that begin with a text, in order; names of folders end with a slash.
  static func names(in path: String, beginningWith prefix: String) -> [String] {
    guard let folder = opendir(path.isEmpty ? "." : path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name != ".", name != "..",
        !name.hasPrefix(".") || prefix.hasPrefix(".")
      else { continue }
      var status = stat()
      let isFolder =
        stat(path.isEmpty ? name : path + name, &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
      names.append(isFolder ? name + "/" : name)
    }
    return names.sorted()
  }
}
