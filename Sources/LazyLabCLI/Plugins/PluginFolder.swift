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

  /// The plugin that a file tests; nil if it tests none.
  ///
  /// It is the nearest folder of the file's path that is a plugin, or a plugin `NAME.lua` beside
  /// `NAME_test.lua`.
  init?(testedBy file: String) {
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      guard !folder.isEmpty else { break }
      if Self.hasManifest(folder) {
        self.init(path: folder)
        return
      }
    }
    if !file.hasPrefix("/"), Self.hasManifest(".") {
      self.init(path: ".")
      return
    }
    let single = file.droppingSuffix(Self.testEnding) + ".lua"
    guard file.hasSuffix(Self.testEnding), Self.isPlugin(file: single) else { return nil }
    self.init(path: single)
  }

  private static func hasManifest(_ folder: String) -> Bool {
    SystemFiles.resolved(folder + "/plugin.lua") != nil
  }

  /// Whether a file gives the identity of a plugin; nothing is run to find out.
  private static func isPlugin(file: String) -> Bool {
    guard let place = SystemFiles.resolved(file),
      let bytes = try? SystemFiles.readPlain(place, atMost: lengthLimit)
    else { return false }
    return PluginPlace.isIdentified(by: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a folder is a plugin, perhaps a broken one; other folders hold data, or plugins.
  static func isPlugin(folder: String) -> Bool {
    hasManifest(folder) || SystemFiles.resolved(folder + "/init.lua") != nil
  }

  /// The place of the plugin's tests: the folder, or the file beside a single file.
  var tests: String {
    SystemFiles.isFolder(path) ? path : path.droppingSuffix(".lua") + Self.testEnding
  }

  /// The ending of the names of test files.
  static let testEnding = "_test.lua"

  /// The plugins in a folder, in the order of their names; none if there is no such folder.
  static func all(in folder: String) -> [PluginFolder] {
    let names = (try? SystemFiles.names(in: folder)) ?? []
    return names.compactMap { name in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if SystemFiles.isFolder(path) {
        return isPlugin(folder: path) ? PluginFolder(path: path) : nil
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
