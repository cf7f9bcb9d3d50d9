internal import LazyReports
internal import LazyScripting

/// A plugin in the file system: a file `NAME.lua`, or a folder with `plugin.lua`.
struct PluginFolder: Equatable {
  /// The path as users name it, without a slash at the end.
  let path: String

  /// The greatest length of a file that is read, in bytes.
  static let lengthLimit = ModuleFolder.lengthLimit

  init(path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The place for a session, named so that it can be written to a terminal.
  var place: PluginPlace {
    let isFolder = SystemFiles.isFolder(path)
    return PluginPlace(path: path.onOneLine, isFolder: isFolder) { file in
      isFolder ? read(file) : read(SystemFiles.resolved(path), at: path)
    }
  }

  /// Reads a file in the folder, and none outside of it.
  private func read(_ file: String) -> ModuleSearch {
    let place = "\(path)/\(file)"
    guard let resolved = SystemFiles.resolved(place) else { return .missing(places: [place]) }
    guard let folder = SystemFiles.resolved(path), resolved.isBelow(folder) else {
      return .refused(reason: "'\(place)' leads out of the plugin's folder")
    }
    return read(resolved, at: place)
  }

  private func read(_ resolved: String?, at place: String) -> ModuleSearch {
    do {
      guard let resolved else {
        try SystemFiles.check(place)
        return .missing(places: [place])
      }
      let text = try SystemFiles.readPlain(resolved, atMost: Self.lengthLimit)
      let name = place.onOneLine
      return .found(path: name, text: ScriptSource(name: name, stored: text).bytes)
    } catch {
      return .refused(reason: error.message)
    }
  }

  /// The paths of the plugin's test files, in the order of their names.
  ///
  /// In a folder these are its files `*_test.lua`; for a single file it is the one beside it.
  func tests() throws(FileError) -> [String] {
    guard SystemFiles.isFolder(path) else {
      let test = path.droppingSuffix(".lua") + Self.testEnding
      return SystemFiles.resolved(test) == nil ? [] : [test]
    }
    return try SystemFiles.names(in: path).filter { $0.hasSuffix(Self.testEnding) }
      .map { "\(path)/\($0)" }
  }

  /// The ending of the names of test files.
  static let testEnding = "_test.lua"

  /// The plugins in a folder, in the order of their names; none if there is no such folder.
  static func all(in folder: String) -> [PluginFolder] {
    let names = (try? SystemFiles.names(in: folder)) ?? []
    return names.compactMap { name in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if SystemFiles.isFolder(path) {
        // Other folders, such as one with data, are not broken plugins.
        let isPlugin = ["plugin.lua", "init.lua"].contains {
          SystemFiles.resolved("\(path)/\($0)") != nil
        }
        return isPlugin ? PluginFolder(path: path) : nil
      }
      guard name.hasSuffix(".lua"), !name.hasSuffix(testEnding) else { return nil }
      return PluginFolder(path: path)
    }
  }
}

extension String {
  /// The text without an ending, if it has it.
  func droppingSuffix(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
