/// The declaration of one name of the Lua vocabulary: everything that is said about it anywhere.
///
/// Argument checks, error texts, `help`, the reference and the editor's stubs are made from it.
struct Declaration: Sendable, Equatable {
  /// The kind of a name.
  ///
  /// Further kinds of contributions would be further cases, registered in the same way.
  enum Kind: String, Sendable, CaseIterable {
    /// A global that makes a view: `LazyVStack { … }`.
    case view
    /// A global that makes something else: `Window { … }`, `Range(1, 10)`.
    case constructor
    /// A method of every view that gives another view: `:id(…)`.
    case modifier
    /// A method of an object: `window:step(3)`.
    case method
    /// A readable field of an object: `feed.contentOffset`.
    case field
    /// A plain function, global or in `lab`.
    case function
  }

  /// The values that may stand at positions that no parameter takes.
  enum Rest: Sendable, Equatable {
    /// Nothing: they are errors.
    case none
    /// Views, and holes in their places.
    case views
    /// Names of something.
    case strings
    /// The further ids of a path.
    case ids
    /// Further functions like the first.
    case functions
    /// Samples of a gesture.
    case samples
    /// Pairs of a name and the function that makes what has the name.
    case variants
    /// Stills of windows.
    case stills
  }

  /// The kind of the name.
  var kind: Kind
  /// The name as scripts write it.
  var name: String
  /// The owner: a class, `View` for modifiers, `lab`; nil for globals.
  var owner: String?
  /// The parameters, in the order in which the reference shows them.
  var parameters: [Parameter] = []
  /// The values at further positions.
  var rest: Rest = .none
  /// Whether the only table of a call is the first argument instead of a list of arguments.
  var takesWholeTable = false
  /// The result of a call, or the value of a field.
  var result: ValueKind = .nothing
  /// One sentence about its meaning.
  var summary: String
  /// The SwiftUI name that it stands for, if it stands for one.
  var counterpart: String?
  /// Whether a script defined the name, and may change the definition.
  var isOfScript = false
}

extension Declaration {
  /// The name with its owner, as errors write it: `LazyVStack`, `:id`, `window:step`.
  var title: String {
    switch kind {
    case .view, .constructor: name
    case .function: owner.map { "\($0).\(name)" } ?? name
    case .modifier: ":\(name)"
    case .method: "\(receiver):\(name)"
    case .field: "\(receiver).\(name)"
    }
  }

  /// The variable that examples use for the owner: `window`, `scroll`.
  var receiver: String {
    guard let owner, owner != "ScrollView" else { return "scroll" }
    return owner.prefix(1).lowercased() + owner.dropFirst()
  }

  /// The parameters given by position, in order.
  var positions: [Parameter] { parameters.filter { $0.place == .position } }

  /// The parameters given by name.
  var labels: [Parameter] { parameters.filter { $0.place == .label } }

  /// A modifier as it is written behind a view: `:padding(…)`, `:frame { … }`.
  var writtenModifier: String {
    let isLabeled = positions.isEmpty && !labels.isEmpty
    return isLabeled ? ":\(name) { … }" : parameters.isEmpty ? ":\(name)()" : ":\(name)(…)"
  }
}
