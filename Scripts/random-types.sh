#!/usr/bin/env bash
# Writes random Swift types in a package outside the tree, and checks the JSON of their values.
#
# Usage: Scripts/random-types.sh [--tsan] COUNT [SEED]
#        Scripts/random-types.sh --check-in
#
# Without SEED it takes a random one. Plans, mirror, both texts and the tree are compared with the JSON
# that the generator has worked out, in three orders of first use and from 8 threads, each in a
# process of its own. With --tsan it runs under the thread sanitizer. It ends at the first process
# that finds a difference; the seed is printed, and gives the same types again.
#
# --check-in writes the types of Tests/RandomTypesTests/Generated again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/random-types.sh | sed '$d'
}

flags=() configuration=plain
case ${1:-} in
  --help) usage && exit ;;
  --check-in)
    rm -f Tests/RandomTypesTests/Generated/*.swift
    swift run make-random-types 56 24 Tests/RandomTypesTests/Generated
    exit
    ;;
  --tsan)
    flags=(--sanitize=thread) configuration=tsan
    shift
    ;;
esac
[[ ${1:-} =~ ^[1-9][0-9]*$ ]] || {
  usage >&2
  exit 2
}
count=$1 seed=${2:-$((RANDOM << 15 | RANDOM))}
printf 'seed %s\n' "$seed"

# The package stays where it is, so that the next run builds nothing but the types.
package=${TMPDIR:-/tmp}/random-types-$(cksum <<<"$PWD" | cut -d ' ' -f 1)
mkdir -p "$package/Sources/Check" "$package/Sources/TypeChecks"
rm -f "$package"/Sources/*/*.swift
cp Tests/Support/TypeChecks/*.swift "$package/Sources/TypeChecks"
swift run make-random-types "$count" "$seed" "$package/Sources/Check"

cat >"$package/Package.swift" <<SWIFT
// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [
  .product(name: "JSONCodable", package: "JSONCodable"),
  .product(name: "JSONParity", package: "JSONCodable"),
]
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

cat >"$package/Sources/Check/main.swift" <<'SWIFT'
import Foundation
import TypeChecks

let failures =
  switch CommandLine.arguments.last {
  case "forward": TypeCheck.failures(of: randomTypes, in: .forward)
  case "backward": TypeCheck.failures(of: randomTypes, in: .backward)
  case "threads": TypeCheck.failures(of: randomTypes, threads: 8)
  default: TypeCheck.failures(of: randomTypes, in: .shuffled(1))
  }
for failure in failures.prefix(20) { print(failure) }
print("\(randomTypes.count) values checked, \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)
SWIFT

build=(swift build --package-path "$package" --scratch-path "$package/.build-$configuration"
  ${flags[@]+"${flags[@]}"})
"${build[@]}" --product Check >&2
check=$("${build[@]}" --show-bin-path)/Check

# On Linux the sanitizer does not see the lock of Swift's Mutex, which stands around this function.
printf 'race:12AddressTableC6insert\n' >"$package/suppressions"
for order in forward backward shuffled threads; do
  printf '%s: ' "$order"
  TSAN_OPTIONS="halt_on_error=1 suppressions=$package/suppressions" "$check" "$order" || {
    printf 'random-types: a difference %s\n' "in the types of seed $seed, $order" >&2
    exit 1
  }
done
