internal import Lua

/// What the code of a plugin brought.
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
    _ environment: PluginEnvironment,
    _ entries: [Entry],
    values: LuaTable
  ) {
    self.manifest = manifest
    self.environment = environment
    self.entries = entries
    self.values = values
  }

  /// A contribution of a kind.
  func entry(_ name: String, of point: ExtensionPoint) -> Entry? {
    entries.first { $0.name == name && $0.point.key == point.key }
  }

  /// What the host keeps of a contribution.
  func value(_ name: String, of point: ExtensionPoint) throws(LuaError) -> LuaValue {
    try values.rawGet("\(point.key)/\(name)")
  }
}
