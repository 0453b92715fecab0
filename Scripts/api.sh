#!/usr/bin/env bash
# Compares the public declarations with those that are on record, and says what a change means.
#
# Usage: Scripts/api.sh [--record]
#
# The record is Tests/API.txt: a line for each declaration and conformance of the libraries. What is taken
# from it, or changed, needs a new major version; what is added needs a new minor one. With --record it is
# written anew. The symbol graphs are those of the last Scripts/check.sh.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

record=Tests/API.txt
graphs=.build/symbol-graphs
modules=(JSONCodable CodableBridge JSONCodable3 JSONCodable3Coders JSONParity ParityTool Commands)

case ${1:-} in
  --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/api.sh && exit ;;
  --record) ;;
  '') ;;
  *)
    printf 'api: error: unknown option %s\n' "$1" >&2
    exit 2
    ;;
esac
[ -f "$graphs/JSONCodable.symbols.json" ] || {
  printf 'api: error: no symbol graphs in %s; run Scripts/check.sh\n' "$graphs" >&2
  exit 1
}

now=$(mktemp)
trap 'rm -f "$now"' EXIT
"$(swift build --show-bin-path)/public-api" "$graphs" "${modules[@]}" >"$now"

if [ "${1:-}" = --record ]; then
  cp "$now" "$record"
  printf 'api: %s lines on record\n' "$(grep -c . "$record")"
  exit
fi
if changes=$(diff -U 0 "$record" "$now"); then
  printf 'api: %s lines, as on record\n' "$(grep -c . "$record")"
  exit
fi
grep -E '^[-+][^-+]' <<<"$changes" || true
if grep -qE '^-[^-]' <<<"$changes"; then version=major; else version=minor; fi
printf 'api: error: the declarations are not those on record: a %s version.\n' "$version" >&2
printf 'api: if it is meant, say so in CHANGELOG.md, and run: Scripts/api.sh --record\n' >&2
exit 1
