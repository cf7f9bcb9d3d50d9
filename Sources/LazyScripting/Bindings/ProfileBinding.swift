internal import LazyStacks
internal import Lua

/// The parameters of the model, as scripts choose them.
final class ProfileValue: HostClass {
  static let className = "Profile"

  let profile: Profile
  init(_ profile: Profile) { self.profile = profile }

  static func describe(_ type: inout HostBehavior<ProfileValue>) {
    type.description = { value, call in
      let parts = ProfileBinding.parameters.map {
        "\($0.name) \($0.text(in: value.profile))"
      }
      return call.push("profile " + parts.joined(separator: "  "))
    }
    type.equals = { $0.profile == $1.profile }
  }
}

/// One parameter of the model.
struct ProfileParameter: Sendable {
  let name: String
  let kind: ValueKind
  let summary: String
  let read: @Sendable (Profile) -> LuaValue
  let write: @Sendable (inout Profile, LuaValue) -> Void

  /// What it means, and what people see of it.
  var told: String { "\(summary) \(ProfileSymptoms.sentence(about: name))" }

  /// The value in a profile, as a script would write it.
  func text(in profile: Profile) -> String {
    let value = read(profile)
    return value.number.map(Printed.number) ?? Literal.of(value)
  }
}

extension ProfileParameter {
  static func real(
    _ name: String,
    at path: any WritableKeyPath<Profile, Double> & Sendable,
    summary: String
  ) -> ProfileParameter {
    ProfileParameter(
      name: name,
      kind: .length,
      summary: summary,
      read: { .number($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.number ?? $0[keyPath: path] }
    )
  }

  static func whole(
    _ name: String,
    as kind: ValueKind,
    at path: any WritableKeyPath<Profile, Int> & Sendable,
    summary: String
  ) -> ProfileParameter {
    ProfileParameter(
      name: name,
      kind: kind,
      summary: summary,
      read: { .integer($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1.integer ?? $0[keyPath: path] }
    )
  }

  static func flag(
    _ name: String,
    at path: any WritableKeyPath<Profile, Bool> & Sendable,
    summary: String
  ) -> ProfileParameter {
    ProfileParameter(
      name: name,
      kind: .boolean,
      summary: summary,
      read: { .boolean($0[keyPath: path]) },
      write: { $0[keyPath: path] = $1 == .boolean(true) }
    )
  }

  static func choice<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String,
    at path: any WritableKeyPath<Profile, Choice> & Sendable,
    summary: String
  ) -> ProfileParameter where Choice.RawValue == String {
    ProfileParameter(
      name: name,
      kind: .cases(Choice.allCases.map(\.rawValue)),
      summary: summary,
      read: { .text($0[keyPath: path].rawValue) },
      write: { profile, value in
        guard let choice = value.text.flatMap(Choice.init(rawValue:)) else { return }
        profile[keyPath: path] = choice
      }
    )
  }
}

extension Profile {
  /// The profile with a name; the default one without a name.
  static func named(name: String?) -> Profile {
    all.first { $0.name == name }?.profile ?? .swiftui2027
  }
}

enum ProfileBinding {
  static let parameters: [ProfileParameter] = [
    .real(
      "defaultSpacing",
      at: \.defaultSpacing,
      summary: "P1: the distance between neighbors, in points."
    ),
    .whole(
      "lookAhead",
      as: .integer(atLeast: 0),
      at: \.lookAhead,
      summary: "P3: subviews evaluated beyond the visible rect."
    ),
    .whole(
      "coldSample",
      as: .integer(atLeast: 1),
      at: \.coldSample,
      summary: "P4: subviews that stand for the rest."
    ),
    .real(
      "coldLength",
      at: \.coldLength,
      summary: "P4: the length of a subview of which nothing is known."
    ),
    .whole(
      "retention",
      as: .integer(atLeast: 0),
      at: \.retention,
      summary: "P5: updates for which a removed subview is kept; with 0 it is given up at once."
    ),
    .flag(
      "prefetch",
      at: \.prefetch,
      summary: "Whether rows are prepared before they come into sight while something scrolls."
    ),
    .real(
      "prefetchReach",
      at: \.prefetchReach,
      summary: "P6: how far ahead rows are prepared, in lengths of what is visible."
    ),
    .real(
      "cacheBefore",
      at: \.cacheBefore,
      summary: "P26: how far before what is visible rows are held as if they were, in cacheUnit."
    ),
    .real(
      "cacheAfter",
      at: \.cacheAfter,
      summary: "P26: how far after what is visible rows are held as if they were, in cacheUnit."
    ),
    .choice(
      "cacheUnit",
      at: \.cacheUnit,
      summary: "P29: what cacheBefore and cacheAfter count: points, lengths of what is visible, or "
        + "rows from the one that keeps its place."
    ),
    .whole(
      "cacheRows",
      as: .integer(atLeast: 0),
      at: \.cacheRows,
      summary: "P29: if rows are counted, how many more are held, before and after the one that "
        + "keeps its place as that divides what is visible."
    ),
    .flag(
      "keepsFocus",
      at: \.keepsFocus,
      summary: "P30: whether the first row, which has the keyboard's focus, always stays alive."
    ),
    .choice(
      "cacheSides",
      at: \.cacheSides,
      summary: "P28: on which sides of what is visible rows are made to be held."
    ),
    .choice(
      "cacheReach",
      at: \.cacheReach,
      summary: "P28: whether rows are made as far as measured or as far as guessed lengths reach."
    ),
    .whole(
      "cacheDelay",
      as: .integer(atLeast: 0),
      at: \.cacheDelay,
      summary: "P27: frames after which the rows around those in sight are made and held."
    ),
    .real(
      "reachForward",
      at: \.reachForward,
      summary: "P8: container lengths that a stack walks forward."
    ),
    .real(
      "reachBackward",
      at: \.reachBackward,
      summary: "P8: container lengths that a stack walks backward."
    ),
    .real(
      "exactReach",
      at: \.exactReach,
      summary: "P9: container lengths that a scroll walks to its target."
    ),
    .real(
      "decelerationRate",
      at: \.decelerationRate,
      summary:
        "P10: the part of its speed that a millisecond leaves a fling: 0.998 (normal), 0.99 (fast)."
    ),
    .real(
      "rubberBand",
      at: \.rubberBand,
      summary: "P11: the part of a first point beyond an end that shows."
    ),
    .real(
      "flingEnd",
      at: \.flingEnd,
      summary: "P19: the speed at which a fling ends, in points per second."
    ),
    .real(
      "bounceStiffness",
      at: \.bounceStiffness,
      summary: "P20: the stiffness of the spring that brings content back from beyond an end."
    ),
    .whole(
      "maxPasses",
      as: .integer(atLeast: 1),
      at: \.maxPasses,
      summary: "P14: the passes that a frame may take."
    ),
    .whole(
      "gridPasses",
      as: .whole(1...2),
      at: \.gridPasses,
      summary:
        "P17: how often a grid divides a length among its columns: again in what the first "
        + "division took, or once."
    ),
    .choice(
      "editAnchor",
      at: \.editAnchor,
      summary:
        "P18: what an edit above leaves in place: the topmost visible subview, the offset, so that "
        + "what comes above pushes what is in sight, or the row that the last scroll left there."
    ),
    .real(
      "displayScale",
      at: \.displayScale,
      summary: "P21: pixels a point; offsets are told in whole pixels. 0 tells them as they are."
    ),
    .real(
      "refreshPull",
      at: \.refreshPull,
      summary:
        "P25: how far content must be pulled beyond its top for `:refreshable`, in points as shown."
    ),
    .flag(
      "anchorFollowsAfterResize",
      at: \.anchorFollowsAfterResize,
      summary:
        "P22: whether a default anchor follows new content after the container changed its length."
    ),
    .choice(
      "edgeLanding",
      at: \.edgeLanding,
      summary:
        "P23: where a jump to the end rests until the next layout: at the end of the content, "
        + "where that was estimated to be, or with the last row where it was guessed to begin."
    ),
    .flag(
      "initialScrollGeometryCallback",
      at: \.initialScrollGeometryCallback,
      summary:
        "Q14: whether `:onScrollGeometryChange` is called with the first value, too, which is then "
        + "the old one as well."
    ),
    .flag(
      "rowGestures",
      at: \.rowGestures,
      summary: "Whether rows outside of a List can be swiped open and dragged to other places."
    ),
    .flag(
      "strictScrollTargets",
      at: \.strictScrollTargets,
      summary:
        "Whether a scroll view without `:scrollTargetLayout` and `:scrollTarget` has no scroll "
        + "targets, instead of all subviews of its lazy stacks that have an id."
    ),
    .flag(
      "pinnedViewsCover",
      at: \.pinnedViewsCover,
      summary:
        "Whether what a pinned header or footer covers counts as out of sight for thresholds."
    ),
    .choice(
      "scrollStrategy",
      at: \.scrollStrategy,
      summary:
        "How a programmatic scroll gets to a view that is far away: it estimates in each frame "
        + "where that is; beyond `exactReach` it teleports to one container length before it, and "
        + "goes on from there; or it measures all rows on the way before it sets out."
    ),
    .choice(
      "targetLanding",
      at: \.targetLanding,
      summary:
        "P24: where a jump to a view rests that is far away and was never measured: where its "
        + "anchor says, or where it was taken to be."
    ),
    .choice(
      "disappearAt",
      at: \.disappearAt,
      summary: "When rows of lazy containers disappear: when they leave, or when they are given up."
    ),
    .flag(
      "keepsRowState",
      at: \.keepsRowState,
      summary: "Whether the state of a row's own view outlives its node, as in 2022."
    ),
    .whole(
      "loadLimit",
      as: .integer(atLeast: 1),
      at: \.loadLimit,
      summary: "Subviews that a stack may load in one pass."
    ),
    .whole(
      "eagerLimit",
      as: .integer(atLeast: 1),
      at: \.eagerLimit,
      summary: "Subviews that an eager container may have."
    ),
  ]

  static let registrations: [Registration] =
    [
      .function(
        "profile",
        in: "lab",
        taking: [
          .position(
            "name",
            as: .cases(Profile.all.map(\.name)),
            default: "\"swiftui2027\"",
            summary: "What is changed."
          )
        ] + parameters.map(label),
        gives: .object("Profile"),
        summary: "A profile with some values replaced, for `Window { profile = }`."
      ) { call, reader in
        var profile = Profile.named(name: try reader.text("name", in: call))
        for parameter in parameters {
          let value = try reader.value(parameter.name, in: call)
          if value != .nil { parameter.write(&profile, value) }
        }
        return call.push(ProfileValue(profile), as: try reader.session.types[ProfileValue.self])
      }
    ] + parameters.map(field)

  private static func label(for parameter: ProfileParameter) -> Parameter {
    let standard = parameter.text(in: .swiftui2027)
    return .label(parameter.name, as: parameter.kind, default: standard, summary: parameter.told)
  }

  private static func field(for parameter: ProfileParameter) -> Registration {
    .field(
      parameter.name,
      of: "Profile",
      on: ProfileValue.self,
      gives: parameter.kind,
      summary: parameter.told
    ) { value, call, _ in
      call.push(parameter.read(value.profile))
    }
  }
}
