#!/usr/bin/env bash
# Counts the benchmark's instructions, and writes the README's table and chart of ratios from them.
#
# Usage: Scripts/ratios.sh [COUNTS]
#
# COUNTS is what `Scripts/instructions.sh --tsv` has written before; with it, nothing is counted.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ $# -gt 0 ]; then cp "$1" "$scratch/counts"; fi

cd "$(dirname "${BASH_SOURCE[0]}")/.."
benchmarks=Sources/json-codable-benchmarks
[ $# -gt 0 ] || Scripts/instructions.sh --tsv >"$scratch/counts"

# The four directions of the mapper, without those of Codable and without contexts.
swift run -c release json-codable-benchmarks --counts "$scratch/counts" \
  --filter '/(to|from)-[a-z]+$' --svg "$scratch/chart" --markdown >"$scratch/table"

awk -v table="$scratch/table" '
  $0 == "<!-- table: ratios -->" {
    print
    while ((getline row < table) > 0) print row
    found = old = 1
    next
  }
  old && /^\|/ { next }
  { old = 0; print }
  END { exit !found }' README.md >"$scratch/README" || {
  echo "ratios: error: README.md has no table of ratios" >&2
  exit 1
}

cp "$scratch/counts" "$benchmarks/counts.tsv"
cp "$scratch/chart" "$benchmarks/ratios.svg"
cp "$scratch/README" README.md
