import Foundation
import TestBasics
import Testing

/// The memory of surveys, which measure all that a window shows only a part of.
@Suite(.timeLimit(.minutes(5))) struct SurveyMemoryTests {
  /// A survey of many views that stand beside another one, so that they are asked for several
  /// lengths; at its end it prints how many KiB the process held at most.
  ///
  /// The usage of a child that was waited for would count the memory of the tests, from which the
  /// child was made.
  private static func survey(of elements: Int) -> String {
    """
    local rows = ForEach { \(elements), subviews = 3, function(i)
      return Group { Text { "a hello" }:padding(5.5), Item { height = i % 21 + 0.5 },
        Item { height = 6 } }
    end }
    local window = Window { width = 100, height = 100, VStack { Item { height = 20 },
      ScrollView { axes = "horizontal", LazyVStack { rows } } } }
    local error = window.metrics.contentSizeError
    print(io.open("/proc/self/status"):read("a"):match("VmHWM:%s*(%d+)"))
    """
  }

  private func run(_ elements: Int, options: [String] = []) throws -> ToolProcess.End {
    let words = ["--events", "none", "-e", Self.survey(of: elements)]
    return try ToolProcess(options + words).finish()
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `a survey beside another view lets go of what it measured`() throws {
    let few = try run(50)
    let many = try run(1000)
    #expect(few.status == 0, "\(few.errors)")
    #expect(many.status == 0, "\(many.errors)")
    let least = try #require(Int(few.output.filter(\.isNumber), radix: 10))
    let most = try #require(Int(many.output.filter(\.isNumber), radix: 10))
    #expect(most - least < 16 << 10)
  }

  @Test func `a survey ends in order at a limit`() throws {
    let stopped = try run(60_000, options: ["--time", "300ms"])
    #expect(stopped.reason == .exit)
    #expect(stopped.status == 3)
    #expect(stopped.errors.contains("the time limit of 300 ms was reached\n"), "\(stopped.errors)")
  }
}
