internal import LazyStacks

/// Which system a profile stands for, by which sources, and what people see in it.
public struct ProfileOrigin: Sendable {
  /// The name of the profile.
  public let name: String
  /// The systems that it stands for.
  public let system: String
  /// What is said of them, and by whom.
  let sources: String
  /// What people see.
  let symptoms: String
  /// Scripts that show it, as ``ExampleScripts`` names them.
  var examples: [String] = []

  /// The profiles that lazylab has, in the order of `Profile.all`.
  public static let all = [
    ProfileOrigin(
      name: "swiftui2027",
      system: "the 2027 releases of Apple's systems",
      sources: "Apple's talk and article about lazy stacks, and choices where they are silent",
      symptoms:
        "what is in sight stays when something changes before it; rows forget their state after "
        + "some updates out of sight"
    ),
    ProfileOrigin(
      name: "legacyPersist",
      system: "the systems of 2020 to 2022, and iOS 17 by one report",
      sources:
        "Hacking with Swift, How to lazy load views (2020 to 2022); a comparison that found all "
        + "1,000 rows alive on iOS 17",
      symptoms: "memory grows while somebody scrolls; rows never forget their state",
      examples: ["pains/08-memory-that-grows"]
    ),
    ProfileOrigin(
      name: "legacyRowState",
      system: "the systems of 2021 and 2022",
      sources: "chris.eidhof.nl, SwiftUI State Lifetime (2022); Kingfisher issue 1618 (2021)",
      symptoms:
        "a row comes back as it was, but what is nested in it begins anew: images load again, "
        + "players start over",
      examples: ["pains/09-a-row-that-forgets"]
    ),
    ProfileOrigin(
      name: "legacyScroll",
      system: "earlier systems, as people report them up to August 2026",
      sources:
        "Apple's developer forums 731271, 740490 and 781282, arul28/ADE 1058 (older messages push "
        + "the reader away); hermex pull request 588, MantaUI pull request 594 (jumps that miss)",
      symptoms:
        "content jumps when older messages are inserted; a jump to a row that was never seen lands "
        + "beside it; a jump to the end stops before it or shows a blank",
      examples: ["earlier-systems", "pains/14-older-messages-on-top"]
    ),
  ]

  /// How it differs from the profile `swiftui2027`, as a script would write it.
  var changes: String {
    let (profile, standard) = (Profile.named(name: name), Profile.swiftui2027)
    return ProfileBinding.parameters.map { ($0.name, $0.text(in: profile), $0.text(in: standard)) }
      .filter { $0.1 != $0.2 }.map { "\($0.0) = \($0.1)" }.joined(separator: ", ")
  }

  /// The lines about it.
  var page: [String] {
    var lines = [
      "profile = \"\(name)\", or lazylab run --profile \(name) FILE",
      "  Stands for \(system).", "  By: \(sources).", "  Seen: \(symptoms).",
    ]
    if !changes.isEmpty { lines.append("  Differs by \(changes).") }
    return lines + examples.compactMap { ExampleScripts.line(about: $0) }.map { "  " + $0 }
  }
}
