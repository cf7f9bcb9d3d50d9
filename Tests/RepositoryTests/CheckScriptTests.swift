import RepositoryReading
import Testing

/// `Scripts/check`, with something in the place of the compiler that does nothing but fail.
@Suite struct CheckScriptTests {
  /// Ends with 1 where it is asked for what fails.
  private static let programs = [
    "swift": """
    #!/bin/sh
    case "$*" in
      *--show-bin-path) dirname "$0" ;;
      "$FAILING "*) exit 1 ;;
    esac
    """,
    "Rules": """
    #!/bin/sh
    [ "$FAILING" != rules ]
    """,
  ]

  @Test(arguments: ["nothing", "build", "rules", "format", "test"])
  func `what fails makes the check fail`(part: String) throws {
    let outcome = try StandIns(programs: Self.programs).run(
      "Scripts/check",
      environment: ["FAILING": part]
    )
    #expect(outcome.status == (part == "nothing" ? 0 : 1), "\(outcome.output)")
  }
}
