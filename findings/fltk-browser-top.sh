#!/bin/sh
# One would guess: one position of a list shows one place, and a list that holds what is read while
# rows are added above it has moved its position along.
# Really: FLTK's Fl_Browser holds the row at the top but leaves position() as it was, and goes on
# from there by differences: at the end of the bar there is one row in sight, and blank below it. A
# move to at most half of the position counts from the beginning, and all is right again. Rows that
# go are not held: the position is, and what is read moves up by them.
# Seen with FLTK 1.3.8. Needs Debian's g++ libfltk1.3-dev xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > rows.cxx <<'CXX'
#include <FL/Fl.H>
#include <FL/Fl_Double_Window.H>
#include <FL/Fl_Browser.H>
#include <stdio.h>

struct Rows : Fl_Browser {
  mutable const char *first = 0, *last = 0;
  mutable int above = 0, below = 0;

  Rows() : Fl_Browser(0, 0, 300, 300) {
    box(FL_FLAT_BOX);
    for (int number = 0; number < 1000; number++) {
      char name[20];
      snprintf(name, sizeof name, "row %d", number);
      add(name);
    }
  }

  int item_height(void *) const override { return 20; }

  void item_draw(void *row, int, int y, int, int height) const override {
    if (!first) {
      first = item_text(row);
      above = y;
    }
    last = item_text(row);
    below = y + height;
  }

  void say(const char *when) {
    first = 0;
    redraw();
    Fl::check();
    printf("%s: position %d of %d, %s to %s at %d to %d\n", when, position(), full_height() - h(), first, last,
           above, below);
  }

  void to(int place) {
    char when[20];
    snprintf(when, sizeof when, "position %d", place);
    position(place);
    say(when);
  }
};

int main() {
  Fl_Double_Window window(300, 300);
  Rows rows;
  window.end();
  window.show();
  window.wait_for_expose();
  rows.to(10000);
  for (int number = 0; number < 20; number++)
    rows.insert(100, "new");
  rows.say("20 rows added above");
  rows.to(10020);
  rows.to(20100);
  rows.to(5100);
  rows.to(2500);
  rows.to(20100);
  rows.to(10000);
  for (int number = 0; number < 20; number++)
    rows.remove(100);
  rows.say("they go");
  printf("FLTK %d\n", Fl::api_version());
}
CXX
g++ rows.cxx -o rows $(fltk-config --cxxflags --ldflags)
xvfb-run -a timeout 60 ./rows | tee seen
cat > expected <<'TEXT'
position 10000: position 10000 of 19700, row 500 to row 514 at 0 to 300
20 rows added above: position 10000 of 20100, row 500 to row 514 at 0 to 300
position 10020: position 10020 of 20100, row 501 to row 515 at 0 to 300
position 20100: position 20100 of 20100, row 999 to row 999 at -19 to 1
position 5100: position 5100 of 20100, row 235 to row 249 at 0 to 300
position 2500: position 2500 of 20100, row 105 to row 119 at 0 to 300
position 20100: position 20100 of 20100, row 985 to row 999 at 0 to 300
position 10000: position 10000 of 20100, row 480 to row 494 at 0 to 300
they go: position 10000 of 19700, row 500 to row 514 at 0 to 300
FLTK 10308
TEXT
diff expected seen
