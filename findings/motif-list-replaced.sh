#!/bin/sh
# One would guess: how high the rows of a list are follows from the rows.
# Really: in Motif's XmList all rows are as high as the highest, but XmListReplaceItemsPos looks at the
# height of the new row only while some row is selected, whichever. Row 899 of 1,000 gets four lines:
# with nothing selected all stay as they are, 15 in sight, and three of the lines are never shown.
# With row 503 selected all rows become 3 times as high and more, 4 in sight. Selecting it afterwards
# changes nothing, until row 899 is replaced once more. A row that is added always counts.
# Seen with Motif 2.3.8. Needs Debian's gcc libmotif-dev xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > replaced.c <<'C'
#include <Xm/XmAll.h>
#include <stdio.h>

static XtAppContext application;
static Widget list;

static XmString text(const char *text)
{
  return XmStringGenerate((char *)text, NULL, XmCHARSET_TEXT, NULL);
}

static void say(const char *when)
{
  Dimension height;
  int visible;
  for (int times = 0; times < 20; times++) {
    XSync(XtDisplay(list), False);
    while (XtAppPending(application))
      XtAppProcessEvent(application, XtIMAll);
  }
  XtVaGetValues(list, XmNvisibleItemCount, &visible, XmNheight, &height, NULL);
  printf("  %s: row %d to row %d, %d visible\n", when, XmListYToPos(list, 10) - 1, XmListYToPos(list, height - 15) - 1,
    visible);
}

static void replace(const char *when, const char *other)
{
  XmString row = text(other);
  XmListReplaceItemsPos(list, &row, 1, 900);
  say(when);
}

static void scene(const char *name, int selected)
{
  static Arg settings[] = {{XmNvisibleItemCount, 15}};
  puts(name);
  Widget window = XtVaAppCreateShell("list", "List", applicationShellWidgetClass, XtDisplay(list), NULL);
  list = XmCreateScrolledList(window, "list", settings, 1);
  for (int number = 0; number < 1000; number++) {
    char name[20];
    snprintf(name, sizeof name, "row %d", number);
    XmListAddItem(list, text(name), 0);
  }
  XtManageChild(list);
  XtRealizeWidget(window);
  XmListSetPos(list, 501);
  if (selected)
    XmListSelectPos(list, 504, False);
  say("to row 500");
  replace("row 899 has four lines", "row 899\nhas\nfour\nlines");
  if (!selected) {
    XmListSelectPos(list, 504, False);
    say("row 503 is selected");
    replace("row 899 has four lines again", "row 899\nhas\nfour\nlines");
  }
  replace("row 899 has one line", "row 899");
  XmListDeselectAllItems(list);
  XmListAddItem(list, text("row 1000\nhas\nfour\nlines"), 0);
  say("nothing is selected, row 1000 of four lines is added");
  XtDestroyWidget(window);
}

int main(int count, char **words)
{
  list = XtVaAppInitialize(&application, "List", NULL, 0, &count, words, NULL, NULL);
  scene("row 503 selected", 1);
  scene("nothing selected", 0);
  puts(XmVERSION_STRING + 4);
  return 0;
}
C
gcc replaced.c -o replaced -lXm -lXt -lX11 2> warnings
xvfb-run -a timeout 60 ./replaced | tee seen
cat > expected <<'TEXT'
row 503 selected
  to row 500: row 500 to row 514, 15 visible
  row 899 has four lines: row 500 to row 504, 4 visible
  row 899 has one line: row 500 to row 514, 15 visible
  nothing is selected, row 1000 of four lines is added: row 500 to row 504, 4 visible
nothing selected
  to row 500: row 500 to row 514, 15 visible
  row 899 has four lines: row 500 to row 514, 15 visible
  row 503 is selected: row 500 to row 514, 15 visible
  row 899 has four lines again: row 500 to row 504, 4 visible
  row 899 has one line: row 500 to row 514, 15 visible
  nothing is selected, row 1000 of four lines is added: row 500 to row 504, 4 visible
Motif Version 2.3.8
TEXT
diff expected seen
