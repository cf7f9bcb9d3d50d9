import RepositoryReading
import Testing

@testable import Rules

@Suite struct EventFamilyRulesTests {
  @Test func `a kind or a family that is not listed is found`() {
    let table = RepositoryFile(
      path: EventFamilyRules.table,
      text: "families = [\n    TapEvents.self,\n]"
    )
    let taps = """
      enum TapEvents: EventFamily {
        static let kinds: [Event.Kind] = [
          .tap, DoubleTap.kind,
        ]
      }
      extension Event.Kind {
        static let tap = ofView(
          "tap"
        )
        static let press = Event.Kind(
          "press"
        )
      }
      """
    let files = [
      table,
      RepositoryFile(path: "Taps.swift", text: taps),
      RepositoryFile(
        path: "Swipes.swift",
        text: "enum SwipeEvents: EventFamily {\n  static let kinds: [Event.Kind] = []\n}"
      ),
      RepositoryFile(path: "Loose.swift", text: "  static let drop = Event.Kind(\n"),
    ]
    #expect(
      EventFamilyRules.violations(in: files) == [
        "Taps.swift: 'press' is not among the kinds of TapEvents",
        "Swipes.swift: \(EventFamilyRules.table) does not list SwipeEvents",
        "Loose.swift: 'drop' is in no family",
      ]
    )
  }
}
