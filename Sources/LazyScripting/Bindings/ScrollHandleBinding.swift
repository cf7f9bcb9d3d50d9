internal import LazyStacks
internal import Lua

/// A scroll view of a window, as scripts hold it; it follows the identity of the view.
final class ScrollViewHandle: HostClass {
  static let className = "ScrollView"

  let proxy: ScrollViewProxy
  let window: Window

  init(_ proxy: ScrollViewProxy, _ window: Window) {
    self.proxy = proxy
    self.window = window
  }

  static func describe(_ type: inout HostBehavior<ScrollViewHandle>) {
    type.description = { handle, call in call.push(Card.of(handle)) }
  }
}

enum ScrollHandleBinding {
  static let registrations: [Registration] = verbs + lookups

  private static let verbs: [Registration] = [
    method(
      "drag",
      [
        .label(
          "by",
          .either([.number, .table("{ x =, y = }")]),
          required: true,
          "How many points, positive towards the end; along each axis where both scroll."
        ),
        .label(
          "duration",
          .duration,
          default: "0",
          "How long it takes; 0 is one frame."
        ),
      ],
      gives: .integer(atLeast: 1),
      "A finger moves the content and rests before it lifts. Beyond an end the content gives way "
        + "in part, and springs back then; gives the number of frames until it rests."
    ) { scroll, call, reader in
      let duration = try reader.number("duration", call) ?? 0
      guard case .table(let table) = try reader.value("by", call) else {
        let distance = try reader.number("by", call) ?? 0
        return try reader.makeFrames(of: scroll.window, call) {
          try scroll.proxy.drag(by: distance, duration: duration)
        }
      }
      let distance = try AxisNumbers(table, "by of \(reader.title)")
      return try reader.makeFrames(of: scroll.window, call) {
        try scroll.proxy.drag(x: distance.x, y: distance.y, duration: duration)
      }
    },
    method(
      "scrollTo",
      [
        .label("id", .path, "The view to scroll to."),
        .label("edge", .cases(Edge.allCases.map(\.rawValue)), "The edge to scroll to."),
        .label("x", .number, "The offset from the left, in points."),
        .label("y", .number, "The offset from the top, in points."),
        .label("point", .object("Point"), "The offset as a point."),
        .label(
          "anchor",
          UnitPointBinding.kind,
          "Where the view comes to lie; without it, the smallest movement that shows all of it."
        ),
        .label(
          "animation",
          AnimationBinding.kind,
          default: "false",
          "How it goes there; true is `Animation.default()`, false one frame."
        ),
      ],
      gives: .integer(atLeast: 1),
      "Scrolls to a view, an edge or an offset; gives the number of frames."
    ) { scroll, call, reader in
      let target = try ScrollTarget(call, reader)
      let animation = try reader.animation("animation", call)
      return try reader.makeFrames(of: scroll.window, call) {
        try target.scroll(scroll.proxy, animation)
      }
    },
  ]

  private static let lookups: [Registration] =
    [
      method(
        "node",
        [.position("id", .path, "The view's id; further ones lead to one inside its element.")],
        gives: .object("Node"),
        "What is known of the view with an id in the scroll view, without evaluating anything."
      ) { scroll, call, reader in
        guard let id = try reader.path(call) else { throw Mistake("node needs an id") }
        return call.push(
          NodeValue(try scroll.proxy.node(id), id),
          as: try reader.session.types[NodeValue.self]
        )
      }.taking(.ids),
      method(
        "visibleTargets",
        [.position("threshold", .fraction, default: "0.5", "How much of a view must be visible.")],
        gives: .array(.id),
        "The ids of the subviews of which at least a fraction is visible."
      ) { scroll, call, reader in
        let threshold = try reader.number("threshold", call) ?? 0.5
        let ids = try scroll.proxy.visibleTargets(threshold: threshold)
        return call.push(try reader.session.types.lists.make(ids))
      },
      method(
        "index",
        [.position("id", .path, "The id of an element; further ones lead to one inside it.")],
        gives: .several([
          .either([.integer(atLeast: 1), .nothing]), .either([.boolean, .nothing]),
        ]),
        "The position of the first subview with an id, from 1, without evaluating anything. Where "
          + "elements before it may be any number of subviews and were not evaluated it is a "
          + "guess, and a second result is true: `local index, isEstimated = scroll:index(id)`."
      ) { scroll, call, reader in
        guard let id = try reader.path(call),
          let found = try scroll.proxy.indexAndCertainty(of: id)
        else { return call.push() }
        // An exact index has no second result, so that the call may end a list of arguments.
        return found.isEstimated ? call.push(found.index + 1, true) : call.push(found.index + 1)
      }.taking(.ids),
    ] + ScrollHandleFields.registrations

  private static func method(
    _ name: String,
    _ parameters: [Parameter],
    gives result: ValueKind,
    _ summary: String,
    body:
      @escaping @Sendable (ScrollViewHandle, borrowing LuaCall, ArgumentReader) throws ->
      LuaOutcome
  ) -> Registration {
    .method(
      name,
      of: "ScrollView",
      parameters,
      gives: result,
      summary,
      body: body
    )
  }
}

/// The target of `scrollTo`: exactly one of an id, an edge and an offset.
private struct ScrollTarget {
  private enum Aim {
    case id(ViewID, UnitPoint?)
    case edge(Edge)
    case offset(x: Double?, y: Double?)
  }

  private let aim: Aim

  init(_ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    let names = ["id", "edge", "x", "y", "point"].filter { reader.has($0, call) }
    let kinds = Set(names.map { $0 == "y" ? "x" : $0 })
    guard kinds.count == 1, let kind = kinds.first else {
      guard !names.isEmpty else {
        throw Mistake("\(reader.title) needs id =, edge =, x =, y = or point =")
      }
      let given = names.joined(separator: ", ")
      throw Mistake("\(reader.title) takes one of id, edge, x and y, point; got \(given)")
    }
    let anchor = try reader.scrollAnchor("anchor", call)
    guard anchor == nil || kind == "id" else {
      throw Mistake("anchor of \(reader.title) goes with id =")
    }
    switch kind {
    case "id": aim = .id(try reader.id("id", call) ?? .integer(0), anchor)
    case "edge": aim = .edge(try reader.text("edge", call).flatMap(Edge.init) ?? .top)
    case "point":
      let point = try call.object(
        reader.place("point", call),
        reader.session.types[PointValue.self]
      ).point
      aim = .offset(x: point.x, y: point.y)
    default:
      aim = .offset(x: try reader.number("x", call), y: try reader.number("y", call))
    }
  }

  /// Makes the frames of the scroll, and returns their number.
  func scroll(_ proxy: ScrollViewProxy, _ animation: Animation?) throws -> Int {
    switch aim {
    case .id(let id, let anchor):
      return try proxy.scrollTo(id: id, anchor: anchor, animation: animation)
    case .edge(let edge): return try proxy.scrollTo(edge: edge, animation: animation)
    case .offset(let x, let y):
      let axes = try proxy.axes()
      if let axis = ScrollTarget.onlyAxis(axes), (axis == .vertical ? y : x) == nil {
        let name = axis == .vertical ? "y" : "x"
        throw Mistake("a \(axis.rawValue) scroll view scrolls along \(name); write \(name) =")
      }
      return try proxy.scrollTo(x: x, y: y, animation: animation)
    }
  }

  private static func onlyAxis(_ axes: Set<Axis>) -> Axis? {
    axes == .vertical ? .vertical : axes == .horizontal ? .horizontal : nil
  }
}
