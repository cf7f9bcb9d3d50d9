#!/bin/sh
# One would guess: a row far above that grows by a point and shrinks again, as one with a clock or a
# cursor may, leaves a reader who does not scroll where he was.
# Really: TkTreeCtrl holds neither what is read nor the offset. Its offset is always the beginning of
# a row, and after each change of the length it goes up to the nearest one. A point more above row 500
# takes the reader to row 499, which is not given back, and the next time to 498: he walks up through
# the list until he is at the row that changes. With -yscrollincrement 1 he goes only to and fro.
# Seen with TkTreeCtrl 2.4.1 and Tk 8.6.13. Needs Debian's tktreectrl xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/walk.tcl" <<'TCL'
package require treectrl

proc say {when} {
    update
    set row [.rows item id {nearest 5 0}]
    set above [expr {-[lindex [.rows item bbox $row] 1]}]
    puts "  $when: offset [.rows canvasy 0], row [expr {$row - 1}] at the top, $above of it above the edge"
}

proc flicker {height} {
    .rows item configure 101 -height $height
    update
}

proc scene {name args} {
    puts $name
    treectrl .rows -width 300 -height 300 -showheader no -showroot no -borderwidth 0 -highlightthickness 0 \
        -usetheme no {*}$args
    pack .rows
    .rows column create -width 300
    .rows item create -count 1000 -parent root -height 40
    .rows yview moveto 0.5
    say "to the middle"
    foreach time {1 2 3} {
        flicker 41
        say "row 100 grows by 1"
        flicker 40
        say "row 100 shrinks by 1"
    }
    for {set time 0} {$time < 500} {incr time} {
        flicker 41
        flicker 40
    }
    say "500 times more"
    destroy .rows
}

scene "as it comes"
scene "-yscrollincrement 1" -yscrollincrement 1
puts "TkTreeCtrl [package require treectrl], Tk [info patchlevel]"
exit
TCL
xvfb-run -a timeout 60 wish "$folder/walk.tcl" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
as it comes
  to the middle: offset 20000, row 500 at the top, 0 of it above the edge
  row 100 grows by 1: offset 19961, row 499 at the top, 0 of it above the edge
  row 100 shrinks by 1: offset 19960, row 499 at the top, 0 of it above the edge
  row 100 grows by 1: offset 19921, row 498 at the top, 0 of it above the edge
  row 100 shrinks by 1: offset 19920, row 498 at the top, 0 of it above the edge
  row 100 grows by 1: offset 19881, row 497 at the top, 0 of it above the edge
  row 100 shrinks by 1: offset 19880, row 497 at the top, 0 of it above the edge
  500 times more: offset 4000, row 100 at the top, 0 of it above the edge
-yscrollincrement 1
  to the middle: offset 20000, row 500 at the top, 0 of it above the edge
  row 100 grows by 1: offset 20000, row 499 at the top, 39 of it above the edge
  row 100 shrinks by 1: offset 20000, row 500 at the top, 0 of it above the edge
  row 100 grows by 1: offset 20000, row 499 at the top, 39 of it above the edge
  row 100 shrinks by 1: offset 20000, row 500 at the top, 0 of it above the edge
  row 100 grows by 1: offset 20000, row 499 at the top, 39 of it above the edge
  row 100 shrinks by 1: offset 20000, row 500 at the top, 0 of it above the edge
  500 times more: offset 20000, row 500 at the top, 0 of it above the edge
TkTreeCtrl 2.4.1, Tk 8.6.13
TEXT
diff "$folder/expected" "$folder/seen"
