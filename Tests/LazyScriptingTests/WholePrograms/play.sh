#!/bin/bash
# play.sh FOLDER PROGRAMS OPTION…: plays the programs in program.lua without reads, and twice with
# them, in processes with other environments. Prints what is wrong; LAZYLAB is the built program.
cd "$1" || exit 2
programs=$2
shift 2

exec 2> /dev/null
play() {
  local name=$1 first=$2
  shift 2
  { echo "$first"; cat program.lua; } > "$name.lua"
  (
    ulimit -t 10 -v 1500000 -c 0
    exec env -i SWIFT_BACKTRACE=enable=no "$@" "$LAZYLAB" run - --sandbox \
      --memory 256M --instructions 3e8 --time 9s \
      --events jsonl --only all "${options[@]}" < "$name.lua" > "$name.out" 2> "$name.err"
  )
  status[$name]=$?
}

declare -A status
options=("$@")
play plain "local READ = false" HOME=/nowhere LANG=C TZ=UTC
play one "local READ = true" HOME=/ LANG=tr_TR.UTF-8 TZ=Asia/Tokyo COLUMNS=40
play two "local READ = true" HOME=/tmp LC_ALL=C.UTF-8 TZ=America/Bogota NO_COLOR=1

for name in plain one two; do
  if (( status[$name] > 3 )); then
    echo "status ${status[$name]}, with $name: $(tail -c 600 $name.err)"
    exit
  fi
  grep -a -m 1 -o 'BROKEN.*' $name.out && exit
done
for name in plain one two; do
  (( status[$name] == 3 )) && echo "limit, with $name: $(tail -c 300 $name.err)" && exit
  if [[ $(grep -a -c '"text":"end' $name.out) != "$programs" ]]; then
    echo "unfinished, with $name: $(tail -c 600 $name.err)"
    exit
  fi
done
lasting() { grep -a -v -e '"text":"read' -e '^{"kind":"diagnostic"' "$1"; }
if ! cmp -s one.out two.out || ! cmp -s one.err two.err; then
  echo "other bytes: $(diff -a one.out two.out | head -c 600)"
  diff -a one.err two.err | head -c 300
elif ! cmp -s <(lasting plain.out) <(lasting one.out); then
  echo "changed by reads:"
  diff -a <(lasting plain.out) <(lasting one.out) | head -c 600
fi
