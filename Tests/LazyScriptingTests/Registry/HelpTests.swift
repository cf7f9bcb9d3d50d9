import LazyExtents
import Testing

@testable import LazyScripting

@Suite struct HelpTests {
  @Test func `help shows how a constructor is written and what its parameters take`() {
    #expect(
      Help(registry: .builtIn).text(for: "LazyVStack") == """
        LazyVStack { alignment = "center", spacing =, pinnedViews =, estimator =, … }
          Children from top to bottom, loaded as they come into sight.
          alignment: "leading", "center", "trailing" or a HorizontalAlignment; default "center"
            Where narrower children stand across the stack.
          spacing: a finite number of points, 0 or more; may be left out
            The distance between neighbors; the profile's `defaultSpacing` where none is given.
          pinnedViews: "sectionHeaders", "sectionFooters" or an array of which each is \
        "sectionHeaders" or "sectionFooters"; may be left out
            Which views stay at an edge while a part of their section is visible; none by default.
          estimator: "mean", "learned", "medianOfFirstScreen", "lastFew", "meanByKind", \
        "histogram25", "oracle", "heldMean", "heldWholeMean", "heldMedian", a table { "fixed", \
        length } or an Estimator; may be left out
            How the lengths of subviews that were not seen are guessed; the window's where none is \
        given.
          Gives a view.
          SwiftUI: LazyVStack
          Example:
            LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", height = 50 } }
        """
    )
  }

  @Test(arguments: ["Window.step", "window:step", "step"])
  func `a method is found with and without its owner`(name: String) {
    #expect(Help(registry: .builtIn).text(for: name)?.hasPrefix("window:step([count])") == true)
  }

  @Test func `the name of a class lists its members`() {
    let text = Help(registry: .builtIn).text(for: "Size")
    #expect(text?.contains("size.width") == true)
    #expect(text?.contains("size.height") == true)
  }

  @Test func `each estimator says what it guesses, alone and in the list of all`() throws {
    let pages = try #require(Help(registry: .builtIn).text(for: "Estimators"))
    // Behind the list stands what the guide says of the word.
    let list = pages[..<(try #require(pages.firstRange(of: "\n\n")).lowerBound)]
    for name in EstimatorChoice.named.map(\.name) + ["fixed"] {
      let page = try #require(Help(registry: .builtIn).text(for: name))
      #expect(page.contains("Guesses"), "\(name)")
      #expect(list.split(separator: "\n").contains { $0.contains(name) }, "\(name)")
    }
    #expect(list.split(separator: "\n").allSatisfy { $0.contains("  Guesses ") })
    #expect(GeneratedReference.markdown.contains("| `estimator = \"histogram25\"` | Guesses "))
  }

  @Test func `the parts of an estimator of one's own are explained with it`() throws {
    let page = try #require(Help(registry: .builtIn).text(for: "Estimator"))
    for part in ["begin = function(self)", "learn = function", "estimate = function", "remembers"] {
      #expect(page.contains("\n  \(part)"), "\(part)")
    }
    #expect(Help(registry: .builtIn).text(for: "begin")?.contains("any value") == true)
    #expect(
      Help(registry: .builtIn).text(for: "Estimator.learn")?.contains("headers and footers") == true
    )
  }

  @Test func `nothing is known of an unknown name but what it may have meant`() {
    #expect(Help(registry: .builtIn).text(for: "LazyVStck") == nil)
    #expect(
      Help(registry: .builtIn).unknown("LazyVStck")
        == "nothing is called 'LazyVStck'; did you mean 'LazyVStack'?"
    )
  }
}
