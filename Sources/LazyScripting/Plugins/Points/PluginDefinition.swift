/// Something that a plugin's code defines with a constructor of the vocabulary, such as a view.
protocol PluginDefinition: AnyObject, SendableMetatype {
  /// The name of the definition.
  var name: String { get }
  /// What help says about it.
  var declaration: Declaration { get }
  /// The contribution through which the host calls it; nil for a script's own definition.
  var contribution: PluginContribution? { get set }
}
