internal import LazyTrace

/// What a column of ``FrameSeries`` is read from.
public struct SeriesSource: Sendable {
  /// What an event does to a value.
  struct Step {
    /// The value before; nil if the event does not tell.
    var old: DataValue?
    /// The value after, from that in the same column so far.
    let new: (DataValue?) -> DataValue
  }

  /// The name of the column.
  public let name: String
  /// What it tells, in a few words.
  public let summary: String
  /// Whether it tells of a scroll view, and not of the window.
  public let isOfScrollView: Bool
  /// Whether a value lasts until the next event, and not for one frame.
  let isKept: Bool
  /// The value of a frame without an event.
  var none = DataValue.integer(0)
  /// What an event does; nil if it has nothing to do with the column.
  let read: @Sendable (Event) -> Step?
}

extension SeriesSource {
  /// Everything that a series may tell.
  public static let all = states + figures + counts

  private static let states = [
    state("offset", "the content offset, in points") { detail in
      guard case .offset(let old, let new, _) = detail else { return nil }
      return Step(old: .number(old)) { _ in .number(new) }
    },
    state("contentSize", "the length of the content, in points") { detail in
      guard case .contentSize(let old, let new, _) = detail else { return nil }
      return Step(old: .number(old)) { _ in .number(new) }
    },
    state("visible", "how many subviews are in sight") { detail in
      guard case .visible(let ids) = detail else { return nil }
      return Step { _ in .integer(ids.count) }
    },
    state("phase", "what moves the content") { detail in
      guard case .phase(let old, let new) = detail else { return nil }
      return Step(old: .text(old.rawValue)) { _ in .text(new.rawValue) }
    },
  ]

  private static let figures = [
    figure("passes", "how many passes the frame took", none: .integer(1)) { detail in
      guard case .frame(let passes, _) = detail else { return nil }
      return .integer(passes)
    },
    figure("cost", "what its work took, in virtual milliseconds", none: .number(0)) { detail in
      guard case .frame(_, let account) = detail, !account.costs.isEmpty else { return nil }
      return .number(account.cost)
    },
    figure("late", "by how many milliseconds it was late", none: .number(0)) { detail in
      guard case .hitch(let late, _) = detail else { return nil }
      return .number(late)
    },
  ]

  /// How many events of each other kind a frame has.
  private static let counts = Event.Kind.builtIn.compactMap { kind -> SeriesSource? in
    guard !(states + figures).contains(where: { $0.name == kind.name }), kind != .frame else {
      return nil
    }
    return SeriesSource(
      name: kind.name,
      summary: "how many such events the frame has",
      isOfScrollView: false,
      isKept: false
    ) { event in
      guard event.kind == kind else { return nil }
      return Step { so in
        if case .integer(let count) = so { .integer(count + 1) } else { .integer(1) }
      }
    }
  }

  private static func state(
    _ name: String,
    _ summary: String,
    read: @escaping @Sendable (Event.Detail) -> Step?
  ) -> SeriesSource {
    SeriesSource(name: name, summary: summary, isOfScrollView: true, isKept: true) {
      read($0.detail)
    }
  }

  private static func figure(
    _ name: String,
    _ summary: String,
    none: DataValue,
    read: @escaping @Sendable (Event.Detail) -> DataValue?
  ) -> SeriesSource {
    SeriesSource(name: name, summary: summary, isOfScrollView: false, isKept: false, none: none) {
      event in read(event.detail).map { value in Step { _ in value } }
    }
  }
}
