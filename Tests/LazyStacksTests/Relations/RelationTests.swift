import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares the same screen described in two ways, or changed in two ways, over many seeds.
///
/// A failure names the relation and the seed; replay one with `LAZYLAB_SEED=17`.
struct RelationTests {
  @Test(arguments: Relation.wrapped)
  func `what changes nothing changes not an event`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.swapped)
  func `exchanging the axes exchanges the results in anything`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.spelled)
  func `how rows and sections are written makes no difference`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.known)
  func `where every length is known laziness does not show`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.folded)
  func `a column that a lazy layout places is a lazy stack`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.painted)
  func `what draws rows elsewhere changes nothing else`(relation: Relation) throws {
    try check(relation)
  }

  @Test(arguments: Relation.detours)
  func `another way leads to the same place`(relation: Relation) throws {
    try check(relation)
  }

  @Test func `an ordinary run takes thousands of pairs`() {
    // There are fewer seeds if the environment chooses them.
    guard Relation.detours[0].seeds.count >= 500 else { return }
    let pairs = Relation.all.reduce(0.0) { count, relation in
      let some = relation.seeds.prefix(100)
      let taken = some.count { relation.pair(Scene(seed: $0)) != nil }
      return count + Double(taken * relation.seeds.count) / Double(some.count)
    }
    #expect(pairs >= 5_000, "\(pairs)")
  }

  private func check(_ relation: Relation) throws {
    var pairs = 0
    for seed in relation.seeds {
      guard let scenes = relation.pair(Scene(seed: seed)) else { continue }
      pairs += 1
      let difference = try Comparison(scenes, relation.sameness).firstDifference()
      guard let difference else { continue }
      Issue.record("\(relation.testDescription), seed \(seed), \(difference)\n\(scenes.1.program)")
      return
    }
    // A single seed may have nothing that can be described in another way.
    #expect(pairs > 0 || relation.seeds.count < 50)
  }
}
