internal import LazyStacks
internal import Lua

/// What is known about one view at one moment, as scripts read it.
final class NodeValue: HostClass {
  static let className = "Node"

  let node: NodeProxy
  let id: ViewID
  /// The states of the view; nil if it has none.
  let states: ScriptState?

  init(_ node: NodeProxy, id: ViewID, states: ScriptState? = nil) {
    self.node = node
    self.id = id
    self.states = states
  }

  static func describe(_ type: inout HostBehavior<NodeValue>) {
    type.description = { value, call in
      call.push("node \(value.id.onOneLine): \(value.node.phase.rawValue)")
    }
    type.equals = { $0.id == $1.id && $0.node == $1.node }
  }
}

enum NodeBinding {
  static let registrations: [Registration] = [
    field(
      "frame",
      gives: .either([.object("Rect"), .nothing]),
      summary: "The rectangle in the window's coordinates; nil while the view has no place."
    ) { value, call, session in
      guard let frame = value.node.frame else { return .none }
      return try call.push(RectValue(frame), as: session.types[RectValue.self])
    },
    field(
      "drawnRect",
      gives: .either([.object("Rect"), .nothing]),
      summary:
        "The rectangle around what is drawn of it, in the window's coordinates: where `:offset`, "
        + "`:scaleEffect`, `:rotationEffect` and `:scrollTransition` of the view, in it and around "
        + "it put it; nil while the view has no place."
    ) { value, call, session in
      guard let drawn = value.node.drawnRect else { return .none }
      return try call.push(RectValue(drawn), as: session.types[RectValue.self])
    },
    field(
      "transition",
      gives: .either([.object("ShownTransition"), .nothing]),
      summary:
        "What the view's scroll transition does with it; nil where it has none or has no place."
    ) { value, call, session in
      guard let shown = value.node.transition else { return .none }
      return try call.push(TransitionValue(shown), as: session.types[TransitionValue.self])
    },
    field(
      "phase",
      gives: .cases(NodeProxy.Phase.allCases.map(\.rawValue)),
      summary: "In which part of its life the view is."
    ) { value, call, _ in call.push(value.node.phase.rawValue) },
    field(
      "number",
      gives: .either([.integer(atLeast: 1), .nothing]),
      summary:
        "The number that events give as `node`, which no other view of the window had or has; nil "
        + "while the view is not loaded."
    ) { value, call, _ in
      guard let number = value.node.number else { return .none }
      return call.push(number)
    },
    field("inits", gives: .integer(atLeast: 0), summary: "How often a node was made for it.") {
      value,
      call,
      _ in call.push(value.node.inits)
    },
    field("bodies", gives: .integer(atLeast: 0), summary: "How often it was evaluated.") {
      value,
      call,
      _ in call.push(value.node.bodies)
    },
    field("measures", gives: .integer(atLeast: 0), summary: "How often it was measured.") {
      value,
      call,
      _ in call.push(value.node.measures)
    },
    field("appears", gives: .integer(atLeast: 0), summary: "How often it came on screen.") {
      value,
      call,
      _ in call.push(value.node.appears)
    },
    field(
      "state",
      gives: .either([.object("ViewState"), .nothing]),
      summary:
        "The states of the view, as it has them in `self.state`: what is assigned changes the view "
        + "in the next frame. It is nil where the view has none."
    ) { value, call, session in
      guard let states = value.states else { return call.push() }
      return try call.push(ViewState(states, of: value.id), as: session.types[ViewState.self])
    },
    field(
      "visibleFraction",
      gives: .fraction,
      summary: "The fraction of its area that can be seen."
    ) {
      value,
      call,
      _ in call.push(value.node.visibleFraction)
    },
    field("isEstimated", gives: .boolean, summary: "Whether its length is a guess.") {
      value,
      call,
      _ in call.push(value.node.isEstimated)
    },
  ]

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (NodeValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "Node", on: NodeValue.self, gives: kind, summary: summary, read: read)
  }
}
