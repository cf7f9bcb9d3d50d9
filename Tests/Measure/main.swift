import LazyTestSupport

// Prints how large the types of each target are, and how their functions name their parameters.
for target in Repository.folders(in: "Sources") {
  let figures = TargetFigures(of: target)
  if figures.hasCode { print(figures.text) }
}
