internal import LazyScripting

/// The folder of a script, in which a sandboxed script finds its modules.
struct ModuleFolder {
  /// The folder as the script's path names it, with the slash at its end.
  let path: String

  /// The greatest length of a module that is read, in bytes.
  static let lengthLimit = 16 << 20

  /// Looks for a module where stock Lua would in this folder, and nowhere else.
  ///
  /// - Parameter parts: The folders below this one and the module's name, each a plain file name.
  /// - Returns: The module's text, the places that were searched, or the reason why it is not read.
  func search(_ parts: [String]) -> ModuleSearch {
    let stem = path + parts.joined(separator: "/")
    let places = [stem + ".lua", stem + "/init.lua"]
    for place in places {
      guard let file = SystemFiles.resolved(place) else { continue }
      return read(file, at: place)
    }
    return .missing(places: places)
  }

  private func read(_ file: String, at place: String) -> ModuleSearch {
    guard let folder = SystemFiles.resolved(path), file.isBelow(folder) else {
      return .refused(reason: "'\(place)' leads out of the script's folder")
    }
    do {
      let text = try SystemFiles.readPlain(file, atMost: Self.lengthLimit)
      return .found(path: place, text: ScriptSource(name: place, stored: text).bytes)
    } catch {
      return .refused(reason: error.message)
    }
  }
}

extension String {
  /// Whether a path without links or dots is inside a folder given in the same way.
  func isBelow(_ folder: String) -> Bool {
    hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
