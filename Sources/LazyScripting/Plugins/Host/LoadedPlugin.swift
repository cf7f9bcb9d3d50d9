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
    self.values = values
  }

  /// The contribution of a kind with a name.
  func entry(_ name: String, of point: ExtensionPoint) -> Entry? {
    entries.first { $0.name == name && $0.point.key == point.key }
  }

  /// The value that the host keeps for a contribution.
  func value(_ name: String, of point: ExtensionPoint) throws(LuaError) -> LuaValue {
    try values.rawGet("\(point.key)/\(name)")
  }
}
