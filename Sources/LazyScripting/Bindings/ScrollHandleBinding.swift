internal import LazyStacks
internal import Lua

/// A scroll view of a window, as scripts hold it; it follows the identity of the view.
final class ScrollViewHandle: HostClass {
  static let className = "ScrollView"

  let proxy: ScrollViewProxy
  let window: Window

  init(_ proxy: ScrollViewProxy, in window: Window) {
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
      taking: [
        .label(
          "by",
          as: .either([.number, .table("{ x =, y = }")]),
          required: true,
          summary: "How many points, positive towards the end; along each axis where both scroll."
        ).orLast,
        .label(
          "duration",
          as: .duration,
          default: "0",
          summary: "How long it takes; 0 is one frame."
        ),
      ],
      gives: .integer(atLeast: 1),
      summary:
        "A finger moves the content and rests before it lifts. Beyond an end the content gives way "
        + "in part, and springs back then; gives the number of frames until it rests."
    ) { scroll, call, reader in
      let duration = try reader.number("duration", in: call) ?? 0
      guard case .table(let table) = try reader.value("by", in: call) else {
        let distance = try reader.number("by", in: call) ?? 0
        return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
          try scroll.proxy.drag(by: distance, duration: duration)
        }
      }
      let distance = try AxisNumbers(table, titled: "by of \(reader.title)")
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try scroll.proxy.drag(x: distance.x, y: distance.y, duration: duration)
      }
    },
    method(
      "scrollTo",
      taking: [
        .position(
          "target",
          as: .path,
          required: false,
          summary:
            "An edge, or the id of a view; further ones lead to one inside its element. Where a "
            + "view has the name of an edge as its id it is meant, and a diagnostic says so."
        ),
        .label("id", as: .path, summary: "The view to scroll to."),
        .label(
          "edge",
          as: .cases(Edge.allCases.map(\.rawValue)),
          summary: "The edge to scroll to."
        ),
        .label("x", as: .number, summary: "The offset from the left, in points."),
        .label("y", as: .number, summary: "The offset from the top, in points."),
        AxisNumbers.point,
        .label(
          "anchor",
          as: UnitPointBinding.kind,
          summary:
            "Where the view comes to lie; without it, the smallest movement that shows all of it."
        ),
        .label(
          "animation",
          as: AnimationBinding.kind,
          default: "false",
          summary: "How it goes there; true is `Animation.default()`, false one frame."
        ),
      ],
      gives: .integer(atLeast: 1),
      summary: "Scrolls to a view, an edge or an offset; gives the number of frames."
    ) { scroll, call, reader in
      let target = try ScrollTarget(in: call, by: reader)
      let animation = try Animation.ofScroll(in: call, by: reader)
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try target.scroll(scroll, with: animation)
      }
    }.taking(.ids),
  ]

  private static let lookups: [Registration] =
    [
      method(
        "node",
        taking: [
          .position(
            "id",
            as: .path,
            summary: "The view's id; further ones lead to one inside its element."
          )
        ],
        gives: .object("Node"),
        summary:
          "What is known of the view with an id in the scroll view, without evaluating anything."
      ) { scroll, call, reader in
        guard let id = try reader.path(in: call) else { throw Mistake("node needs an id") }
        return call.push(
          NodeValue(try scroll.proxy.node(id), id: id),
          as: try reader.session.types[NodeValue.self]
        )
      }.taking(.ids),
      method(
        "visibleTargets",
        taking: [
          .position(
            "threshold",
            as: .fraction,
            default: "0.5",
            summary: "How much of a view must be visible."
          )
        ],
        gives: .array(.id),
        summary: "The ids of the subviews of which at least a fraction is visible."
      ) { scroll, call, reader in
        let threshold = try reader.number("threshold", in: call) ?? 0.5
        let ids = try scroll.proxy.visibleTargets(threshold: threshold)
        return call.push(try reader.session.types.lists.make(ids))
      },
      method(
        "index",
        taking: [
          .position(
            "id",
            as: .path,
            summary: "The id of an element; further ones lead to one inside it."
          )
        ],
        gives: .several([
          .either([.integer(atLeast: 1), .nothing]), .either([.boolean, .nothing]),
        ]),
        summary:
          "The position of the first subview with an id, from 1, without evaluating anything; of a "
          + "view inside an element, that of the element. In a "
          + "`LazyLayout` that is `reversed` the view that was described last comes first. "
          + "Where elements before it may be any number of subviews and were not evaluated it is a "
          + "guess, and a second result is true: `local index, isEstimated = scroll:index(id)`."
      ) { scroll, call, reader in
        guard let id = try reader.path(in: call),
          let found = try scroll.proxy.indexAndCertainty(of: id)
        else { return call.push() }
        // An exact index has no second result, so that the call may end a list of arguments.
        return found.isEstimated
          ? call.push(found.index + 1, and: true) : call.push(found.index + 1)
      }.taking(.ids),
    ] + ScrollHandleFields.registrations

  private static func method(
    _ name: String,
    taking parameters: [Parameter],
    gives result: ValueKind,
    summary: String,
    body:
      @escaping @Sendable (ScrollViewHandle, borrowing LuaCall, ArgumentReader) throws ->
      LuaOutcome
  ) -> Registration {
    .method(
      name,
      of: "ScrollView",
      taking: parameters,
      gives: result,
      summary: summary,
      body: body
    )
  }
}

/// The target of `scrollTo`: exactly one of an id, an edge and an offset.
private struct ScrollTarget {
  private enum Aim {
    case bare(ViewID)
    case id(ViewID, UnitPoint?)
    case edge(Edge)
    case offset(x: Double?, y: Double?)
  }

  private let aim: Aim

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let names = ["target", "id", "edge", "x", "y", "point"].filter { reader.has($0, in: call) }
    let kinds = Set(names.map { $0 == "y" ? "x" : $0 })
    guard kinds.count == 1, let kind = kinds.first else {
      guard !names.isEmpty else {
        throw Mistake("\(reader.title) needs id =, edge =, x =, y = or point =")
      }
      let given = names.joined(separator: ", ")
      throw Mistake("\(reader.title) takes one of id, edge, x and y, point; got \(given)")
    }
    let anchor = try UnitPoint(aligning: "anchor", in: call, by: reader)
    guard anchor == nil || kind == "id" || kind == "target" else {
      throw Mistake("anchor of \(reader.title) goes with id =")
    }
    switch kind {
    case "target":
      guard let id = try reader.path(in: call) else { throw Mistake("\(reader.title) needs an id") }
      aim = anchor == nil ? .bare(id) : .id(id, anchor)
    case "id": aim = .id(try reader.id("id", in: call) ?? .integer(0), anchor)
    case "edge": aim = .edge(try reader.text("edge", in: call).flatMap(Edge.init) ?? .top)
    case "point":
      let point = try AxisNumbers.point(in: call, by: reader)
      aim = .offset(x: point.x, y: point.y)
    default:
      aim = .offset(x: try reader.number("x", in: call), y: try reader.number("y", in: call))
    }
  }

  /// Makes the frames of the scroll, and returns their number.
  func scroll(_ handle: ScrollViewHandle, with animation: Animation?) throws -> Int {
    let proxy = handle.proxy
    switch aim {
    case .bare(let id):
      guard case .string(let name) = id, let edge = Edge(rawValue: name) else {
        return try proxy.scrollTo(id: id, anchor: nil, animation: animation)
      }
      guard (try? proxy.node(id)) != nil else {
        return try proxy.scrollTo(edge: edge, animation: animation)
      }
      handle.window.report(
        Diagnostic(
          code: .ambiguousID,
          message: "scrollTo(\"\(name)\") goes to the view with this id; for the edge write "
            + "scrollTo { edge = \"\(name)\" }"
        )
      )
      return try proxy.scrollTo(id: id, anchor: nil, animation: animation)
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
