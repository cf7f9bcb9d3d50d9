internal import LazyStacks

extension EventFields {
  /// What a `moved` event says of why.
  static func of(_ account: MoveAccount?) -> Fields {
    let reasons: [Fields] = (account?.reasons ?? []).map { reason in
      [
        ("kind", .text(reason.kind.rawValue)), ("by", .number(reason.by)),
        ("count", .integer(reason.count)), ("views", .ids(reason.views.map(\.nameInTrace))),
        ("old", reason.old.map { .number($0) } ?? .nothing),
        ("new", reason.new.map { .number($0) } ?? .nothing),
      ]
    }
    return [
      ("view", .id(account?.view.nameInTrace)), ("row", .id(account?.row?.nameInTrace)),
      ("isOutOfSight", .boolean(account?.isOutOfSight ?? false)),
      ("isGuess", .boolean(account?.isGuess ?? false)), ("reasons", .records(reasons)),
    ]
  }

  /// What a `frame` event says of what made the frame.
  static func of(_ account: FrameAccount) -> Fields {
    let callbacks: [Fields] = account.callbacks.map {
      [
        ("pass", .integer($0.pass)), ("name", .text($0.name)),
        ("view", .id($0.view.nameInTrace)),
      ]
    }
    let landings: [Fields] = account.landings.map {
      [
        ("id", .id($0.id)), ("anchor", $0.anchor.map { .number($0) } ?? .nothing),
        ("miss", .number($0.miss)), ("isAtEnd", .boolean($0.isAtEnd)),
      ]
    }
    return [
      ("callbacks", .records(callbacks)), ("gone", .ids(account.gone.map(\.nameInTrace))),
      ("landings", .records(landings)),
    ]
  }
}
