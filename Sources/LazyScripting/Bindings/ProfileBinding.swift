internal import LazyStacks
internal import Lua

/// The parameters of the model, as scripts choose them.
final class ProfileValue {
  let profile: Profile
  init(_ profile: Profile) { self.profile = profile }

  static func describe(_ type: inout HostBehavior<ProfileValue>) {
    type.description = { value, call in
      let parts = ProfileBinding.parameters.map {
        "\($0.name) \(Printed.number($0.read(value.profile)))"
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
  let read: @Sendable (Profile) -> Double
  let write: @Sendable (inout Profile, Double) -> Void

  static func real(
    _ name: String,
    _ path: any WritableKeyPath<Profile, Double> & Sendable,
    _ summary: String
  ) -> ProfileParameter {
    ProfileParameter(
      name: name,
      kind: .length,
      summary: summary,
      read: { $0[keyPath: path] },
      write: { $0[keyPath: path] = $1 }
    )
  }

  static func whole(
    _ name: String,
    atLeast least: Int,
    _ path: any WritableKeyPath<Profile, Int> & Sendable,
    _ summary: String
  ) -> ProfileParameter {
    ProfileParameter(
      name: name,
      kind: .integer(atLeast: least),
      summary: summary,
      read: { Double($0[keyPath: path]) },
      write: { $0[keyPath: path] = Int($1) }
    )
  }
}

enum ProfileBinding {
  static let parameters: [ProfileParameter] = [
    .real("defaultSpacing", \.defaultSpacing, "P1: the distance between neighbors, in points."),
    .whole("lookAhead", atLeast: 0, \.lookAhead, "P3: subviews evaluated beyond the visible rect."),
    .whole("coldSample", atLeast: 1, \.coldSample, "P4: subviews that stand for the rest."),
    .real("coldLength", \.coldLength, "P4: the length of a subview of which nothing is known."),
    .whole(
      "retention",
      atLeast: 0,
      \.retention,
      "P5: updates for which a removed subview is kept."
    ),
    .real("reachForward", \.reachForward, "P8: container lengths that a stack walks forward."),
    .real("reachBackward", \.reachBackward, "P8: container lengths that a stack walks backward."),
    .real("exactReach", \.exactReach, "P9: container lengths that a scroll walks to its target."),
    .whole("maxPasses", atLeast: 1, \.maxPasses, "P14: the passes that a frame may take."),
    .whole("loadLimit", atLeast: 1, \.loadLimit, "Subviews that a stack may load in one pass."),
    .whole("eagerLimit", atLeast: 1, \.eagerLimit, "Subviews that an eager container may have."),
  ]

  static let registrations: [Registration] =
    [
      .function(
        "profile",
        in: "lab",
        [
          .position("name", .cases(["swiftui2027"]), default: "\"swiftui2027\"", "What is changed.")
        ] + parameters.map(label),
        gives: .object("Profile"),
        "A profile with some values replaced, for `Window { profile = }`."
      ) { call, reader in
        var profile = Profile.swiftui2027
        for parameter in parameters {
          if let value = try reader.number(parameter.name, call) {
            parameter.write(&profile, value)
          }
        }
        return call.push(ProfileValue(profile), as: try reader.session.types.profile)
      }
    ] + parameters.map(field)

  private static func label(_ parameter: ProfileParameter) -> Parameter {
    let standard = Printed.number(parameter.read(.swiftui2027))
    return .label(parameter.name, parameter.kind, default: standard, parameter.summary)
  }

  private static func field(_ parameter: ProfileParameter) -> Registration {
    .field(
      parameter.name,
      of: "Profile",
      on: ProfileValue.self,
      parameter.kind,
      parameter.summary
    ) { value, call, _ in
      let number = parameter.read(value.profile)
      guard case .integer = parameter.kind else { return call.push(number) }
      return call.push(Int(number))
    }
  }
}
