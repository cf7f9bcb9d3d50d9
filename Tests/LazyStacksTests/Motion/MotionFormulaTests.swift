import Foundation
import LazyTestSupport
import Testing

@testable import LazyStacks

/// Compares the laws of motion with the C library and with measurements.
@Suite struct MotionFormulaTests {
  @Test(arguments: Seeds.first(20, long: 200))
  func `the exponential, the logarithm, sine and cosine agree with those of C`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let x = Double.random(in: -700...700, using: &generator)
      let near = Double.random(in: -3...3, using: &generator)
      for value in [x, near] {
        let expected = exp(value)
        #expect(abs(Elementary.exp(value) - expected) <= 4 * expected.ulp)
        let back = log(expected)
        #expect(abs(Elementary.log(expected) - back) <= 4 * max(back.magnitude.ulp, 1e-16))
        let (sine, cosine) = Elementary.sineAndCosine(value)
        #expect(abs(sine - sin(value)) < 1e-13)
        #expect(abs(cosine - cos(value)) < 1e-13)
      }
    }
  }

  @Test(
    arguments: [
      (0, 1), (1, M_E), (-745.2, 0), (-.infinity, 0), (710, .infinity), (.infinity, .infinity),
      (1e-300, 1),
    ] as [(Double, Double)]
  )
  func `the exponential knows its ends`(x: Double, expected: Double) {
    let value = Elementary.exp(x)
    #expect(value == expected || abs(value - expected) <= 2 * expected.ulp)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-1).isNaN && Elementary.log(1) == 0)
  }

  @Test(arguments: [(0.998, 494.505, 2.300), (0.99, 98.504, 0.458)])
  func `D18: a fling at 1,000 points a second`(rate: Double, distance: Double, time: Double) throws
  {
    let law = try #require(Deceleration(velocity: 1000, rate: rate, end: 10))
    #expect(abs(law.distance - distance) < 6e-4)
    #expect(abs(law.duration - time) < 6e-4)
    let decay = -1000 * log(rate)
    for step in 0...200 {
      let seconds = law.duration * Double(step) / 200
      let expected = 1000 / decay * (1 - exp(-decay * seconds))
      #expect(abs(law.position(at: seconds) - expected) < 1e-9)
      #expect(abs(law.velocity(at: seconds * 0.999) - 1000 * exp(-decay * seconds * 0.999)) < 1e-9)
      #expect(abs(law.time(at: law.position(at: seconds)) - seconds) < 1e-6)
    }
    #expect(law.position(at: 99) == law.distance && law.velocity(at: 99) == 0)
  }

  @Test(arguments: [
    (0.998, 400.00, 480.834, 635.33), (0.998, 1755.67, 307.760, 1904.33),
    (0.998, 2315.67, 677.054, 2649.00), (0.998, 4029.00, 2530.246, 5288.00),
    (0.99, 8662.33, 756.662, 8736.67), (0.99, 9549.33, 2347.413, 9782.00),
  ])
  func `F1, F2: flings end where UIKit said, to the pixel`(
    rate: Double,
    from: Double,
    velocity: Double,
    end: Double
  ) throws {
    let law = try #require(Deceleration(velocity: velocity, rate: rate, end: 10))
    // The published starts and ends are thirds of a point, written with two decimals.
    let pixel = ((from + law.distance) * 3).rounded() / 3
    #expect(abs(pixel - end) < 0.005)
  }

  @Test(arguments: [
    (0.3, 408.00), (100.2, 449.67), (199.6, 484.00), (299.7, 512.33), (400.3, 535.33),
    (500.3, 554.33), (700.3, 582.67), (1000.3, 608.67), (1500.3, 628.33), (1916.9, 635.00),
  ])
  func `F3: a fling in time, which began a frame before it was told`(
    milliseconds: Double,
    offset: Double
  ) throws {
    let law = try #require(Deceleration(velocity: 480.834, rate: 0.998, end: 10))
    #expect(abs(400 + law.position(at: (milliseconds + 16) / 1000) - offset) < 0.5)
  }

  @Test func `D19: a finger 100 points beyond an end of 600 shows 50.38`() {
    let band = RubberBand(stiffness: 0.55, length: 600)
    #expect(abs(band.shown(100) - 50.38) < 0.005)
    #expect(band.shown(-100) == -band.shown(100))
    for pulled in [-1e6, -300, -1, 0, 0.1, 20, 5_000] {
      #expect(abs(band.pulled(band.shown(pulled)) - pulled) < 1e-6 * max(1, abs(pulled)))
    }
    #expect(band.shown(1e12) <= 600)
    #expect(RubberBand(stiffness: 0.55, length: 0).shown(10) == 0)
  }

  @Test(
    arguments: [
      (15, 8.00), (60, 31.33), (105, 53.33), (150, 73.67), (210, 98.67), (300, 133.00),
      (375, 158.33), (435, 177.00),
    ] as [(Double, Double)]
  )
  func `F4: the rubber band as it was measured`(pulled: Double, shown: Double) {
    #expect(abs(RubberBand(stiffness: 0.55, length: 681.67).shown(pulled) - shown) < 0.17)
  }

  @Test func `F6: a bounce from rest as it was measured`() {
    let samples = [
      393.5, 384.5, 367.5, 345.5, 320.5, 294.5, 268.0, 242.5, 218.0, 195.0, 173.5, 154.0, 136.0,
      119.5, 105.0, 92.0, 80.5, 70.5, 61.0, 53.0, 46.0,
    ]
    let bounce = Bounce(from: 395, velocity: 0, stiffness: 119)
    for (frame, sample) in samples.enumerated() {
      #expect(abs(bounce.position(at: Double(frame) / 60 + 0.006) - sample) < 0.75)
    }
  }

  @Test func `a fling into an end goes v/ωe beyond it, 92 ms after`() {
    let bounce = Bounce(from: 0, velocity: 3000, stiffness: 119)
    let frequency = 119.0.squareRoot()
    #expect(abs(bounce.position(at: 1 / frequency) - 3000 / (frequency * M_E)) < 1e-9)
    #expect(abs(bounce.velocity(at: 1 / frequency)) < 1e-9)
    #expect(!bounce.isOver(at: 0.0001, nearness: 0.5))
    #expect(bounce.isOver(at: 1.5, nearness: 0.5))
  }

  @Test func `what is pushed back fast enough passes the end`() throws {
    let bounce = Bounce(from: 50, velocity: -2000, stiffness: 119)
    let time = try #require(bounce.returnTime)
    #expect(abs(bounce.position(at: time)) < 1e-9)
    #expect(bounce.velocity(at: time) < 0)
    #expect(Bounce(from: 50, velocity: 0, stiffness: 119).returnTime == nil)
  }

  @Test(arguments: [0.3, 0.825, 1, 1.7] as [Double])
  func `a spring solves its equation`(damping: Double) {
    let spring = Spring(response: 0.55, dampingFraction: damping)
    let frequency = 2 * Double.pi / 0.55
    let step = 1e-4
    for tick in 1...200 {
      let time = Double(tick) / 100
      let (a, b, c) = (
        spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step)
      )
      let acceleration = (a - 2 * b + c) / (step * step)
      let velocity = (c - a) / (2 * step)
      let force = frequency * frequency * (1 - b) - 2 * damping * frequency * velocity
      #expect(abs(acceleration - force) < 0.02)
    }
  }

  @Test func `the default animation is over in frame 49 at 60 Hz`() {
    #expect(!Animation.default.isComplete(at: 48.0 / 60))
    #expect(Animation.default.isComplete(at: 49.0 / 60))
    #expect(abs(Animation.default.progress(at: 0.55) - 0.9864) < 1e-4)
    #expect(Animation.easeIn(duration: 0.2).isComplete(at: 0.2))
    #expect(Animation.easeIn(duration: 0).progress(at: 0) == 1)
  }

  @Test func `curves go through their middle, and never back`() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-12)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut] {
      let values = (0...100).map { curve.value(at: Double($0) / 100) }
      #expect(values == values.sorted() && values[0] == 0 && values[100] == 1)
    }
  }

  @Test(
    arguments: [(300, 390), (-2500, -390), (0, 120), (9_000, 40), (-100, 200)]
      as [(
        Double, Double
      )]
  )
  func `a fling that a behavior ends goes exactly there`(velocity: Double, distance: Double) throws
  {
    let law = try #require(Deceleration(velocity: velocity, distance: distance, end: 10))
    #expect(law.position(at: law.duration) == distance)
    #expect(abs(law.position(at: law.duration - 1e-9) - distance) < 1e-6)
    if velocity / distance > 10.06 { #expect(law.velocity * velocity > 0) }
    #expect(law.duration < 2)
  }
}
