// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .define("LAZYLAB_CHECKS", .when(configuration: .debug)),
]

let package = Package(
  name: "lazylab",
  products: [
    .executable(name: "lazylab", targets: ["lazylab"]),
    .library(name: "LazyStacks", targets: ["LazyStacks"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
  ],
  targets: [
    // The simulator
    .target(name: "LazyExtents", swiftSettings: strict),
    .target(name: "LazyViews", swiftSettings: strict),
    .target(
      name: "LazyTrace",
      dependencies: ["LazyViews", .product(name: "DequeModule", package: "swift-collections")],
      swiftSettings: strict
    ),
    .target(
      name: "LazyStacks",
      dependencies: [
        "LazyExtents", "LazyViews", "LazyTrace",
        .product(name: "DequeModule", package: "swift-collections"),
      ],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]
    ),
    .target(name: "LazyReports", dependencies: ["LazyTrace"], swiftSettings: strict),

    // Lua
    .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
    .target(name: "CLuaShim", dependencies: ["CLua"]),
    .target(name: "Lua", dependencies: ["CLuaShim"], swiftSettings: strict),

    // Where the two meet
    .target(
      name: "LazyScripting",
      dependencies: ["LazyStacks", "LazyReports", "Lua"],
      swiftSettings: strict
    ),

    // The tool
    .target(name: "LineEditor", swiftSettings: strict),
    .target(name: "CWatchdog"),
    .target(
      name: "LazyLabCLI",
      dependencies: [
        "LazyScripting", "LazyReports", "LazyStacks", "LineEditor", "Lua", "CWatchdog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(name: "lazylab", dependencies: ["LazyLabCLI"], swiftSettings: strict),

    // Tests
    .target(
      name: "LazyTestSupport",
      dependencies: ["LazyStacks", "LazyExtents"],
      path: "Tests/LazyTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyExtentsTests",
      dependencies: ["LazyExtents", "LazyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyStacksTests",
      dependencies: ["LazyStacks", "LazyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyReportsTests",
      dependencies: ["LazyExtents", "LazyReports", "LazyStacks", "LazyTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LuaTests",
      dependencies: ["Lua", "LazyTestSupport"],
      exclude: ["StockLua/Snippets", "StockLua/compare.lua", "StockLua/Differences.md"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ThirdPartyTests",
      dependencies: ["LazyLabCLI", "LazyTestSupport"],
      exclude: ["Scripts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyScriptingTests",
      dependencies: ["LazyScripting", "LazyStacks", "LazyReports", "Lua", "LazyTestSupport"],
      exclude: ["LandingPrograms", "Scenes", "ToldPrograms"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LineEditorTests",
      dependencies: ["LineEditor", "LazyTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyLabCLITests",
      dependencies: ["LazyLabCLI", "LineEditor", "LazyTestSupport"],
      exclude: ["Promises"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SandboxTests",
      dependencies: ["LazyScripting", "LazyTestSupport"],
      exclude: ["Scripts", "Reachable"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["LazyLabCLI", "LazyScripting", "LazyTestSupport"],
      path: "Tests/Conformance",
      exclude: ["claims", "measured", "vectors"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["LazyLabCLI", "LazyTestSupport"],
      swiftSettings: strict
    ),
    .target(name: "CBenchmarks", dependencies: ["CLua"], path: "Tests/CBenchmarks"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Lua", "LazyExtents", "LazyStacks", "LazyReports", "LazyScripting", "LineEditor",
        "CBenchmarks",
      ],
      path: "Tests/Benchmarks",
      swiftSettings: strict
    ),
    .target(
      name: "SourceReading",
      dependencies: ["LazyTestSupport"],
      path: "Tests/SourceReading",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Measure",
      dependencies: ["SourceReading", "LazyTestSupport"],
      path: "Tests/Measure",
      swiftSettings: strict
    ),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["LazyScripting", "LazyTestSupport", "SourceReading"],
      swiftSettings: strict
    ),
  ]
)
