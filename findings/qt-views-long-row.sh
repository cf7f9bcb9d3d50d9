#!/bin/sh
# One would guess: all of a row can be scrolled into sight, in pieces where it is longer than the
# list, and so whichever of a toolkit's lists shows it.
# Really: Qt's QListView, QTreeView and QTableView scroll by whole rows unless the style or
# setVerticalScrollMode() says otherwise, and no value of the bar and no scrollTo() shows more than
# the first 300 points of a row of 400 in a list of 300. Where it is the last row, QTableView alone
# shows its end.
# Seen with PySide6-Essentials 6.12.0, offscreen, style Fusion.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install PySide6-Essentials==6.12.0
cat > "$folder/long.py" <<'PYTHON'
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QFrame, QHeaderView, QListView, QTableView, QTreeView

def model(long):
    rows = QStandardItemModel()
    for number in range(100):
        row = QStandardItem(f"row {number}")
        row.setSizeHint(QSize(100, 400 if number == long else 30))
        rows.appendRow(row)
    return rows

def seen(kind, mode, long, rows):
    view = kind()
    view.setModel(rows)
    view.setFrameShape(QFrame.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarAlwaysOff)
    if kind is QTreeView:
        view.setHeaderHidden(True)
    if kind is QTableView:
        view.horizontalHeader().hide()
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeToContents)
    if mode:
        view.setVerticalScrollMode(mode)
    view.resize(300, 300)
    view.show()
    application.processEvents()
    bar, points = view.verticalScrollBar(), set()

    def look():
        top = view.visualRect(rows.index(long, 0)).top()
        points.update(range(max(0, -top), min(400, 300 - top)))

    for value in [*range(0, bar.maximum(), 100 if mode else 1), bar.maximum()]:
        bar.setValue(value)
        look()
    for hint in view.ScrollHint:
        view.scrollTo(rows.index(long, 0), hint)
        look()
    return f"{min(points)} to {max(points) + 1} of 400"

application = QApplication([])
application.setStyle("Fusion")
names = {"row 50": 50, "the last row": 99}
models = {name: model(long) for name, long in names.items()}
for mode in None, QListView.ScrollPerPixel:
    print(mode.name if mode else "as they come")
    for kind in QListView, QTreeView, QTableView:
        for name, long in names.items():
            print(f"  {kind.__name__}, {name}: {seen(kind, mode, long, models[name])}")
print("Qt", qVersion())
PYTHON
"$folder/python/bin/python" "$folder/long.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
as they come
  QListView, row 50: 0 to 300 of 400
  QListView, the last row: 0 to 300 of 400
  QTreeView, row 50: 0 to 300 of 400
  QTreeView, the last row: 0 to 300 of 400
  QTableView, row 50: 0 to 300 of 400
  QTableView, the last row: 0 to 400 of 400
ScrollPerPixel
  QListView, row 50: 0 to 400 of 400
  QListView, the last row: 0 to 400 of 400
  QTreeView, row 50: 0 to 400 of 400
  QTreeView, the last row: 0 to 400 of 400
  QTableView, row 50: 0 to 400 of 400
  QTableView, the last row: 0 to 400 of 400
Qt 6.12.0
TEXT
diff "$folder/expected" "$folder/seen"
