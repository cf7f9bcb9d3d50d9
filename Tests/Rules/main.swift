import Foundation
import RepositoryReading

// Checks every rule about the repository and prints what breaks one. With the argument `figures` it
// prints how large the types of each target are, and how their functions name their parameters.
if CommandLine.arguments.dropFirst().first == "figures" {
  for target in Repository.folders(in: "Sources") {
    let figures = TargetFigures(of: target)
    if figures.hasCode { print(figures.text) }
  }
} else {
  var broken = 0
  for rule in Rule.all {
    let violations = try rule.violations()
    guard !violations.isEmpty else { continue }
    broken += 1
    print("broken: \(rule.fact)")
    for violation in violations { print("  \(violation)") }
  }
  print("rules: \(Rule.all.count - broken) of \(Rule.all.count) hold")
  if broken > 0 { exit(1) }
}
