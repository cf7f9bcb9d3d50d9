/// The files of a new plugin of some kind.
public struct NewPlugin: Sendable {
  /// The kinds of contributions, such as `estimator`.
  public static var kinds: [String] { ExtensionPoint.all.map(\.word) }

  /// The plugin's name, which is also that of its folder.
  public let name: String
  /// The files, in the order in which they are best read.
  public let files: [PluginFile]
  /// How a script or a user writes what the plugin adds.
  public let usage: String
  /// What can be typed at the REPL to see what it adds.
  public let entries: [String]

  /// Fills in the template of a kind.
  ///
  /// - Parameters:
  ///   - kind: One of ``kinds``.
  ///   - name: The plugin's name.
  ///   - reserved: Words that cannot be commands.
  /// - Throws: ``ScriptError`` for an unknown kind, and for a name that a plugin cannot have or
  ///   whose contribution could not be used.
  public init(
    kind: String,
    name: String,
    reserving reserved: [String] = []
  ) throws(ScriptError) {
    do {
      let point = try Self.point(of: kind)
      try PluginManifest.check(name: name)
      let contribution = Self.contribution(named: name, of: point)
      try PluginKeys.check(contribution: contribution, of: point.key)
      try Self.checkFree(contribution, of: point, reserving: reserved)
      self.init(name, of: point, contribution: contribution)
    } catch {
      throw ScriptError(any: error)
    }
  }

  private static func point(of kind: String) throws(Mistake) -> ExtensionPoint {
    if let point = ExtensionPoint.all.first(where: { $0.word == kind }) { return point }
    throw .unknown(
      "there is no kind of plugin \(Literal.name(kind))",
      name: kind,
      among: kinds,
      listed: "there are"
    )
  }

  private static func checkFree(
    _ name: String,
    of point: ExtensionPoint,
    reserving reserved: [String]
  ) throws(Mistake) {
    let isTaken =
      switch point.reach {
      case .table: false
      case .command: reserved.contains(name)
      case .global:
        Registry.builtIn.find(name) != nil || Registry.namespaces.contains(name)
      }
    if isTaken { throw Mistake("\(point.written(name)) is lazylab's own; choose another name") }
  }

  private init(_ name: String, of point: ExtensionPoint, contribution: String) {
    let fill = { (text: String) in text.replacing("NAME", with: contribution) + "\n" }
    self.name = name
    usage = point.written(contribution)
    entries = point.template.entries.map { $0.replacing("NAME", with: contribution) }
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

  /// The contribution's name for scripts: the words of the plugin's name joined, with a capital for
  /// a global.
  private static func contribution(named name: String, of point: ExtensionPoint) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    let joined = words.map(\.capitalizedFirst).joined()
    guard point.reach != .global else { return joined }
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }
}
