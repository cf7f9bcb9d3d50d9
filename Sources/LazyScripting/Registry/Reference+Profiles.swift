extension Reference {
  /// The section about the profiles: for which systems they stand, and by whose reports.
  static var profiles: String {
    ([profilesLead] + ProfileOrigin.all.map(row)).joined(separator: "\n")
  }

  private static let profilesLead = """
    ## Profiles

    A profile is a set of these parameters. `lazylab run --profile legacyScroll FILE` gives it to
    the windows that name none, and so do `lazylab --profile NAME` for the REPL and `-e`;
    `Window { profile = "legacyScroll", … }` names one. A session that is recorded keeps it. In the
    REPL, `.why` adds a line where another profile would have moved what is in sight.

    | profile | stands for | by | what people see | differs by |
    |---|---|---|---|---|
    """

  private static func row(for origin: ProfileOrigin) -> String {
    let changes = origin.changes.isEmpty ? "" : "`\(origin.changes)`"
    return "| `\(origin.name)` | \(origin.system) | \(origin.sources) | \(origin.symptoms) | "
      + "\(changes) |"
  }
}
