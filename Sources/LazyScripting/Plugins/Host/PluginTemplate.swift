/// A working plugin with one contribution and a test, as `lazylab plugin new` writes it.
///
/// In the texts, `NAME` stands for the name that is contributed.
struct PluginTemplate: Sendable {
  /// The text of `init.lua`.
  let code: String
  /// The text of the test.
  let test: String
}

/// A file that `lazylab plugin new` writes.
public struct PluginFile: Sendable, Equatable {
  /// Its path in the plugin's folder.
  public let path: String
  /// What is in it.
  public let text: String
}

/// A new plugin of some kind.
public struct NewPlugin: Sendable {
  /// The kinds that there are, such as `estimator`.
  public static var kinds: [String] { ExtensionPoint.all.map(\.word) }

  /// The plugin's name, which is that of its folder.
  public let name: String
  /// The files, in the order in which they are best read.
  public let files: [PluginFile]
  /// How a script, or a user, writes what the plugin adds.
  public let usage: String

  /// Fills in the template of a kind; nil for a kind that there is not, and for a name that no
  /// plugin may have.
  ///
  /// - Parameters:
  ///   - kind: One of ``kinds``.
  ///   - name: The plugin's name.
  public init?(kind: String, name: String) {
    guard let point = ExtensionPoint.all.first(where: { $0.word == kind }),
      PluginKeys.isPluginName(name)
    else { return nil }
    let contribution = Self.contribution(name, of: point)
    let fill = { (text: String) in text.replacing("NAME", with: contribution) + "\n" }
    self.name = name
    usage = point.written(contribution)
    files = [
      PluginFile(
        path: "plugin.lua",
        text: """
          -- What the plugin is and what it adds. This file is data: nothing in it runs.
          return {
            name = "\(name)", version = "0.1.0", api = ">=1 <2",
            \(point.key) = { "\(contribution)" },
          }

          """
      ),
      PluginFile(path: "init.lua", text: fill(point.template.code)),
      PluginFile(path: "\(name)_test.lua", text: fill(point.template.test)),
    ]
  }

  /// The name for scripts: words of the plugin's name put together, large for what is a global.
  private static func contribution(_ name: String, of point: ExtensionPoint) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let joined = words.map(\.capitalizedFirst).joined()
    guard point.reach != .global else { return joined }
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
