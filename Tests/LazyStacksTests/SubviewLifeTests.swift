import Testing

@testable import LazyStacks

/// The stage after each step, and the action that the step requires.
@Suite struct SubviewLifeTests {
  @Test func `a row is walked past, comes on screen, is retained and goes`() {
    var life = SubviewLife(nil)
    #expect(life.stage == .prefetched)
    #expect(life.take(.measured) == nil)
    #expect(life.take(.released) == .walk && life.stage == .walked)
    #expect(life.take(.entered) == .place && life.stage == .placed)
    #expect(life.take(.entered) == nil)
    #expect(life.take(.released) == .remove && life.stage == .retained)
    #expect(life.take(.left) == nil)
    #expect(life.take(.released) == .walk && life.stage == .retained)
    #expect(life.take(.givenUp) == .evict && life.stage == .absent)
    #expect(life.counters == SubviewCounters(inits: 1, measures: 1, appears: 1))
  }

  @Test func `a row that comes back after it was given up counts on`() {
    let known = SubviewCounters(inits: 1, bodies: 2, measures: 3, appears: 1)
    var life = SubviewLife(known)
    #expect(life.stage == .prefetched && !life.isPlaced)
    life.take(.remade(bodies: 4))
    #expect(life.counters == SubviewCounters(inits: 3, bodies: 6, measures: 3, appears: 1))
  }

  @Test func `a row that is given up on screen disappears later`() {
    var life = SubviewLife(nil)
    life.take(.entered)
    #expect(life.take(.givenUp) == .evict && life.stage == .leaving && life.isPlaced)
    #expect(life.take(.released) == .remove && life.stage == .absent)
  }

  @Test func `what hides with its container is not removed by itself`() {
    var life = SubviewLife(nil)
    life.take(.entered)
    #expect(life.take(.hidden) == nil && life.stage == .retained)
    #expect(life.take(.entered) == .place)
  }

  @Test func `a stand-in comes and goes as other rows do, and stays one`() {
    var life = SubviewLife.ofStandIn
    #expect(life.counters == SubviewCounters())
    #expect(life.take(.entered) == .place && life.stage == .placedStandIn)
    #expect(life.take(.givenUp) == .evict && life.isStandIn && life.isPlaced)
    #expect(life.take(.left) == .remove && life.stage == .standIn)
    var failing = SubviewLife(nil)
    failing.take(.entered)
    #expect(failing.take(.failed) == nil && failing.stage == .placedStandIn)
  }
}
