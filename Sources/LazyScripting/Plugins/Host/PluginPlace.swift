/// The place of a plugin, and the way to read its files.
///
/// The host of a session makes it, because the session knows no files.
public struct PluginPlace {
  /// Reads a file of the plugin by its path in the folder: `init.lua`, `lua/spread.lua`.
  ///
  /// For a plugin of a single file the path is empty.
  public typealias Reader = (_ path: String) -> ModuleSearch

  /// The file or folder as messages name it.
  public let path: String
  /// Whether it is a folder, which has `plugin.lua` and `init.lua`.
  public let isFolder: Bool
  let read: Reader

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - path: The file or folder as messages name it, without a slash at the end.
  ///   - isFolder: Whether it is a folder.
  ///   - read: Reads a file of the plugin; called again after the file changed.
  public init(path: String, isFolder: Bool, read: @escaping Reader) {
    self.path = path
    self.isFolder = isFolder
    self.read = read
  }

  /// Whether the text of a file gives the identity of a plugin: `name = "…"` and the others.
  ///
  /// Nothing is run to find out, so that what is computed is not found.
  public static func isIdentified(by text: String) -> Bool {
    let code = text.filter { !$0.isWhitespace }
    return PluginKeys.identity.allSatisfy { key in
      code.contains("\(key)=\"") || code.contains("\(key)='")
    }
  }

  /// The file that returns the plugin's contributions.
  var mainFile: String { isFolder ? "init.lua" : "" }

  /// A file of the plugin as messages name it.
  func name(of file: String) -> String { file.isEmpty ? path : "\(path)/\(file)" }
}
