internal import LazyStacks
internal import Lua

enum ScrollHandleFields {
  static let registrations: [Registration] = [
    field("contentOffset", .object("Point"), "Where the visible rect starts in the content.") {
      scroll,
      call,
      session in
      try call.push(
        PointValue(scroll.proxy.geometry().contentOffset),
        as: session.types[PointValue.self]
      )
    },
    field(
      "contentSize",
      .object("Size"),
      "The size of the content, estimated where not all was seen."
    ) {
      scroll,
      call,
      session in
      try call.push(
        SizeValue(scroll.proxy.geometry().contentSize),
        as: session.types[SizeValue.self]
      )
    },
    field("isContentSizeEstimated", .boolean, "Whether any part of the content's size is a guess.")
    {
      scroll,
      call,
      _ in call.push(try scroll.proxy.isContentSizeEstimated())
    },
    field("containerSize", .object("Size"), "The size of the scroll view.") {
      scroll,
      call,
      session in
      try call.push(
        SizeValue(scroll.proxy.geometry().containerSize),
        as: session.types[SizeValue.self]
      )
    },
    field(
      "contentInsets",
      .object("EdgeInsets"),
      "How far the content keeps from each edge of the scroll view."
    ) {
      scroll,
      call,
      session in
      try call.push(
        InsetsValue(scroll.proxy.geometry().contentInsets),
        as: session.types[InsetsValue.self]
      )
    },
    field("visibleRect", .object("Rect"), "The part of the content that is shown.") {
      scroll,
      call,
      session in
      try call.push(
        RectValue(scroll.proxy.geometry().visibleRect),
        as: session.types[RectValue.self]
      )
    },
    field(
      "phase",
      .cases(ScrollPhase.allCases.map(\.rawValue)),
      "What moves the content at the moment."
    ) { scroll, call, _ in call.push(try scroll.proxy.phase().rawValue) },
    field("visibleIDs", .array(.id), "The ids of the subviews that can be seen, in order.") {
      scroll,
      call,
      session in
      call.push(try session.types.lists.make(try scroll.proxy.visibleIDs()))
    },
    field("count", .integer(atLeast: 0), "How many subviews the content has; evaluates nothing.") {
      scroll,
      call,
      _ in call.push(try scroll.proxy.count())
    },
    field("isCountEstimated", .boolean, "Whether `count` is a guess.") { scroll, call, _ in
      call.push(try scroll.proxy.isCountEstimated())
    },
    field("isLeadEstimated", .boolean, "Whether the space before the visible subviews is a guess.")
    {
      scroll,
      call,
      _ in call.push(try scroll.proxy.isLeadEstimated())
    },
  ]

  private static func field(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (ScrollViewHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "ScrollView", on: ScrollViewHandle.self, kind, summary, read: read)
  }
}
