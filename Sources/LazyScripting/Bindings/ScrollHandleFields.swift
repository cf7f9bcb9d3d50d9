internal import LazyStacks
internal import Lua

enum ScrollHandleFields {
  static let registrations: [Registration] = [
    field(
      "contentOffset",
      gives: .object("Point"),
      summary: "Where the visible rect starts in the content."
    ) {
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
      gives: .object("Size"),
      summary: "The size of the content, estimated where not all was seen."
    ) {
      scroll,
      call,
      session in
      try call.push(
        SizeValue(scroll.proxy.geometry().contentSize),
        as: session.types[SizeValue.self]
      )
    },
    field(
      "isContentSizeEstimated",
      gives: .boolean,
      summary: "Whether any part of the content's size is a guess."
    ) {
      scroll,
      call,
      _ in call.push(try scroll.proxy.isContentSizeEstimated())
    },
    field("containerSize", gives: .object("Size"), summary: "The size of the scroll view.") {
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
      gives: .object("EdgeInsets"),
      summary: "How far the content keeps from each edge of the scroll view."
    ) {
      scroll,
      call,
      session in
      try call.push(
        InsetsValue(scroll.proxy.geometry().contentInsets),
        as: session.types[InsetsValue.self]
      )
    },
    field("visibleRect", gives: .object("Rect"), summary: "The part of the content that is shown.")
    {
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
      gives: .cases(ScrollPhase.allCases.map(\.rawValue)),
      summary: "What moves the content at the moment."
    ) { scroll, call, _ in call.push(try scroll.proxy.phase().rawValue) },
    field(
      "visibleIDs",
      gives: .array(.id),
      summary: "The ids of the subviews that can be seen, in order."
    ) {
      scroll,
      call,
      session in
      call.push(try session.types.lists.make(try scroll.proxy.visibleIDs()))
    },
    field(
      "count",
      gives: .integer(atLeast: 0),
      summary: "How many subviews the content has; evaluates nothing."
    ) {
      scroll,
      call,
      _ in call.push(try scroll.proxy.count())
    },
    field("isCountEstimated", gives: .boolean, summary: "Whether `count` is a guess.") {
      scroll,
      call,
      _ in
      call.push(try scroll.proxy.isCountEstimated())
    },
    field(
      "isLeadEstimated",
      gives: .boolean,
      summary: "Whether the space before the visible subviews is a guess."
    ) {
      scroll,
      call,
      _ in call.push(try scroll.proxy.isLeadEstimated())
    },
  ]

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (ScrollViewHandle, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "ScrollView",
      on: ScrollViewHandle.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }
}
