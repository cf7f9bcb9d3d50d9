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
  /// What counts the calls of one of its functions; nil if no plugin wrote it.
  ///
  /// A definition that a plugin keeps to itself is counted by the place of the function.
  func contribution(
    calling function: LuaFunction?,
    in session: SessionReference
  ) -> PluginContribution? {
    if let contribution { return contribution }
    guard let function else { return nil }
    return session.session?.plugins.callbacks.contribution(of: function)
  }

  /// Most definitions say nothing to their kit.
  var saidToKit: [LuaValue] { [] }
}
