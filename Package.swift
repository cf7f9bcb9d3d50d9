// swift-tools-version: 6.2
import PackageDescription

// A build that is made to be tested is optimized for size: it takes a fifth less to compile than
// for speed, and its tests take as long.
let isChecked = Context.environment["LAZYLAB_CHECKS"] != nil
let compact: [SwiftSetting] =
  isChecked ? [.unsafeFlags(["-Osize"], .when(configuration: .release))] : []

let strict: [SwiftSetting] =
  compact + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    .define("LAZYLAB_CHECKS", .when(configuration: .debug)),
  ]

// Tests need no optimizer, which would take longer than they do; the models that compute a lot are
// in targets of their own. No product contains them, so that other packages may still depend on
// this one.
let tests = strict + [SwiftSetting.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Nor does the tool, which only hands on what people ask for, in such a build.
let tool = isChecked ? tests : strict

// A release of the tool has the Swift runtime inside, at a fixed address: to find thousands of
// symbols in a dozen libraries takes as long as all else that it does to start.
let linkage = [
  "-static-stdlib", "-l_FoundationCollections", "-l_FoundationCShims", "-use-ld=lld",
  "-Xclang-linker", "-no-pie",
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
    .target(name: "WideCharacters", swiftSettings: strict),
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
        "LazyExtents", "LazyViews", "LazyTrace", "WideCharacters",
        .product(name: "DequeModule", package: "swift-collections"),
      ],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m")]
    ),
    .target(
      name: "LazyReports",
      dependencies: ["LazyTrace", "WideCharacters"],
      resources: [
        .embedInCode("Page/page.html"), .embedInCode("Page/page.css"),
        .embedInCode("Page/page.js"),
      ],
      swiftSettings: strict
    ),

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

    // Scenes, which every lazy list can play
    .target(
      name: "LazyScenes",
      dependencies: ["LazyExtents", "LazyReports", "LazyStacks"],
      exclude: ["Formats"],
      resources: [
        .embedInCode("Players/chromium.html"), .embedInCode("Players/chromium.py"),
        .embedInCode("Players/common.py"), .embedInCode("Players/gtk.py"),
        .embedInCode("Players/list.py"), .embedInCode("Players/qtquick.py"),
        .embedInCode("Players/swiftui.template"),
      ],
      swiftSettings: strict
    ),

    // The tool
    .target(name: "LineEditor", dependencies: ["WideCharacters"], swiftSettings: strict),
    .target(name: "CWatchdog"),
    .target(
      name: "LazyLabCLI",
      dependencies: [
        "LazyScripting", "LazyReports", "LazyScenes", "LazyStacks", "LineEditor", "Lua",
        "CWatchdog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: tool
    ),
    .executableTarget(
      name: "lazylab",
      dependencies: ["LazyLabCLI"],
      swiftSettings: tool,
      linkerSettings: [.unsafeFlags(linkage, .when(platforms: [.linux], configuration: .release))]
    ),

    // Tests
    .target(
      name: "TestBasics",
      dependencies: ["RepositoryReading"],
      path: "Tests/TestBasics",
      swiftSettings: tests
    ),
    .target(
      name: "LazyTestSupport",
      dependencies: ["LazyStacks", "LazyExtents", "TestBasics"],
      path: "Tests/LazyTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyExtentsTests",
      dependencies: ["LazyExtents", "TestBasics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LazyStacksTests",
      dependencies: ["LazyStacks", "LazyTestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LazyReportsTests",
      dependencies: ["LazyExtents", "LazyReports", "LazyStacks", "LazyTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LazyScenesTests",
      dependencies: ["LazyReports", "LazyScenes", "LazyStacks"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LuaTests",
      dependencies: ["Lua", "TestBasics", "RepositoryReading"],
      exclude: ["StockLua/Snippets", "StockLua/compare.lua", "StockLua/Differences.md"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ThirdPartyTests",
      dependencies: ["LazyLabCLI", "LazyReports", "RepositoryReading"],
      exclude: ["Scripts", "requirements.txt"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LazyScriptingTests",
      dependencies: [
        "LazyScripting", "LazyStacks", "LazyReports", "Lua", "LazyTestSupport", "RepositoryReading",
      ],
      exclude: ["LandingPrograms", "ReadPrograms", "Scenes", "ToldPrograms", "WholePrograms"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LineEditorTests",
      dependencies: ["LineEditor", "TestBasics"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "LazyLabCLITests",
      dependencies: [
        "LazyLabCLI", "LazyScenes", "LineEditor", "LazyTestSupport", "RepositoryReading",
      ],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ToolTests",
      dependencies: ["TestBasics", "RepositoryReading"],
      exclude: ["Lengths", "Promises"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "SandboxTests",
      dependencies: ["LazyScripting", "LazyTestSupport", "RepositoryReading"],
      exclude: ["Scripts", "Reachable"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["LazyLabCLI", "LazyScripting", "LazyTestSupport", "RepositoryReading"],
      path: "Tests/Conformance",
      exclude: ["claims", "measured", "vectors"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["LazyLabCLI", "RepositoryReading"],
      swiftSettings: tests
    ),
    .target(name: "CBenchmarks", dependencies: ["CLua"], path: "Tests/CBenchmarks"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Lua", "LazyExtents", "LazyStacks", "LazyReports", "LazyScripting", "LineEditor",
        "CBenchmarks",
      ],
      path: "Tests/Benchmarks",
      exclude: ["README.md", "instructions.txt"],
      swiftSettings: strict
    ),
    .target(name: "RepositoryReading", path: "Tests/RepositoryReading", swiftSettings: strict),
    .executableTarget(
      name: "Rules",
      dependencies: ["RepositoryReading"],
      path: "Tests/Rules",
      swiftSettings: strict
    ),
    .testTarget(
      name: "RepositoryTests",
      dependencies: ["Rules", "RepositoryReading"],
      swiftSettings: tests
    ),
  ]
)
