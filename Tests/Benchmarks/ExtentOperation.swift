import LazyExtents

/// One row of the extents table.
///
/// Each closure takes a number of steps; only `run` is timed.
struct ExtentOperation: Sendable {
  typealias Steps = @Sendable (ExtentScene, Int) -> Void

  var name: String
  /// The greatest time that it may take, in nanoseconds.
  var target: Double
  /// How many times it is done in a round.
  var count = 100
  var prepare: Steps = { _, _ in }
  var undo: Steps = { _, _ in }
  var run: Steps

  static var all: [Self] { questions + edits + stretches }

  private static let questions = [
    Self(name: "start of a subview", target: 500) { scene, count in
      for i in 0..<count { scene.sum += scene.estimator.extent(of: 0..<scene.place(i)) }
    },
    Self(name: "subview at a distance", target: 500) { scene, count in
      for i in 0..<count {
        let distance = scene.distance(i)
        let index = scene.estimator.index(
          atDistance: distance,
          from: 0,
          spacing: ExtentScene.spacing
        )
        scene.sum += Double(index)
      }
    },
    Self(
      name: "length of all after another mean",
      target: 50,
      prepare: { scene, count in scene.estimator.learn(Double(scene.round), at: scene.known(0)) },
      undo: { scene, count in scene.round += 1 },
      run: { scene, count in
        for _ in 0..<count { scene.sum += scene.estimator.extent(of: 0..<scene.count) }
      }
    ),
    Self(name: "set-up", target: 10_000) { scene, count in
      for _ in 0..<count {
        scene.sum += EstimatorChoice.learned.make(count: scene.count).estimate
      }
    },
  ]

  private static let edits = [
    Self(name: "resize one", target: 1_000) { scene, count in
      for i in 0..<count { scene.estimator.learn(Double(20 + i), at: scene.known(i)) }
    },
    Self(
      name: "measure one anew",
      target: 1_000,
      prepare: { scene, count in
        for i in 0..<count { scene.estimator.records.forget(scene.known(i)) }
      },
      run: { scene, count in
        for i in 0..<count { scene.estimator.learn(Double(20 + i), at: scene.known(i)) }
      }
    ),
    Self(
      name: "insert one",
      target: 2_000,
      undo: { scene, count in
        for i in (0..<count).reversed() { scene.remove(scene.place(i)) }
      },
      run: { scene, count in
        for i in 0..<count { scene.estimator.insert(count: 1, at: scene.place(i)) }
      }
    ),
    Self(
      name: "remove one",
      target: 2_000,
      prepare: { scene, count in
        for i in (0..<count).reversed() {
          scene.estimator.insert(count: 1, at: scene.known(i))
          scene.estimator.learn(Double(20 + i), at: scene.known(i))
        }
      },
      run: { scene, count in
        for i in 0..<count { scene.remove(scene.known(i)) }
      }
    ),
    Self(
      name: "move one",
      target: 2_000,
      undo: { scene, count in
        for i in (0..<count).reversed() {
          scene.estimator.move(from: scene.place(i), to: scene.known(i))
        }
      },
      run: { scene, count in
        for i in 0..<count { scene.estimator.move(from: scene.known(i), to: scene.place(i)) }
      }
    ),
  ]

  private static let stretches = [
    Self(
      name: "splice of 1,000",
      target: 10_000,
      count: 1,
      prepare: { scene, count in scene.addStretch() },
      undo: { scene, count in
        scene.removeStretch()
        scene.round += 1
      },
      run: { scene, count in
        scene.removeStretch()
        scene.estimator.insert(count: ExtentScene.stretch, at: scene.stretchStart)
      }
    ),
    Self(
      name: "move of 1,000",
      target: 10_000,
      count: 1,
      prepare: { scene, count in scene.addStretch() },
      undo: { scene, count in
        scene.moveStretch(from: scene.place(scene.round + 1), to: scene.stretchStart)
        scene.removeStretch()
        scene.round += 1
      },
      run: { scene, count in
        scene.moveStretch(from: scene.stretchStart, to: scene.place(scene.round + 1))
      }
    ),
  ]
}

extension ExtentScene {
  static let stretch = 1_000

  var stretchStart: Int { place(round) }

  func remove(_ index: Int) {
    estimator.remove(index..<index + 1)
  }

  /// Inserts a run of measured subviews among the others.
  func addStretch() {
    estimator.insert(count: Self.stretch, at: stretchStart)
    for i in 0..<Self.stretch { estimator.learn(Double(20 + i), at: stretchStart + i) }
  }

  func moveStretch(from start: Int, to destination: Int) {
    estimator.move(start..<start + Self.stretch, to: destination)
  }

  func removeStretch() {
    estimator.remove(stretchStart..<stretchStart + Self.stretch)
  }
}
