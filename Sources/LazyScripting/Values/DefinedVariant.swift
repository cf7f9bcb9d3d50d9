internal import Lua

/// A script's definition together with values for its parameters.
///
/// Called with other values, it returns another variant.
protocol DefinedVariant: HostClass {
  associatedtype Definition: PluginDefinition

  /// The name of the kind in messages, such as `prefetch policy`.
  static var word: String { get }

  var definition: Definition { get }
  var parameters: DefinedParameters { get }

  init(_ definition: Definition, with parameters: DefinedParameters)
}

extension DefinedVariant {
  static func describe(_ type: inout HostBehavior<Self>) {
    let reference = type.reference
    type.description = { value, call in
      call.push("\(Self.word) \(value.definition.name)\(value.parameters.title)")
    }
    type.equals = { $0.definition === $1.definition && $0.parameters.title == $1.parameters.title }
    type.call = { value, call in
      let changed = try value.parameters.changed(in: call, of: value.definition.name)
      let variant = Self(value.definition, with: changed)
      return call.push(variant, as: try reference.get().types[Self.self])
    }
  }
}
