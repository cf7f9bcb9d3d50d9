#!/bin/sh
# One would guess: Qt's QListView with layoutMode Batched, which lays out a long list in pieces
# between events, shows in the end what it shows with SinglePass, only a little later.
# Really: where one row changes or is appended, the layout begins again, and the place is cut to
# the end of the first batch, 100 rows, for good: a reader of row 500 of 1,000 is at row 85 after
# row 900 gets another text. A scrollTo() before the first layout is lost, too.
# Seen with PySide6-Essentials 6.12.0, offscreen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install PySide6-Essentials==6.12.0
cat > "$folder/batched.py" <<'PYTHON'
import os
os.environ.update(QT_QPA_PLATFORM="offscreen")
from PySide6.QtCore import QPoint, QSize, QStringListModel, qVersion
from PySide6.QtWidgets import QApplication, QFrame, QListView, QStyledItemDelegate

class Twenty(QStyledItemDelegate):
    """Every row is 20 high."""
    def sizeHint(self, option, index):
        return QSize(100, 20)

application = QApplication([])
kept = []

def opened(mode):
    model, rows = QStringListModel([f"row {number}" for number in range(1000)]), QListView()
    kept.extend((model, rows, Twenty()))
    rows.setItemDelegate(kept[-1])
    rows.setModel(model)
    rows.setLayoutMode(mode)
    rows.setFrameShape(QFrame.NoFrame)
    rows.resize(400, 300)
    rows.show()
    return model, rows

def say(when, rows):
    bar, quiet = rows.verticalScrollBar(), 0
    while quiet < 50:
        before = bar.maximum()
        application.processEvents()
        quiet = quiet + 1 if bar.maximum() == before else 0
    top = rows.indexAt(QPoint(5, 5)).data()
    print(f"  {when}: {top} at the top, bar at {bar.value()} of {bar.maximum()}")

def place(rows, number):
    rows.scrollTo(rows.model().index(number), QListView.PositionAtTop)

for mode in (QListView.SinglePass, QListView.Batched):
    print(mode.name)
    model, rows = opened(mode)
    place(rows, 500)
    say("to row 500 before the first layout", rows)
    place(rows, 500)
    say("to row 500", rows)
    model.setData(model.index(900), "another text")
    say("row 900 gets another text", rows)
    place(rows, 500)
    model.insertRow(model.rowCount())
    say("to row 500, and a row is appended at once", rows)
print("Qt", qVersion(), flush=True)
os._exit(0)
PYTHON
"$folder/python/bin/python" "$folder/batched.py" 2> "$folder/errors" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
SinglePass
  to row 500 before the first layout: row 500 at the top, bar at 500 of 985
  to row 500: row 500 at the top, bar at 500 of 985
  row 900 gets another text: row 500 at the top, bar at 500 of 985
  to row 500, and a row is appended at once: row 500 at the top, bar at 500 of 986
Batched
  to row 500 before the first layout: row 0 at the top, bar at 0 of 985
  to row 500: row 500 at the top, bar at 500 of 985
  row 900 gets another text: row 85 at the top, bar at 85 of 985
  to row 500, and a row is appended at once: row 85 at the top, bar at 85 of 986
Qt 6.12.0
TEXT
diff "$folder/expected" "$folder/seen"
