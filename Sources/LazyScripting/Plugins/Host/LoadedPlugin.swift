internal import Lua

/// The contributions of a plugin whose code ran.
final class LoadedPlugin {
  /// One contribution.
  struct Entry {
    let point: ExtensionPoint
    let name: String
    let declaration: Declaration
    let contribution: PluginContribution
    /// What its kit is called with besides the contribution and its name.
    let saidToKit: [LuaValue]
  }

  let manifest: PluginManifest
  let environment: PluginEnvironment
  let entries: [Entry]
  /// The places of the entries, by the key of the point and the name.
  private let places: [String: Int]
  /// The values, by the key of the point and the name; the table keeps host objects alive.
  private let values: LuaTable

  init(
    _ manifest: PluginManifest,
    in environment: PluginEnvironment,
    entries: [Entry],
    values: LuaTable
  ) {
    self.manifest = manifest
    self.environment = environment
    self.entries = entries
    places = Dictionary(
      entries.enumerated().map { (Self.key($1.name, of: $1.point), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.values = values
  }

  /// The contribution of a kind with a name.
  func entry(_ name: String, of point: ExtensionPoint) -> Entry? {
    places[Self.key(name, of: point)].map { entries[$0] }
  }

  /// The value that the host keeps for a contribution.
  func value(_ name: String, of point: ExtensionPoint) throws(LuaError) -> LuaValue {
    try values.rawGet(Self.key(name, of: point))
  }

  /// The key of a value among all of a plugin.
  static func key(_ name: String, of point: ExtensionPoint) -> String { "\(point.key)/\(name)" }
}
