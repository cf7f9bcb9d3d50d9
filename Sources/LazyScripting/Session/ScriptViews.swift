internal import LazyStacks
internal import Lua

/// The views that scripts make, until the simulator has them.
///
/// It reads what functions of scripts return as views, and finds views that are used nowhere.
final class ScriptViews {
  private let types: HostTypes
  private let scope: GlobalScope
  private let made: MadeWindows
  private let reference: SessionReference
  private var use = ViewUse()
  /// The depth of the deepest child that was read since a view was last made.
  private var childDepth = 0

  init(
    of types: HostTypes,
    in scope: GlobalScope,
    for made: MadeWindows,
    reference: SessionReference
  ) {
    self.types = types
    self.scope = scope
    self.made = made
    self.reference = reference
  }

  /// Whether a body or content function runs.
  var areUsed: Bool { use.isActive }

  /// The depth of a view around the children that were read last.
  var depthAround: Int { childDepth + 1 }

  /// Forgets the children that were read, because no view is made of them.
  func forgetChildren() { childDepth = 0 }

  /// The greatest depth of nested views, so that walking into them needs a bounded stack.
  private static let depthLimit = 500

  /// Passes a view to the script, recording where it was made if that may matter.
  func push(_ view: ViewValue, onto call: borrowing LuaCall) throws -> LuaOutcome {
    view.depth = max(view.depth, depthAround)
    childDepth = 0
    guard view.depth <= Self.depthLimit else {
      throw Mistake(
        "views and modifiers are nested more than \(Self.depthLimit) deep in this "
          + "\(view.name); does a loop wrap one view again and again?"
      )
    }
    if use.isActive {
      view.location = call.location()
      use.note(view)
    }
    return try call.push(view, as: types[ViewValue.self])
  }

  /// The view at a place of a call; nil and `false` are empty places, anything else is an error
  /// with its remedy.
  ///
  /// - Parameters:
  ///   - place: The index among the values of the call.
  ///   - call: The call.
  ///   - parent: The container's name, for messages.
  ///   - remedy: The remedy for a value that is not a view; nil if none is known.
  /// - Returns: The content of the view.
  /// - Throws: ``Mistake`` for a value that is not a view.
  func child(
    at place: Int,
    in call: borrowing LuaCall,
    of parent: String,
    remedy: () -> String? = { nil }
  ) throws -> Content {
    if call.isNil(at: place) { return .empty }
    if try call.isObject(at: place, of: types[ViewValue.self]) {
      let view = try call.object(at: place, as: types[ViewValue.self])
      view.isUsed = true
      childDepth = max(childDepth, view.depth)
      return view.content
    }
    if call.kind(at: place) == .object, call.typeName(at: place) == SubviewsValue.className {
      return try call.object(at: place, as: types[SubviewsValue.self]).subviews.content
    }
    if call.kind(at: place) == .boolean, try !call.boolean(at: place) { return .empty }
    childDepth = 0
    throw try notAView(at: place, in: call, of: parent, remedy: remedy())
  }

  private func notAView(
    at place: Int,
    in call: borrowing LuaCall,
    of parent: String,
    remedy: String?
  ) throws -> Mistake {
    let what = "child \(place + 1) of \(parent) is no view but"
    if let remedy {
      return Mistake("\(what) \(Literal.found(at: place, in: call)); write \(remedy)")
    }
    switch call.kind(at: place) {
    case .string:
      return Mistake("\(what) a string; write Text \(Literal.found(at: place, in: call))")
    case .function:
      let function = try call.function(at: place)
      guard let name = scope.constructorName(of: function) else {
        return Mistake("\(what) a function; call it")
      }
      return Mistake("\(what) the constructor \(name), which was not called; write \(name) {}")
    case .table where call.isPlainTable(at: place):
      return Mistake("\(what) a plain table; write Group { … }")
    case .object:
      return Mistake("\(what) \(Literal.found(at: place, in: call))")
    default:
      return Mistake(
        "\(what) \(Literal.found(at: place, in: call)); leave it out, or write nil or false"
      )
    }
  }

  /// Runs a body or content function and returns its views.
  ///
  /// - Parameters:
  ///   - function: The script's function.
  ///   - title: The name in errors of the function's purpose.
  ///   - needsView: Whether returning no view is an error.
  ///   - isOneOfSeveral: Whether one view is the first of several that there may be another time.
  ///   - arguments: Pushes the arguments of the function.
  /// - Returns: The views as one content.
  /// - Throws: Errors of the function, and ``Mistake`` for a result that is not a view.
  func content(
    from function: LuaFunction,
    of title: String,
    needsView: Bool = false,
    isOneOfSeveral: Bool = false,
    arguments: (borrowing LuaCall) throws -> Void
  ) throws -> Content {
    let start = use.begin()
    let content: Content
    do {
      content = try function.call(arguments) { results in
        if needsView, !(0..<results.count).contains(where: { results.kind(at: $0) == .object }) {
          throw Mistake("it gave \(Literal.found(at: 0, in: results)), not a view")
        }
        return try self.content(of: results, titled: title, isOneOfSeveral: isOneOfSeveral)
      }
    } catch {
      childDepth = 0
      use.abandon(from: start)
      throw error
    }
    childDepth = 0
    if made.isUnheard {
      use.abandon(from: start)
    } else {
      for diagnostic in use.finish(from: start) {
        reference.session?.report(diagnostic)
      }
    }
    return content
  }

  private func content(
    of results: borrowing LuaCall,
    titled title: String,
    isOneOfSeveral: Bool
  ) throws -> Content {
    if results.count == 1, !isOneOfSeveral {
      return try child(at: 0, in: results, of: title)
    }
    var views: [Content] = []
    for place in 0..<results.count {
      views.append(try child(at: place, in: results, of: title))
    }
    return Group(views).content
  }
}
