import Foundation
import RepositoryReading
import Testing

/// `Scripts/bench instructions --check`, with something in the place of the compiler, of valgrind
/// and of the measurements that repeats what is recorded, but for one of them.
@Suite struct BenchScriptTests {
  private static let programs = [
    "swift": """
    #!/bin/sh
    case "$*" in *--show-bin-path) dirname "$0" ;; esac
    """,
    "strip": """
    #!/bin/sh
    cp "$4" "$3"
    chmod +x "$3"
    """,
    "Benchmarks": """
    #!/bin/sh
    sed 's/^ *[0-9]*  //' "$RECORDED"
    [ "$NEW" = "" ] || echo "$NEW"
    """,
    // What it is called with ends with: the binary, only, the name and how many times.
    "valgrind": """
    #!/bin/sh
    while [ $# -gt 2 ]; do shift; done
    each=$(awk -v name="$1" '{ count = $1; sub(/^ *[0-9]+  /, "") } $0 == name { print count }' \
      "$RECORDED")
    [ "$1" != "$NAME" ] || each=$((each * PERCENT / 100))
    echo "==1== Collected : $((${each:-1} * $2))" >&2
    """,
  ]

  @Test(arguments: [(100, "", true), (90, "", true), (104, "", false), (100, "a new one", false)])
  func `what costs more than is recorded fails`(percent: Int, new: String, holds: Bool) throws {
    let recorded = Repository.path("Tests/Benchmarks/instructions.txt")
    let text = try String(contentsOfFile: recorded, encoding: .utf8)
    let name = try #require(text.firstMatch(of: /[0-9]  (.+)\n$/)).1
    let outcome = try StandIns(programs: Self.programs).run(
      "Scripts/bench",
      ["instructions", "--check"],
      environment: [
        "RECORDED": recorded, "NAME": String(name), "PERCENT": String(percent), "NEW": new,
      ]
    )
    #expect((outcome.status == 0) == holds, "\(outcome.output)")
  }
}
