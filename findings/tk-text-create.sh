#!/bin/sh
# One would guess: a window in Tk's text that a script creates on demand is not created while it is
# far out of sight.
# Really: the text measures all of its lines in the background, and to measure a line is to create
# the window in it. With 1,000 lines 7 windows are created at the opening, and soon, with nobody
# scrolling, all 1,000. Until then yview moveto 0.5, said three times, shows rows 493, 494 and 495
# at the top, since each look teaches a few lines; when all are measured, it is row 500.
# Seen with Tk 8.6.13. Needs Debian's python3-tk xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/create.py" <<'PYTHON'
import tkinter

window = tkinter.Tk()
window.geometry("400x300")
text = tkinter.Text(window, font=("fixed", 10), bd=0, highlightthickness=0, padx=0, pady=0)
text.pack(fill="both", expand=True)
window.update_idletasks()
created = []

def script(number):
    def create():
        created.append(number)
        return str(tkinter.Frame(text, width=100, height=20 + number % 7 * 10))
    return create

for number in range(1000):
    text.window_create("end", create=script(number))
    text.insert("end", "\n")
text.delete("end-1c")

def measured():
    return not text.tk.call(text, "pendingsync")

def say(when):
    window.update_idletasks()
    first, last = (int(text.index(f"@0,{y}").split(".")[0]) - 1 for y in (0, 299))
    print(f"{when}: rows {first} to {last}, bar at {text.yview()[0]:.4f}, {len(created)} created, "
          f"{'all' if measured() else 'not all'} measured")

say("opening")
for _ in range(3):
    text.yview_moveto(0.5)
    say("yview moveto 0.5")
while not measured():
    window.update()
say("left alone")
text.yview_moveto(0.5)
say("yview moveto 0.5")
print("Tk", window.tk.call("info", "patchlevel"))
PYTHON
xvfb-run -a timeout 90 /usr/bin/python3 "$folder/create.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
opening: rows 0 to 6, bar at 0.0000, 7 created, not all measured
yview moveto 0.5: rows 493 to 498, bar at 0.4941, 13 created, not all measured
yview moveto 0.5: rows 494 to 501, bar at 0.4972, 16 created, not all measured
yview moveto 0.5: rows 495 to 501, bar at 0.5000, 16 created, not all measured
left alone: rows 495 to 501, bar at 0.4952, 1000 created, all measured
yview moveto 0.5: rows 500 to 506, bar at 0.5000, 1000 created, all measured
Tk 8.6.13
TEXT
diff "$folder/expected" "$folder/seen"
