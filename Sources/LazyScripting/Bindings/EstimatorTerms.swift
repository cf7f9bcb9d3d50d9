internal import LazyExtents

extension EstimatorsBinding {
  /// The estimators with names, and the parts of a definition.
  static let terms: [Term] = named + parts

  /// Whether lazylab has an estimator with a name.
  static func isTaken(_ name: String) -> Bool {
    name == "fixed" || named.contains { $0.name == name }
  }

  private static let named: [Term] = [
    (
      "mean",
      "Guesses the mean of all lengths that were measured, as SwiftUI documents it; a row out of "
        + "sight counts as the mean again."
    ),
    (
      "learned",
      "Guesses the mean for rows that were never seen, and remembers the length of every row that "
        + "was."
    ),
    (
      "medianOfFirstScreen",
      "Guesses the median of what the first screen showed, and never changes its mind; a row out "
        + "of sight counts as that again."
    ),
    (
      "lastFew",
      "Guesses the mean of the last ten lengths that were measured, as `Estimators.lastFew(10)`; a "
        + "row out of sight counts as that again."
    ),
    (
      "meanByKind",
      "Guesses the mean of each kind (the rows of a ForEach, all headers, all footers) for what is "
        + "of that kind; a row out of sight counts as that again."
    ),
    (
      "histogram25",
      "Guesses the mean of a histogram: the first 25 different lengths make its bins, and any "
        + "further one counts as the nearest of them; a row out of sight counts as that mean again."
    ),
    (
      "heldMean",
      "Guesses the mean of the rows that are held now, in sight or cached, and forgets all others, "
        + "as Slint's list does."
    ),
    (
      "heldWholeMean",
      "Guesses the mean of the rows that are held now in whole points, and forgets all others, as "
        + "Qt Quick's list does."
    ),
    (
      "heldMedian",
      "Guesses the median of the rows that are held now, and forgets all others, as GTK's list "
        + "does."
    ),
    (
      "oracle",
      "Guesses nothing: every subview is measured beforehand and remembered. It is the truth to "
        + "compare with, and evaluates everything."
    ),
  ].map { name, summary in
    Term(name: name, owner: "Estimators", form: "estimator = \"\(name)\"", summary: summary)
  }

  private static let parts = Term.parts(of: "Estimator", defined: definition(of: ""))

  /// The declaration of an estimator's definition.
  static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "Estimator \(Literal.quoted(name))",
      parameters: [
        DefinedParameters.label,
        .label(
          "begin",
          as: .function("function(self)"),
          summary:
            "Gives the memory of one container: any value, which `learn` and `estimate` get as "
            + "`memory`. It is called when the container begins, and again whenever all lengths "
            + "are forgotten."
        ),
        .label(
          "learn",
          as: .function("function(self, memory, length, index)"),
          summary:
            "Is told each length in points when its line comes into sight or is measured anew, and "
            + "the number of the line, from 1: headers and footers count as well, and the cells "
            + "that stand side by side in a grid are one."
        ),
        .label(
          "estimate",
          as: .function("function(self, memory, index)"),
          required: true,
          summary:
            "Gives one length for all lines that are not known, of which `index` is the first; "
            + "called after the first length, and at most once between two."
        ),
        .label(
          "remembers",
          as: .boolean,
          default: "false",
          summary:
            "Whether lengths of rows out of sight count as known, instead of being estimated again."
        ),
      ],
      summary: "The definition of an estimator."
    )
  }
}
