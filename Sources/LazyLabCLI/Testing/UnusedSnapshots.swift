internal import LazyReports

/// Finds the snapshots that were kept and that no test used.
struct UnusedSnapshots {
  private var used: Set<String> = []
  /// The files of which a test did not run to its end, so that it may use more.
  private var unfinished: Set<String> = []

  /// Notes what a test used.
  mutating func note(_ result: TestResult, of test: TestCase) {
    used.formUnion(result.snapshots)
    if !result.isWhole { unfinished.insert(test.file) }
  }

  /// The paths of the snapshots that no test of some files used.
  func paths(of files: [TestCase]) -> [String] {
    files.filter { !unfinished.contains($0.file) }
      .flatMap { SnapshotFiles(test: $0).kept }.filter { !used.contains($0) }
  }
}

extension SnapshotFiles {
  /// All snapshots that are kept of the test's file.
  fileprivate var kept: [String] {
    guard SystemFiles.isFolder(folder), let names = try? SystemFiles.names(in: folder) else {
      return []
    }
    // `a_test.b_test.lua` may stand beside `a_test.lua`, and has snapshots of its own.
    let others = ((try? SystemFiles.names(in: testFolder)) ?? []).map { $0.droppingSuffix(".lua") }
      .filter { $0.hasPrefix(stem + ".") }
    return names.filter { name in
      guard !others.contains(where: { name.hasPrefix($0 + ".") }) else { return false }
      // Behind the file's name stand those of the test and of the snapshot, which have no dots.
      guard name.hasPrefix(stem + "."), name.hasSuffix(".txt") else { return false }
      let parts = name.dropFirst(stem.count + 1).dropLast(".txt".count)
      return parts.count { $0 == "." } < 2
    }.map { "\(folder)/\($0)" }.filter { path in
      SystemFiles.beginning(of: path, atMost: Self.mark.utf8.count) == Array(Self.mark.utf8)
    }
  }
}
