internal import LazyStacks
internal import Lua

/// Binds where scrolls end after a finger lifts.
enum ScrollTargetBinding {
  static let registrations: [Registration] = [
    .modifier(
      "scrollTargetBehavior",
      taking: [
        .position(
          "behavior",
          as: .either([
            .cases(["paging", "viewAligned"]), .function("function(target, context)"),
            .object("TargetBehavior"),
          ]),
          summary:
            "At whole pages, where a view begins, or where a function or a TargetBehavior says: it "
            + "changes "
            + "`target.rect.x` and `.y`, which are where the content would end by itself, and may "
            + "set `target.anchor`, the point of the rect that lies at that of the container; "
            + "`context` has `originalTarget`, `velocity`, `contentSize`, `containerSize` (without "
            + "insets) and `axes`."
        ),
        .label(
          "limitBehavior",
          as: .cases(ViewAlignedLimit.allCases.map(\.rawValue)),
          default: "\"automatic\"",
          summary:
            "How many views `viewAligned` passes at most: a few (3), one, or any number (`never`); "
            + "`automatic` is a few where the view scrolls horizontally, else any number."
        ),
        .label(
          "anchor",
          as: UnitPointBinding.kind,
          summary:
            "Which point of the view `viewAligned` puts at the same point of the container; "
            + "without it, where it begins."
        ),
        .label(
          "limitsScrolls",
          as: .boolean,
          default: "false",
          summary:
            "Whether the end that a function is given is at most one container from where the "
            + "finger touched, however fast it lifted."
        ),
      ],
      summary:
        "Decides where a scroll ends when a finger lets go, and where it rests when the container "
        + "gets another length, as in a rotation."
    ) { view, call, reader in
      ViewValue(
        view.content.scrollTargetBehavior(try ScrollTargetBehavior(in: call, by: reader)),
        name: view.name
      )
    },
    flag(
      "scrollTargetLayout",
      meaning: "Whether they are.",
      summary:
        "Makes the subviews of the layout the targets of its scroll view: what view-aligned "
        + "scrolls end at, what `onScrollTargetVisibilityChange` and `visibleTargets` tell, and "
        + "what `position.viewID` names. Layouts within it do not count. Without any target, all "
        + "subviews of lazy containers are targets, unless the profile has `strictScrollTargets`."
    ) { $0.scrollTargetLayout(isEnabled: $1) },
    flag(
      "scrollTarget",
      meaning: "Whether it is.",
      summary: "Makes the view a target of its scroll view."
    ) {
      $0.scrollTarget(isEnabled: $1)
    },
    flag(
      "scrollDisabled",
      meaning: "Whether they are.",
      summary:
        "Lets no finger scroll the scroll views in the view, so that `drag`, `fling` and `stop` "
        + "are errors; programs still scroll."
    ) { $0.scrollDisabled($1) },
    flag(
      "scrollClipDisabled",
      meaning: "Whether it is.",
      summary: "Has scroll views in the view cut nothing off: `window:draw`, `window.reports` and "
        + "`window:tree` know. What is loaded and what counts as visible stay the same."
    ) { $0.scrollClipDisabled($1) },
  ]

  private static func flag(
    _ name: String,
    meaning: String,
    summary: String,
    changing change: @escaping @Sendable (Content, Bool) -> Content
  ) -> Registration {
    .modifier(
      name,
      taking: [.position("flag", as: .boolean, default: "true", summary: meaning)],
      summary: summary
    ) { view, call, reader in
      let isOn = try reader.flag("flag", default: true, in: call)
      return ViewValue(change(view.content, isOn), name: view.name)
    }
  }
}

extension ScrollTargetBehavior {
  /// Reads a behavior: a name, a function, or an object.
  fileprivate init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let place = reader.place(of: "behavior", in: call)
    let isAligned =
      try call.kind(at: place) == .string && reader.text("behavior", in: call) == "viewAligned"
    for name in ["limitBehavior", "anchor"] where reader.has(name, in: call) && !isAligned {
      throw Mistake("\(name) of \(reader.title) goes with \"viewAligned\"")
    }
    let isFunction = call.kind(at: place) == .function
    guard isFunction || !reader.has("limitsScrolls", in: call) else {
      throw Mistake(
        "limitsScrolls of \(reader.title) goes with a function; \"viewAligned\" has "
          + "limitBehavior ="
      )
    }
    if isAligned {
      let limit = try reader.text("limitBehavior", in: call).flatMap(ViewAlignedLimit.init)
      self = .viewAligned(
        limit: limit ?? .automatic,
        anchor: try UnitPoint(aligning: "anchor", in: call, by: reader)
      )
      return
    }
    let session = try reader.session
    if call.kind(at: place) == .object {
      let type = try session.types[TargetBehaviorValue.self]
      self = try call.object(at: place, as: type).behavior
      return
    }
    guard isFunction else {
      self = .paging
      return
    }
    let function = try reader.requiredFunction("behavior", in: call)
    let reference = session.reference
    let limitsScrolls = try reader.flag("limitsScrolls", in: call)
    self = .custom(limitsScrolls: limitsScrolls) { target, context in
      let given = try TargetTables(target, context: context, in: reference.get())
      // If a plugin's function fails, the target stays what it was.
      try reference.notify(function) {
        let answer = try function.call([.table(given.target), .table(given.context)])
        try given.read(into: &target, answer: answer)
      }
    }
  }
}
