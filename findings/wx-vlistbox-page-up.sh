#!/bin/sh
# One would guess: what scrolls a list by a number of pages goes up where the number is negative,
# and asks for the heights of rows that it has.
# Really: ScrollRowPages(-1) of wxWidgets' VListBox goes down by a row, since it brings the row
# after the last one in sight to the lower edge. At the end it stays where it is, and asks
# OnMeasureItem for the height of row 1000 where the last is row 999. The bar and the page keys do
# go up.
# Seen with wxWidgets 3.2.2, wxPython 4.2.0. Needs Debian's python3-wxgtk4.0 xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/pages.py" <<'PYTHON'
import wx

class Rows(wx.VListBox):
    def __init__(self, parent, height):
        self.height, self.asked = height, []
        super().__init__(parent, size=(300, 300), style=wx.BORDER_NONE)
        self.SetItemCount(1000)

    def OnMeasureItem(self, number):
        self.asked.append(number)
        return self.height(number)

    def OnDrawItem(self, *_):
        pass

    def key(self, code):
        event = wx.KeyEvent(wx.wxEVT_KEY_DOWN)
        event.SetKeyCode(code)
        self.ProcessWindowEvent(event)

    def bar(self, kind):
        self.ProcessWindowEvent(wx.ScrollWinEvent(kind, 0, wx.VERTICAL))

def scene(name, height):
    print(name)
    rows = Rows(window, height)
    for when, act in [
        ("row 500", lambda: rows.ScrollToRow(500)),
        ("page up by the bar", lambda: rows.bar(wx.wxEVT_SCROLLWIN_PAGEUP)),
        ("page down by the bar", lambda: rows.bar(wx.wxEVT_SCROLLWIN_PAGEDOWN)),
        ("the top selected", lambda: rows.SetSelection(rows.GetVisibleRowsBegin())),
        ("page up by the key", lambda: rows.key(wx.WXK_PAGEUP)),
        ("page down by the key", lambda: rows.key(wx.WXK_PAGEDOWN)),
        ("ScrollRowPages(1)", lambda: rows.ScrollRowPages(1)),
        ("ScrollRowPages(-1)", lambda: rows.ScrollRowPages(-1)),
        ("ScrollRowPages(-1)", lambda: rows.ScrollRowPages(-1)),
        ("row 999", lambda: rows.ScrollToRow(999)),
        ("ScrollRowPages(-1)", lambda: rows.ScrollRowPages(-1))]:
        rows.asked.clear()
        act()
        top = rows.GetVisibleRowsBegin()
        print(f"  {when}: row {top} at the top, asked up to {max(rows.asked)}")
    rows.Destroy()

def run():
    scene("1000 rows of 40 in 300", lambda number: 40)
    scene("1000 rows of 20 to 80 in 300", lambda number: 20 + number % 7 * 10)
    print(wx.wxWidgets_version, "wxPython", wx.VERSION_STRING)
    application.ExitMainLoop()

application = wx.App()
window = wx.Frame(None, size=(400, 400))
window.Show()
wx.CallLater(500, run)
application.MainLoop()
PYTHON
xvfb-run -a timeout 60 /usr/bin/python3 "$folder/pages.py" 2> /dev/null | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
1000 rows of 40 in 300
  row 500: row 500 at the top, asked up to 999
  page up by the bar: row 493 at the top, asked up to 999
  page down by the bar: row 500 at the top, asked up to 999
  the top selected: row 500 at the top, asked up to 500
  page up by the key: row 493 at the top, asked up to 999
  page down by the key: row 500 at the top, asked up to 999
  ScrollRowPages(1): row 507 at the top, asked up to 999
  ScrollRowPages(-1): row 508 at the top, asked up to 999
  ScrollRowPages(-1): row 509 at the top, asked up to 999
  row 999: row 993 at the top, asked up to 999
  ScrollRowPages(-1): row 993 at the top, asked up to 1000
1000 rows of 20 to 80 in 300
  row 500: row 500 at the top, asked up to 999
  page up by the bar: row 494 at the top, asked up to 999
  page down by the bar: row 500 at the top, asked up to 999
  the top selected: row 500 at the top, asked up to 500
  page up by the key: row 494 at the top, asked up to 999
  page down by the key: row 500 at the top, asked up to 999
  ScrollRowPages(1): row 505 at the top, asked up to 999
  ScrollRowPages(-1): row 506 at the top, asked up to 999
  ScrollRowPages(-1): row 507 at the top, asked up to 999
  row 999: row 994 at the top, asked up to 999
  ScrollRowPages(-1): row 994 at the top, asked up to 1000
wxWidgets 3.2.2 wxPython 4.2.0
TEXT
diff "$folder/expected" "$folder/seen"
