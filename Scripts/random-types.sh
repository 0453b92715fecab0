#!/usr/bin/env bash
# Writes random Swift types in a package outside the tree, and checks the JSON of their values.
#
# Usage: Scripts/random-types.sh [--tsan] [--packages N] COUNT [SEED]
#        Scripts/random-types.sh --check-in
#
# Each package has COUNT types that are written and COUNT models that are read back. Without SEED it
# takes a random one; package after package has the next seed. Types are compared with the JSON that the
# generator has worked out: plans, mirror, both texts and the tree. Models map by reflection, by a mapping's lines
# or by lines for each direction, and go out and back as text, as dictionaries, by the bridge, by Codable and as
# CodableBacked, leniently, in styles, as updates, and with unknown keys refused. All of it runs in three orders of
# first use and from 8 threads, each in a process of its own. On every fault in the values the mapper's ways to read
# are held against each other, and the bridge and CodableBacked against JSONDecoder. Then CodableSource writes a
# Codable type for each model from all values but the last; the next build compares the two, on all values and on
# every fault in them; and the same once more in snake case, with null for nil. What it leaves open is counted, and
# so is each disagreement that the documentation names.
# With --tsan all runs under the thread sanitizer. The first process that finds a difference ends the run;
# the seed is printed, and gives the same types again.
#
# --check-in writes the types of Tests/RandomTypesTests again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/random-types.sh
}

flags=() configuration=plain packages=1
while [[ ${1:-} == --* ]]; do
  case $1 in
    --help) usage && exit ;;
    --check-in)
      rm -f Tests/RandomTypesTests/Generated/*.swift Tests/RandomTypesTests/GeneratedModels/*.swift
      swift run make-random-types 56 24 Tests/RandomTypesTests/Generated
      swift run make-random-types --models 26 54 Tests/RandomTypesTests/GeneratedModels
      exit
      ;;
    --tsan)
      flags=(--sanitize=thread) configuration=tsan
      shift
      ;;
    --packages)
      packages=${2:-}
      shift 2 || shift
      ;;
    *) usage >&2 && exit 2 ;;
  esac
done
[[ ${1:-} =~ ^[1-9][0-9]*$ && ${2:-0} =~ ^[0-9]+$ && $packages =~ ^[1-9][0-9]*$ ]] || {
  usage >&2
  exit 2
}
# In base 10, also with zeros in front.
count=$1 first=$((10#${2:-$((RANDOM << 15 | RANDOM))}))

# The package stays where it is, so that the next run builds nothing but the types.
package=${TMPDIR:-/tmp}/random-types-$(cksum <<<"$PWD" | cut -d ' ' -f 1)
check=$package/Sources/Check
mkdir -p "$check" "$package/Sources/TypeChecks"
cp Tests/Support/TypeChecks/*.swift "$package/Sources/TypeChecks"

cat >"$package/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = ["CodableBridge", "JSONCodable", "JSONParity"].map {
  .product(name: \$0, package: "JSONCodable")
}
let package = Package(
  name: "Check", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "JSONCodable", path: "$PWD")],
  targets: [
    .target(
      name: "TypeChecks", dependencies: products,
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(name: "Check", dependencies: products + ["TypeChecks"]),
  ]
)
SWIFT

write_main() {
  cat >"$check/main.swift" <<'SWIFT'
import Foundation
import TypeChecks

func failures(in order: TypeCheck.Order) -> [String] {
  TypeCheck.failures(of: randomTypes, in: order) + ModelCheck.failures(of: randomModels, in: order)
}

func failuresInThreads() -> [String] {
  TypeCheck.failures(of: randomTypes, threads: 8)
    + ModelCheck.failures(of: randomModels, threads: 8)
}

func writeSources(to directory: String) throws -> [String] {
  let written = SourceCheck.written(for: randomModels)
  for (name, text) in written.files {
    try Data(text.utf8).write(to: URL(fileURLWithPath: directory).appendingPathComponent(name))
  }
  for line in written.unresolved { print("open: \(line)") }
  print(
    "\(written.files.count - 1) of \(randomModels.count) models have a whole source, "
      + "\(written.open) of \(written.properties) properties are open")
  return written.failures
}

func failures(in compared: Compared) -> [String] {
  for line in compared.summary { print(line) }
  return compared.failures
}

let words = CommandLine.arguments
let found =
  switch words.dropFirst().first {
  case "forward": failures(in: .forward)
  case "backward": failures(in: .backward)
  case "threads": failuresInThreads()
  case "sources": try writeSources(to: words[2])
  case "faults": failures(in: ModelCheck.compared(randomModels))
  case "compare": failures(in: SourceCheck.compared(randomModels, codedModels))
  case "styled-sources": try SourceCheck.inStyles { try writeSources(to: words[2]) }
  case "styled-compare":
    SourceCheck.inStyles {
      failures(in: SourceCheck.compared(randomModels, codedModels))
    }
  default: failures(in: .shuffled(1))
  }
for failure in found.prefix(20) { print(failure) }
let values = randomTypes.count + randomModels.reduce(0) { $0 + $1.documents }
print("\(values) values checked, \(found.count) failures")
exit(found.isEmpty ? 0 : 1)
SWIFT
}

build=(swift build --package-path "$package" --scratch-path "$package/.build-$configuration"
  ${flags[@]+"${flags[@]}"})

# Runs the check in one of its ways, and ends at a difference.
run() {
  local seed=$1
  shift
  printf '%s: ' "$1"
  TSAN_OPTIONS="halt_on_error=1" "$program" "$@" || {
    printf 'random-types: a difference in the types of seed %s, %s\n' "$seed" "$1" >&2
    exit 1
  }
}

start=$SECONDS types=0
for ((seed = first; seed < first + packages; seed++)); do
  printf 'seed %s\n' "$seed"
  rm -f "$check"/*.swift
  for form in '' --models; do
    made=$(swift run make-random-types ${form:+"$form"} "$count" "$seed" "$check" | tail -n 1)
    printf '%s\n' "$made"
    types=$((types + ${made%% *}))
  done
  write_main
  printf 'let codedModels: [String: any (Codable & SendableMetatype).Type] = [:]\n' \
    >"$check/CodedModels.swift"
  "${build[@]}" --product Check >&2
  program=$("${build[@]}" --show-bin-path)/Check
  for order in forward backward shuffled threads faults; do run "$seed" "$order"; done
  for style in '' styled-; do
    rm -f "$check"/Coded*.swift
    run "$seed" "${style}sources" "$check"
    "${build[@]}" --product Check >&2
    run "$seed" "${style}compare"
  done
done
seconds=$((SECONDS - start))
printf '%s types in %s seconds, %s a minute, seeds %s to %s: no difference\n' "$types" "$seconds" \
  "$((types * 60 / (seconds > 0 ? seconds : 1)))" "$first" "$((first + packages - 1))"
