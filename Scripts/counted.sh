#!/usr/bin/env bash
# Counts the instructions of a few cases again, and ends where one costs more than on record.
#
# Usage: Scripts/counted.sh [CASE…]
#
# What is compared is the ratio to the case's baseline, coarsely: up to 20 % more than in
# Sources/json-codable-benchmarks/counts.tsv is no finding. CASE is as for Scripts/instructions.sh. Needs
# valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case ${1:-} in
  --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/counted.sh && exit ;;
esac

cases=("$@")
if [ $# -eq 0 ]; then
  cases=('^users/from-dictionary$' '^unions/to-dictionary$' '^coordinates/from-data$'
    '^strings/to-data$' '^numbers/codable-from-dictionary$')
fi
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT
COUNT=${COUNT:-2} Scripts/instructions.sh --tsv "${cases[@]}" >"$counts"

# The count ends with an error only where no pattern has a case.
for name in "${cases[@]}"; do
  tail -n +2 "$counts" | cut -f 1 | grep -E -- "$name" >/dev/null || {
    printf 'counted: error: no case contains: %s\n' "$name" >&2
    exit 1
  }
done

awk -F'\t' '
  FNR == 1 { next }
  NR == FNR { known[$1, $2] = $4; next }
  !(($1, $2) in known) { printf "%s, %s: not on record\n", $1, $2; bad = 1; next }
  {
    ratio = known[$1, $2]
    isSlow = $2 != "JSONSerialization" && $4 > 1.2 * ratio
    printf "%-34s%-20s%6.2f, on record %6.2f%s\n", $1, $2, $4, ratio, isSlow ? "  MORE" : ""
    bad = bad || isSlow
  }
  END { exit bad }' Sources/json-codable-benchmarks/counts.tsv "$counts" || {
  printf 'counted: error: a case costs over 20 %% more than on record\n' >&2
  exit 1
}
