/// The files with tests that a command line names.
enum TestFiles {
  /// The files, each once: folders give their files `*_test.lua` and those of folders below, in
  /// the order of their names.
  ///
  /// Each tests the plugin to which it belongs by its path, if there is one.
  static func find(_ paths: [String]) throws(FileError) -> [TestCase] {
    var found: [TestCase] = []
    var known: Set<String> = []
    for path in paths {
      try SystemFiles.check(path)
      let files = SystemFiles.isFolder(path) ? try files(in: path) : [path]
      for file in files where known.insert(SystemFiles.resolved(file) ?? file).inserted {
        found.append(TestCase(file: file, plugin: PluginFolder(testedBy: file)?.path))
      }
    }
    return found
  }

  private static func files(in folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    let resolved = SystemFiles.resolved(folder)
    for name in try SystemFiles.names(in: folder) {
      let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
      if SystemFiles.isFolder(path) {
        // A link could lead round in a circle.
        guard let resolved, SystemFiles.resolved(path) == resolved + "/" + name else { continue }
        found += try files(in: path)
      } else if name.hasSuffix(PluginFolder.testEnding) {
        found.append(path)
      }
    }
    return found
  }
}
