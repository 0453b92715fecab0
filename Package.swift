// swift-tools-version: 6.0
import PackageDescription

// The compiler's own operations, which tell the case of an enum, count without a lock and load a word from anywhere, are
// in its module `Builtin`.
let builtins = SwiftSetting.enableExperimentalFeature("BuiltinModule")

let package = Package(
  name: "JSONCodable",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "JSONCodable", targets: ["JSONCodable"]),
    .library(name: "CodableBridge", targets: ["CodableBridge"]),
    .library(name: "Commands", targets: ["Commands"]),
    .executable(name: "json-parity", targets: ["json-parity"]),
    .library(name: "JSONParity", targets: ["JSONParity"]),
    .library(name: "JSONCodable3", targets: ["JSONCodable3"]),
    .library(name: "ParityTool", targets: ["ParityTool"]),
  ],
  targets: [
    .target(name: "JSONText", swiftSettings: [builtins]),
    .target(name: "JSONCodable", dependencies: ["JSONText"], swiftSettings: [builtins]),
    // Two names that Foundation has as well, for an export by name.
    .target(name: "JSONCodable3Coders", dependencies: ["JSONCodable"]),
    .target(name: "JSONCodable3", dependencies: ["JSONCodable", "JSONCodable3Coders"]),
    .target(name: "CodableBridge", dependencies: ["JSONCodable", "JSONText"]),
    .target(name: "JSONParity", dependencies: ["CodableBridge", "JSONCodable", "JSONText"]),
    .target(name: "Commands", dependencies: ["JSONCodable"]),
    .target(
      name: "ParityTool", dependencies: ["JSONCodable", "JSONParity", "JSONText"]),
    .executableTarget(
      name: "json-parity", dependencies: ["Commands", "JSONParity", "ParityTool"],
      resources: [.embedInCode("Sample/commands.ndjson")]),
    .executableTarget(
      name: "json-codable-benchmarks",
      dependencies: [
        "CodableBridge", "Commands", "JSONCodable", "JSONParity", "ParityTool", "Randomness",
      ],
      exclude: ["README.md", "counts.tsv", "ratios.svg"]),

    .target(name: "MigrationExamples", dependencies: ["Commands", "JSONCodable"]),

    // A type without reflection metadata, for tests only.
    .target(
      name: "Unreflected", path: "Tests/Fixtures/Unreflected",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]),
    // Runs a test on every engine of the mapper.
    .target(name: "Engines", dependencies: ["JSONCodable"], path: "Tests/Support/Engines"),
    // A module with names that `JSONCodable` has, too.
    .target(name: "Homonyms", path: "Tests/Support/Homonyms"),
    // Threads with a stack of a given size.
    .target(name: "Stacks", path: "Tests/Support/Stacks"),
    // Random numbers that a seed repeats, for the tests and the inputs of the benchmark.
    .target(name: "Randomness", path: "Tests/Support/Randomness"),
    // Random texts, and the laws that all parts of the package keep.
    .target(
      name: "Fuzzing",
      dependencies: ["CodableBridge", "JSONCodable", "JSONCodable3", "JSONParity", "Randomness"],
      path: "Tests/Support/Fuzzing"),
    // Models in every form of mapping that can express them.
    .target(
      name: "Fixtures", dependencies: ["Commands", "JSONCodable"], path: "Tests/Support/Fixtures"),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "Commands", "Fixtures", "JSONCodable", "JSONCodable3", "JSONParity", "MigrationExamples",
        "Stacks",
      ]),
    .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/Support/Fuzz"),
    .testTarget(
      name: "FuzzingTests", dependencies: ["CodableBridge", "Fuzzing", "JSONCodable", "JSONParity"]),
    // Writes random types with their JSON, which `TypeChecks` holds against what they give.
    .target(name: "RandomTypes", dependencies: ["Randomness"], path: "Tests/Support/RandomTypes"),
    .executableTarget(
      name: "make-random-types", dependencies: ["RandomTypes"],
      path: "Tests/Support/MakeRandomTypes"),
    .target(
      name: "TypeChecks", dependencies: ["CodableBridge", "JSONCodable", "JSONParity"],
      path: "Tests/Support/TypeChecks"),
    .testTarget(
      name: "RandomTypesTests",
      dependencies: ["CodableBridge", "JSONCodable", "RandomTypes", "TypeChecks"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText", "Randomness"]),
    .testTarget(
      name: "JSONCodableTests",
      dependencies: [
        "Engines", "Homonyms", "JSONCodable", "Randomness", "Stacks", "Unreflected",
      ]),
    .testTarget(
      name: "JSONCodable3Tests", dependencies: ["JSONCodable", "JSONCodable3", "JSONParity"]),
    .testTarget(
      name: "CodableBridgeTests",
      dependencies: ["CodableBridge", "Engines", "JSONCodable", "Randomness", "Stacks"]),
    .testTarget(
      name: "JSONParityTests",
      dependencies: [
        "CodableBridge", "Commands", "JSONCodable", "JSONParity", "Randomness", "Stacks",
      ]),
    .testTarget(name: "CommandsTests", dependencies: ["Commands", "Engines", "JSONCodable"]),
    .testTarget(
      name: "ParityToolTests",
      dependencies: [
        "Commands", "JSONCodable", "JSONParity", "ParityTool", "Randomness", "json-parity",
      ]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Commands", "JSONCodable", "ParityTool", "json-codable-benchmarks"]),
    .testTarget(
      name: "MigrationExamplesTests",
      dependencies: ["Commands", "Engines", "JSONCodable", "JSONParity", "MigrationExamples"]),
    .testTarget(
      name: "FoundationLearningTests", dependencies: ["Unreflected"], swiftSettings: [builtins]),
    // Lists the public declarations, which `Scripts/api.sh` holds against those on record.
    .executableTarget(
      name: "public-api", dependencies: ["JSONCodable"], path: "Tests/Support/PublicAPI"),
    // The program of Migration.md, as a user would write it.
    .executableTarget(
      name: "shop-parity", dependencies: ["JSONCodable", "JSONParity", "ParityTool"],
      path: "Tests/Support/ShopParity"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CodableBridge", "Commands", "JSONCodable", "JSONCodable3", "JSONParity",
        "MigrationExamples", "ParityTool", "Stacks", "json-parity", "shop-parity",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
