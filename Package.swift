// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "JSONCodable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JSONCodable", targets: ["JSONCodable"]),
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "JSONParity", targets: ["JSONParity"]),
  ],
  targets: [
    .target(name: "JSONText"),
    .target(name: "JSONCodable", dependencies: ["JSONText"]),
    .target(name: "Commands", dependencies: ["JSONCodable"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "JSONCodableTests", dependencies: ["JSONCodable"]),
    .testTarget(name: "CommandsTests", dependencies: ["Commands", "JSONCodable"]),
    .target(name: "ParityTool", dependencies: ["JSONText"]),
    .testTarget(name: "ParityToolTests", dependencies: ["ParityTool"]),
    .target(
      name: "Unreflected", path: "Tests/Fixtures/Unreflected",
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]),
    .testTarget(name: "FoundationLearningTests", dependencies: ["Unreflected"]),
    .testTarget(name: "DocumentationTests", dependencies: ["JSONCodable"]),
    .target(name: "JSONParity", dependencies: ["JSONText"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "JSONCodableTests", dependencies: ["JSONCodable"]),
    .testTarget(name: "JSONParityTests", dependencies: ["JSONParity"]),
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
