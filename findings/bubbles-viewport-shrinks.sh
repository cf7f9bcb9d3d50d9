#!/bin/sh
# One would guess: where a text becomes shorter than the place that is read, the view ends with the
# last line, or it begins where it did; and less text never shows more of it.
# Really: the viewport of Charm's Bubbles does the one or the other. Of ten lines from line 500 on,
# 505 lines in all leave five with five blank, and 501 leave one; 500 fill the view, since now no
# line is left at the offset. AtBottom() is true in all three. One line up from the one that is left
# goes up nine. A viewport that becomes higher at its end stays blank below, too.
# Seen with Bubbles 0.14.0. Needs Debian's golang-go golang-github-charmbracelet-bubbles-dev.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > shrink.go <<'GO'
package main

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/bubbles/viewport"
)

func lines(count int) string {
	var all []string
	for number := 0; number < count; number++ {
		all = append(all, fmt.Sprint("line ", number))
	}
	return strings.Join(all, "\n")
}

func main() {
	view := viewport.New(30, 10)
	say := func(when string) {
		var seen []string
		for _, line := range strings.Split(view.View(), "\n") {
			if text := strings.TrimSpace(line); text != "" {
				seen = append(seen, text)
			}
		}
		fmt.Printf("%s: offset %d, %s to %s, %d blank, at the bottom %v\n", when, view.YOffset, seen[0],
			seen[len(seen)-1], view.Height-len(seen), view.AtBottom())
	}
	for _, count := range []int{600, 505, 501, 500} {
		view.SetContent(lines(1000))
		view.SetYOffset(500)
		view.SetContent(lines(count))
		say(fmt.Sprintf("line 500 of 1000, then %d lines", count))
		view.LineUp(1)
		say("  1 up")
	}
	view.SetContent(lines(1000))
	view.GotoBottom()
	view.Height = 20
	say("the bottom of 1000, then twice as high")
	view.SetContent(lines(1000))
	say("  the same text again")
}
GO
GOCACHE=$folder GOPATH=/usr/share/gocode GO111MODULE=off go run shrink.go | tee seen
dpkg-query -W -f 'Bubbles ${Version}\n' golang-github-charmbracelet-bubbles-dev | tee -a seen
cat > expected <<'TEXT'
line 500 of 1000, then 600 lines: offset 500, line 500 to line 509, 0 blank, at the bottom false
  1 up: offset 499, line 499 to line 508, 0 blank, at the bottom false
line 500 of 1000, then 505 lines: offset 500, line 500 to line 504, 5 blank, at the bottom true
  1 up: offset 495, line 495 to line 504, 0 blank, at the bottom true
line 500 of 1000, then 501 lines: offset 500, line 500 to line 500, 9 blank, at the bottom true
  1 up: offset 491, line 491 to line 500, 0 blank, at the bottom true
line 500 of 1000, then 500 lines: offset 490, line 490 to line 499, 0 blank, at the bottom true
  1 up: offset 489, line 489 to line 498, 0 blank, at the bottom false
the bottom of 1000, then twice as high: offset 990, line 990 to line 999, 10 blank, at the bottom true
  the same text again: offset 990, line 990 to line 999, 10 blank, at the bottom true
Bubbles 0.14.0-2
TEXT
diff expected seen
