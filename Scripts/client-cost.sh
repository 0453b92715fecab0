#!/usr/bin/env bash
# Prints what this package costs a client: the CPU seconds of a clean release build, and the bytes of the
# stripped binary, beside those of a client of JSONSerialization alone. Usage: Scripts/client-cost.sh
set -euo pipefail
package=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Writes the client $1, whose target has the dependencies $2 and whose program is read from standard input.
client() {
  mkdir -p "$scratch/$1/Sources/$1"
  cat >"$scratch/$1/Sources/$1/main.swift"
  cat >"$scratch/$1/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "$1", platforms: [.macOS(.v12)],
  dependencies: [.package(name: "JSONCodable", path: "$package")],
  targets: [.executableTarget(name: "$1", dependencies: [$2])])
END
}

# Builds the client $1 and prints its row.
measure() {
  local TIMEFORMAT='%U %S' seconds binary
  cd "$scratch/$1"
  swift package resolve >/dev/null 2>&1
  seconds=$( { time swift build -c release --product "$1" >"$scratch/log" 2>&1; } 2>&1) || {
    cat "$scratch/log" >&2
    exit 1
  }
  binary=$(swift build -c release --show-bin-path)/$1
  strip "$binary"
  printf '%-20s %5.1f s %9d bytes\n' "$1" "$(awk '{ print $1 + $2 }' <<<"$seconds")" "$(wc -c <"$binary")"
}

client mapper '.product(name: "JSONCodable", package: "JSONCodable")' <<'END'
import JSONCodable

struct User: JSONMappable {
  var id = 0
  var name = ""
}

print(try User(JSONString: #"{"id":1,"name":"Kari"}"#).JSONString())
END
client serialization '' <<'END'
import Foundation

let json = try JSONSerialization.jsonObject(with: Data(#"{"id":1,"name":"Kari"}"#.utf8))
print(String(decoding: try JSONSerialization.data(withJSONObject: json), as: UTF8.self))
END

measure mapper
measure serialization
