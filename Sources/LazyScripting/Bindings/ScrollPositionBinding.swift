internal import LazyStacks
internal import Lua

/// A scroll position, as scripts hold it.
final class ScrollPositionHandle: HostClass {
  static let className = "ScrollPosition"

  let position: ScrollPosition
  init(_ position: ScrollPosition) { self.position = position }

  static func describe(_ type: inout HostBehavior<ScrollPositionHandle>) {
    type.missingSet = { handle, call in
      guard try call.value(at: 0).text == "isPositionedByUser",
        case .boolean(let isOfUser) = try call.value(at: 1)
      else {
        throw Mistake(
          "of a ScrollPosition isPositionedByUser can be assigned, to true or false; "
            + "position:scrollTo { … } changes where it is"
        )
      }
      handle.position.isPositionedByUser = isOfUser
    }
    type.description = { handle, call in
      let id = handle.position.viewID.map { " at \($0)" } ?? ""
      return call.push("ScrollPosition" + id)
    }
  }
}

enum ScrollPositionBinding {
  static let registrations: [Registration] = [
    .constructor(
      "ScrollPosition",
      taking: target,
      gives: .object("ScrollPosition"),
      summary:
        "Where a scroll view is to be, and then is: the value and its binding in one; it belongs "
        + "to the scroll view that names it in `:scrollPosition(position)`."
    ) { call, reader in
      let handle = ScrollPositionHandle(
        ScrollPosition(try ScrollPosition.Target(in: call, by: reader))
      )
      return call.push(handle, as: try reader.session.types[ScrollPositionHandle.self])
    },
    .method(
      "scrollTo",
      of: "ScrollPosition",
      taking: target + [
        .label(
          "animation",
          as: AnimationBinding.kind,
          default: "that of `withAnimation`",
          summary: "How it goes there; false is one frame."
        )
      ],
      summary:
        "Scrolls, in the next pass of the frame in progress, or in the next frame; never waits."
    ) { (handle: ScrollPositionHandle, call, reader) in
      guard let target = try ScrollPosition.Target(in: call, by: reader) else {
        throw Mistake("\(reader.title) needs id =, edge =, x =, y = or point =")
      }
      try ScriptVerb.checkChange(by: reader)
      let transaction = try reader.session.programs.transactions.current
      handle.position.scrollTo(
        target.preferring(transaction.anchor),
        animation: try Animation.ofScroll(in: call, by: reader),
        preservesVelocity: transaction.preservesVelocity
      )
      return .none
    },
    field(
      "viewID",
      gives: .either([.id, .nothing]),
      summary: "The id of the first target in sight, or of the one nearest to the anchor; see "
        + "`:scrollTargetLayout`. Without targets, of the first view in sight; with "
        + "`strictScrollTargets` of a profile there is none then."
    ) {
      position,
      call,
      session in
      guard let id = position.viewID else { return call.push() }
      return call.push(try session.types.lists.value(of: id))
    },
    field(
      "edge",
      gives: .either([.cases(Edge.allCases.map(\.rawValue)), .nothing]),
      summary: "The edge at which it stays; nil once the user scrolled."
    ) { position, call, _ in
      guard let edge = position.edge else { return call.push() }
      return call.push(edge.rawValue)
    },
    field(
      "point",
      gives: .either([.object("Point"), .nothing]),
      summary:
        "The offset that the program asked for, with 0 where it named only the other coordinate; "
        + "nil once the user scrolled."
    ) { position, call, session in
      guard let point = position.point else { return call.push() }
      let place = PointValue(Point(x: point.x ?? 0, y: point.y ?? 0))
      return call.push(place, as: try session.types[PointValue.self])
    },
    coordinate("x", of: \.x),
    coordinate("y", of: \.y),
    field(
      "isPositionedByUser",
      gives: .boolean,
      summary: "Whether the user scrolled since the program did. It can be assigned: true forgets "
        + "what the program asked for."
    ) { position, call, _ in call.push(position.isPositionedByUser) },
    .modifier(
      "scrollPosition",
      taking: [
        .position(
          "position",
          as: .object("ScrollPosition"),
          summary: "What scrolls it, and knows where it is."
        ),
        .position(
          "anchor",
          as: UnitPointBinding.kind,
          required: false,
          summary:
            "Where a view comes to lie that it scrolls to; without it, the smallest movement."
        ),
      ],
      summary: "Joins a position to the scroll view."
    ) { view, call, reader in
      let handle = try call.object(
        at: reader.place(of: "position", in: call),
        as: reader.session.types[ScrollPositionHandle.self]
      )
      let anchor = try UnitPoint(aligning: "anchor", in: call, by: reader)
      return ViewValue(
        view.content.scrollPosition(handle.position, anchor: anchor),
        name: view.name
      )
    },
    .function(
      "withAnimation",
      taking: [
        .position(
          "animation",
          as: .either([AnimationBinding.kind, .function("function()")]),
          summary: "An animation, or the function itself for `Animation.default()`."
        ),
        .position(
          "change",
          as: .function("function()"),
          required: false,
          summary: "What asks for scrolls."
        ),
      ],
      gives: .nothing,
      summary:
        "Has the scrolls that a function asks for, with `position:scrollTo` or `scroll:scrollTo`, "
        + "go along an animation. Scrolls alone are animated: what an update changes is laid out "
        + "at once."
    ) { call, reader in
      let isShort = call.kind(at: reader.place(of: "animation", in: call)) == .function
      guard isShort || reader.has("change", in: call) else {
        throw Mistake("withAnimation needs a function")
      }
      let animation = isShort ? Animation.default : try Animation(in: call, by: reader)
      let change = try reader.requiredFunction(isShort ? "animation" : "change", in: call)
      let transactions = try reader.session.programs.transactions
      let isAtOnce = try transactions.isLeftUnanimated {
        try transactions.with({ $0.animation = animation }) { _ = try change.call([]) }
      }
      if isAtOnce, animation != nil { try reader.session.report(.notAnimated) }
      return .none
    },
    .function(
      "withTransaction",
      taking: [
        .label(
          "scrollTargetAnchor",
          as: UnitPointBinding.kind,
          summary: "Where views come to lie, before what the modifier says."
        ),
        .label(
          "scrollContentOffsetAdjustmentBehavior",
          as: .cases(["automatic", "disabled"]),
          default: "\"automatic\"",
          summary:
            "Whether what is in sight holds still when `window:update` changes data before it."
        ),
        .label(
          "scrollPositionUpdatePreservesVelocity",
          as: .boolean,
          default: "false",
          summary: "Whether a fling goes on after a scroll without an animation."
        ),
        .position("change", as: .function("function()"), summary: "What changes something."),
      ],
      gives: .nothing,
      summary: "Runs a function with other rules for what it changes."
    ) { call, reader in
      let anchor = try UnitPoint(aligning: "scrollTargetAnchor", in: call, by: reader)
      let adjusts = try reader.text("scrollContentOffsetAdjustmentBehavior", in: call) != "disabled"
      let preserves =
        try reader.value("scrollPositionUpdatePreservesVelocity", in: call) == .boolean(true)
      let change = try reader.requiredFunction("change", in: call)
      try reader.session.programs.transactions.with({ transaction in
        transaction.anchor = anchor
        transaction.adjustsOffsets = adjusts
        transaction.preservesVelocity = preserves
      }) { _ = try change.call([]) }
      return .none
    },
  ]

  private static let target: [Parameter] = [
    .label("id", as: .path, summary: "The view to be at."),
    .label(
      "edge",
      as: .cases(Edge.allCases.map(\.rawValue)),
      summary: "The edge to be at, and to stay at."
    ),
    .label("x", as: .number, summary: "The offset from the left, in points."),
    .label("y", as: .number, summary: "The offset from the top, in points."),
    AxisNumbers.point,
    .label("anchor", as: UnitPointBinding.kind, summary: "Where the view comes to lie."),
  ]

  private static func coordinate(
    _ name: String,
    of path: any KeyPath<(x: Double?, y: Double?), Double?> & Sendable
  ) -> Registration {
    field(
      name,
      gives: .either([.number, .nothing]),
      summary: "The `\(name)` that the program asked for, in points; nil once the user scrolled."
    ) { position, call, _ in
      guard let length = position.point?[keyPath: path] else { return call.push() }
      return call.push(length)
    }
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (ScrollPosition, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "ScrollPosition", on: ScrollPositionHandle.self, gives: kind, summary: summary)
    {
      handle,
      call,
      session in try read(handle.position, call, session)
    }
  }
}

extension ScrollPosition.Target {
  /// The same target at an anchor, unless it has one.
  fileprivate func preferring(_ anchor: UnitPoint?) -> ScrollPosition.Target {
    guard case .view(let id, nil) = self else { return self }
    return .view(id, anchor: anchor)
  }
}

extension ScrollPosition.Target {
  /// Reads the target of a position; nil if none was given.
  fileprivate init?(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let names = ["id", "edge", "x", "y", "point"].filter { reader.has($0, in: call) }
    let kinds = Set(names.map { $0 == "y" ? "x" : $0 })
    guard kinds.count <= 1 else {
      let given = names.joined(separator: ", ")
      throw Mistake("\(reader.title) takes one of id, edge, x and y, point; got \(given)")
    }
    let anchor = try UnitPoint(aligning: "anchor", in: call, by: reader)
    guard anchor == nil || kinds == ["id"] else {
      throw Mistake("anchor of \(reader.title) goes with id =")
    }
    switch kinds.first {
    case "id": self = .view(try reader.id("id", in: call) ?? .integer(0), anchor: anchor)
    case "edge": self = .edge(try reader.text("edge", in: call).flatMap(Edge.init) ?? .top)
    case "x":
      self = .point(x: try reader.points("x", in: call), y: try reader.points("y", in: call))
    case "point":
      let point = try AxisNumbers.point(in: call, by: reader)
      self = .point(x: point.x, y: point.y)
    default: return nil
    }
  }
}
