import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares several lazy stacks in one scroll view with one that has all the rows.
struct PairedContentTests {
  @Test(arguments: PairedContent.Form.all)
  func `rows in several stacks look as in one, whatever is done`(form: PairedContent.Form) throws {
    for seed in Seeds.first(form == .plain ? 100 : 25, long: 2_000) {
      let content = try PairedContent(seed: seed, form: form)
      for step in 0..<40 {
        let problem = try content.step()
        #expect(
          problem == nil,
          "seed \(seed), step \(step): \(content.steps)\n\(content.description)"
        )
        guard problem == nil else { return }
      }
    }
  }
}
