import Foundation
import LazyLabCLI
import LazyTestSupport
import Testing

/// Something around a lazy container that a script does not know about.
struct Wrapping: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A Lua expression of the view `v` and of whether the axis is vertical.
  let expression: String
  /// The scripts whose expectations do not allow for it, with the reasons.
  let exceptions: [String: String]

  /// Wraps every lazy container of a script; no line gets another number.
  func applied(to source: String) -> String {
    let names = "LazyVStack, LazyHStack, LazyVGrid, LazyHGrid"
    return "local \(names) = (function(around) local all = {} "
      + "for place, plain in ipairs { \(names) } do all[place] = function(...) "
      + "return around(plain(...), place % 2 == 1) end end return table.unpack(all) end)"
      + "(function(v, isVertical) return \(expression) end) " + source
  }
}

extension Wrapping {
  private static let countsViews = "it counts the views beside the rows, which are more then"

  /// Each script runs in two surroundings: in all that no script may notice, one within another,
  /// and between two views.
  static let all = [
    Wrapping(
      testDescription: "in padding of nothing, in modifiers that change nothing, alone in a stack",
      expression: within(
        "VStack { spacing = 0, v }",
        "v:fixedSize { horizontal = not isVertical, vertical = isVertical }"
          + ":background(Color(\"red\")):clipped()",
        "v:padding { top = 0 }"
      ),
      exceptions: [:]
    ),
    Wrapping(
      testDescription: "between two views of no length",
      expression: "isVertical and VStack { spacing = 0, Item { height = 0, width = 0 }, v, "
        + "Item { height = 0, width = 0 } } or HStack { spacing = 0, "
        + "Item { height = 0, width = 0 }, v, Item { height = 0, width = 0 } }",
      exceptions: [
        "10": countsViews, "13": countsViews, "39": countsViews, "40": countsViews,
        "50": countsViews, "56": countsViews, "87": countsViews, "88": countsViews,
        "106": countsViews, "132": countsViews,
        "22": countsViews, "71": countsViews, "72": countsViews,
        "74": countsViews, "78": countsViews, "82": countsViews, "91": countsViews,
        "109": countsViews, "110": countsViews, "73": countsViews, "81": countsViews,
        "131": countsViews, "134": countsViews,
      ]
    ),
  ]

  /// Expressions of the view `v`, each of what the one after it gives.
  private static func within(_ expressions: String...) -> String {
    expressions.reversed().reduce("v") { inner, outer in
      "(function(v) return \(outer) end)(\(inner))"
    }
  }

  /// A title of 60 points above the container, or to the left of it.
  static let belowTitle = Wrapping(
    testDescription: "below a title",
    expression: "isVertical and VStack { spacing = 0, Item { height = 60 }, v } "
      + "or HStack { spacing = 0, Item { width = 60 }, v }",
    exceptions: [:]
  )

  /// The scripts whose expectations do not contain any place, size or count that a title changes.
  ///
  /// All others say where rows are in the content, how long it is, or how many rows fill a region.
  static let allowingForTitle: Set = [
    "2", "3", "5", "8", "9", "20", "24", "25", "29", "36", "38", "46", "57", "64", "66", "128",
    "45", "96", "98", "103", "127", "130", "133", "139", "D15", "D17", "D18", "D19", "26",
    "90", "112", "117", "120", "122", "123", "124", "125", "126", "144", "145", "146", "147",
    "148", "149", "151", "152", "79", "84", "4", "12", "75", "76", "77", "86", "89", "93", "97",
    "107", "108", "111", "113", "115", "119", "150", "153", "154", "D10",
    "59", "62", "63", "135", "136", "137", "138", "140", "141", "142",
  ]
}

/// Runs the scripts again with every lazy container wrapped.
@Suite struct WrappedConformanceTests {
  private static let scripts =
    ConformanceScript.all(in: "claims") + ConformanceScript.all(in: "vectors")

  @Test(arguments: Wrapping.all)
  func `a script's expectations are met whatever its containers stand in`(
    wrapping: Wrapping
  ) throws {
    for script in Self.scripts {
      let last = try failure(of: script, wrapping)
      let isException = wrapping.exceptions[script.number] != nil
      #expect(
        (last != nil) == isException,
        "\(script.name): \(last ?? "listed as an exception, but it is met")"
      )
    }
  }

  @Test func `below a title, what expects no absolute place is met as well`() throws {
    for script in Self.scripts {
      let last = try failure(of: script, .belowTitle)
      let isAllowed = Wrapping.allowingForTitle.contains(script.number)
      #expect((last == nil) == isAllowed, "\(script.name): \(last ?? "met below a title")")
    }
  }

  /// How a script fails; nil if all its expectations are met.
  private func failure(of script: ConformanceScript, _ wrapping: Wrapping) throws -> String? {
    let source = try String(contentsOfFile: script.absolutePath, encoding: .utf8)
    let terminal = MemoryTerminal()
    let arguments = ["--events", "none", "-e", wrapping.applied(to: source)]
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return status == 0 ? nil : "\(terminal.errors.suffix(300))"
  }
}
