#!/usr/bin/env bash
# Tries random texts on all readers of JSON, and ends at the first one that breaks a law.
#
# Usage: Scripts/fuzz.sh [MINUTES] [SEED]
#        Scripts/fuzz.sh --step STEP SEED
#
# Without MINUTES it runs for one, without SEED from a random one. A failure is printed with the
# --step that tries its text again. How many texts were tried is printed at the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case ${1:-} in
  --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/fuzz.sh && exit ;;
  --step) arguments=(--step "$2" "$3") ;;
  -*)
    printf 'fuzz: error: unknown option %s\n' "$1" >&2
    exit 2
    ;;
  *) arguments=("${1:-1}" "${2:-$((RANDOM << 15 | RANDOM))}") ;;
esac

swift build -c release --product fuzz-readers >&2
fuzzer=$(swift build -c release --show-bin-path)/fuzz-readers

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
"$fuzzer" "${arguments[@]}" | tee "$log" || status=$?

# A text that ends the process leaves no message: its seed is run again, step by step.
if [ "$status" -gt 1 ] && [ "${arguments[0]}" != --step ]; then
  seed=$(sed -n 's/^seed \([0-9]*\),.*/\1/p' "$log" | tail -n 1)
  step=$("$fuzzer" --trace 2000 "$seed" 2>/dev/null | tail -n 1) || true
  printf 'the process ended\nagain: Scripts/fuzz.sh --%s %s\n' "$step" "$seed" >&2
fi
exit "$status"
