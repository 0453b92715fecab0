#!/usr/bin/env bash
# Tries random texts on all parts of the package, and ends at the first one that breaks a law.
#
# Usage: Scripts/fuzz.sh [MINUTES] [SEED]
#        Scripts/fuzz.sh --step STEP SEED
#        Scripts/fuzz.sh --memory [MEGABYTES]
#
# Without MINUTES it runs for one, without SEED from a random one. One process for each processor takes
# every so many seeds; PROCESSES says another number. Each prints how many texts were tried on which
# part. A failure is printed with the --step that tries its text again. A text that takes a minute is a
# failure, and so is a process that has had more than 1 GiB.
#
# --memory gives large documents, by default of 100 MiB, to the entry points, and measures how much
# memory each takes besides the document.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

arguments=()
case ${1:-} in
  --help) sed -n '2,/^set/s/^# \{0,1\}//p' Scripts/fuzz.sh && exit ;;
  --step) arguments=(--step "$2" "$3") ;;
  --memory) arguments=(--memory "${2:-100}") ;;
  -*)
    printf 'fuzz: error: unknown option %s\n' "$1" >&2
    exit 2
    ;;
esac

swift build -c release --product fuzz >&2
fuzzer=$(swift build -c release --show-bin-path)/fuzz
if [ "${#arguments[@]}" -gt 0 ]; then exec "$fuzzer" "${arguments[@]}"; fi

minutes=${1:-1} seed=${2:-$((RANDOM << 15 | RANDOM))}
processes=${PROCESSES:-$(getconf _NPROCESSORS_ONLN)}
logs=$(mktemp -d)
pids=()
trap 'kill ${pids[@]+"${pids[@]}"} 2>/dev/null || true; rm -rf "$logs"' EXIT

printf 'seed %s, %s processes\n' "$seed" "$processes"
for ((index = 0; index < processes; index++)); do
  "$fuzzer" "$minutes" "$((seed + index))" "$processes" >"$logs/$index" 2>&1 &
  pids+=("$!")
done

# A text that ends the process leaves no message: its seed is run again, step by step.
explain() {
  cat "$logs/$1"
  if [ "$2" -gt 1 ]; then
    local last step
    last=$(sed -n 's/^seed \([0-9]*\),.*/\1/p' "$logs/$1" | tail -n 1)
    step=$("$fuzzer" --trace 20000 "$last" 2>/dev/null | tail -n 1) || true
    printf 'the process ended\nagain: Scripts/fuzz.sh --%s %s\n' "$step" "$last"
  fi >&2
}

# Whichever process fails first ends the others.
running=$processes
while [ "$running" -gt 0 ]; do
  running=0
  for index in "${!pids[@]}"; do
    if kill -0 "${pids[$index]}" 2>/dev/null; then
      running=$((running + 1))
    else
      status=0
      wait "${pids[$index]}" || status=$?
      if [ "$status" -ne 0 ]; then
        explain "$index" "$status"
        exit "$status"
      fi
    fi
  done
  sleep 1
done
for ((index = 0; index < processes; index++)); do grep -v '^seed ' "$logs/$index"; done
awk '/documents tried/ { sum += $1 } END { print sum " documents tried in all, no law broken" }' "$logs"/*
