internal import LazyReports

/// The versions of the files beside the script that jobs loaded: modules, other code, plugins.
///
/// A row has them in its column `files`: a line for each, its hash and its name.
struct FileVersions: Equatable {
  /// The column of rows that has them.
  static let column = "files"

  private var hashes: [(name: String, hash: String)] = []

  static func == (left: FileVersions, right: FileVersions) -> Bool { left.text == right.text }

  /// No files.
  init() {}

  /// Reads the column of a row; no files if the row has none.
  init(of row: [DataValue.Field]) {
    guard case .text(let text)? = row.value(of: Self.column) else { return }
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      hashes.append((String(line[line.index(after: space)...]), String(line[..<space])))
    }
  }

  /// Adds a file that was loaded; only the first time counts.
  mutating func add(_ name: String, _ bytes: [UInt8]) {
    let name = name.onOneLine
    guard hash(of: name) == nil else { return }
    var hash = JobHash()
    hash.add(bytes)
    hashes.append((name, hash.text))
  }

  /// Adds files.
  ///
  /// - Returns: The name of a file that is known in another version; nil if there is none.
  mutating func join(_ others: FileVersions) -> String? {
    for (name, hash) in others.hashes {
      switch self.hash(of: name) {
      case nil: hashes.append((name, hash))
      case hash?: continue
      case _?: return name
      }
    }
    return nil
  }

  /// The name of a file that is another one by now, or gone; nil if there is none.
  var changed: String? {
    hashes.first { name, hash in
      var now = FileVersions()
      if let bytes = try? SystemFiles.read(name) { now.add(name, bytes) }
      return now.hash(of: name) != hash
    }?.name
  }

  /// The column of rows; nil where nothing was loaded.
  var field: DataValue.Field? {
    hashes.isEmpty ? nil : DataValue.Field(Self.column, .text(text))
  }

  private var text: String {
    hashes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .map { "\($0.hash) \($0.name)" }.joined(separator: "\n")
  }

  private func hash(of name: String) -> String? {
    hashes.first { $0.name.hasSameBytes(as: name) }?.hash
  }
}
