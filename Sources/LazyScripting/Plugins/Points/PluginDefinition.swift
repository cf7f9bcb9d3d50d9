internal import Lua

/// Something that a plugin's code defines with a constructor of the vocabulary, such as a view.
protocol PluginDefinition: AnyObject, SendableMetatype {
  /// The name of the definition.
  var name: String { get }
  /// What help says about it.
  var declaration: Declaration { get }
  /// The contribution through which the host calls it; nil for a script's own definition.
  var contribution: PluginContribution? { get set }
  /// What its kit is called with besides the contribution and its name.
  var saidToKit: [LuaValue] { get }
}

extension PluginDefinition {
  /// Most definitions say nothing to their kit.
  var saidToKit: [LuaValue] { [] }
}
