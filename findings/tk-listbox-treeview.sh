#!/bin/sh
# One would guess: rows that are inserted above what is in sight do the same to place and selection
# in all lists of one toolkit, and by both ways to fill one of them.
# Really: in Tk a Listbox that inserts keeps row 500 at the top and row 503 selected. A Listbox that
# shows a variable (listvariable) keeps the numbers: row 480 comes to the top, and row 483 is
# selected, of which no event tells. A Treeview keeps the selection, but not the place.
# Seen with Tk 8.6.13. Needs Debian's python3-tk xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/insert.py" <<'PYTHON'
import tkinter
from tkinter import ttk

window = tkinter.Tk()
old, new = [f"row {number}" for number in range(1000)], [f"new {number}" for number in range(20)]

inserting = tkinter.Listbox(window, exportselection=False)
inserting.insert(0, *old)
variable = tkinter.Variable(value=old)
showing = tkinter.Listbox(window, exportselection=False, listvariable=variable)
tree = ttk.Treeview(window, show="tree")
for number, name in enumerate(old):
    tree.insert("", number, iid=name, text=name)

def say(when):
    window.update()
    print(when)
    for kind, rows in (("Listbox, insert", inserting), ("Listbox, listvariable", showing)):
        chosen = [rows.get(number) for number in rows.curselection()]
        print(f"  {kind}: {rows.get('@0,0')} at the top, selected {', '.join(chosen)}")
    print(f"  Treeview: {tree.identify_row(3)} at the top, selected {', '.join(tree.selection())}")

def tell(event):
    print("  an event tells that the selection changed:", event.widget is showing)

for rows in (inserting, showing, tree):
    rows.pack()
window.update()
for rows in (inserting, showing):
    rows.yview(500)
    rows.selection_set(503)
tree.yview(500)
tree.selection_set("row 503")
say("row 500 at the top, row 503 selected")
showing.bind("<<ListboxSelect>>", tell)
inserting.insert(0, *new)
variable.set(new + old)
for number, name in enumerate(new):
    tree.insert("", number, iid=name, text=name)
say("20 rows above")
print("Tk", window.call("info", "patchlevel"))
PYTHON
for python in python3 /usr/bin/python3; do
  "$python" -c 'import tkinter' 2> "$folder/errors" && break
done
xvfb-run -a "$python" "$folder/insert.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
row 500 at the top, row 503 selected
  Listbox, insert: row 500 at the top, selected row 503
  Listbox, listvariable: row 500 at the top, selected row 503
  Treeview: row 500 at the top, selected row 503
20 rows above
  Listbox, insert: row 500 at the top, selected row 503
  Listbox, listvariable: row 480 at the top, selected row 483
  Treeview: row 480 at the top, selected row 503
Tk 8.6.13
TEXT
diff "$folder/expected" "$folder/seen"
