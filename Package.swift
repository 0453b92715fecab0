// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "JSONCodable",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "JSONCodable", targets: ["JSONCodable"]),
    .library(name: "CodableBridge", targets: ["CodableBridge"]),
  ],
  targets: [
    .target(name: "JSONText"),
    .target(name: "JSONCodable", dependencies: ["JSONText"]),
    .target(name: "CodableBridge", dependencies: ["JSONCodable"]),
    .testTarget(name: "JSONTextTests", dependencies: ["JSONText"]),
    .testTarget(name: "JSONCodableTests", dependencies: ["JSONCodable"]),
    .testTarget(name: "CodableBridgeTests", dependencies: ["CodableBridge"]),
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
