#!/bin/sh
# One would guess: where a long row that fills the view grows at its end, as a message that is being
# written does, what is read stays and the list becomes longer.
# Really: EFL's genlist holds the end of the row that is cut by the upper edge. A row that begins at
# the edge grows downwards, but one that begins a point above it takes what is read along: 100 more
# take it 100 up, and 600 less, which leave it 58, bring rows 493 to 497 into sight. A row whose
# beginning is in sight always grows downwards.
# Seen with EFL 1.26.3, drawing into memory. Needs Debian's gcc pkg-config libefl-all-dev.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > cut.c <<'C'
#include <Elementary.h>

static Evas_Object *list;
static Elm_Genlist_Item_Class *kind;
static Elm_Object_Item *items[1000];
static int heights[1000], step;

static Evas_Object *content(void *data, Evas_Object *object, const char *part)
{
  if (strcmp(part, "elm.swallow.content"))
    return NULL;
  Evas_Object *row = evas_object_rectangle_add(evas_object_evas_get(object));
  evas_object_size_hint_min_set(row, 10, heights[(intptr_t)data]);
  return row;
}

static void say(const char *when)
{
  int top, length;
  elm_scroller_region_get(list, NULL, &top, NULL, NULL);
  elm_scroller_child_size_get(list, NULL, &length);
  printf("%s: offset %d of %d, rows", when, top, length);
  for (int number = 0; number < 1000; number++) {
    Evas_Object *row = elm_object_item_track(items[number]);
    int y, height;
    if (row) {
      evas_object_geometry_get(row, NULL, &y, NULL, &height);
      if (y < 300 && y + height > 0)
        printf(" %d @ %d", number, y);
    }
    elm_object_item_untrack(items[number]);
  }
  puts("");
}

static void grow(int number, int more)
{
  heights[number] += more;
  elm_genlist_item_update(items[number]);
}

static void scroll(int more)
{
  int top;
  elm_scroller_region_get(list, NULL, &top, NULL, NULL);
  elm_scroller_region_show(list, 0, top + more, 400, 300);
}

static Eina_Bool next(void *nothing)
{
  static const char *when = "opening";
  say(when);
  switch (step++) {
  case 0: when = "to row 500"; elm_genlist_item_show(items[500], ELM_GENLIST_ITEM_SCROLLTO_TOP); break;
  case 1: when = "row 500 grows by 400"; grow(500, 400); break;
  case 2: when = "1 down"; scroll(1); break;
  case 3: when = "row 500 grows by 100"; grow(500, 100); break;
  case 4: when = "row 500 grows by 100"; grow(500, 100); break;
  case 5: when = "row 400 grows by 100"; grow(400, 100); break;
  case 6: when = "row 500 shrinks by 600"; grow(500, -600); break;
  case 7: when = "to row 500"; elm_genlist_item_show(items[500], ELM_GENLIST_ITEM_SCROLLTO_TOP); break;
  case 8: when = "1 down"; scroll(1); break;
  case 9: when = "row 501 grows by 100"; grow(501, 100); break;
  case 10: when = "row 500 grows by 100"; grow(500, 100); break;
  default: printf("EFL %d.%d.%d\n", EFL_VERSION_MAJOR, EFL_VERSION_MINOR, EFL_VERSION_MICRO); elm_exit();
  }
  return EINA_TRUE;
}

EAPI_MAIN int elm_main(int count, char **arguments)
{
  Evas_Object *window = elm_win_add(NULL, "rows", ELM_WIN_BASIC);
  list = elm_genlist_add(window);
  kind = elm_genlist_item_class_new();
  kind->item_style = "full";
  kind->func.content_get = content;
  for (intptr_t number = 0; number < 1000; number++) {
    heights[number] = 20 + number % 7 * 10;
    items[number] = elm_genlist_item_append(list, kind, (void *)number, NULL, ELM_GENLIST_ITEM_NONE, NULL, NULL);
  }
  evas_object_resize(window, 400, 300);
  evas_object_resize(list, 400, 300);
  evas_object_show(list);
  evas_object_show(window);
  ecore_timer_add(2, next, NULL);
  elm_run();
  return 0;
}
ELM_MAIN()
C
gcc cut.c -o cut $(pkg-config --cflags --libs elementary)
HOME=$folder XDG_RUNTIME_DIR=$folder ELM_ENGINE=buffer timeout 60 ./cut 2> errors | tee seen
cat > expected <<'TEXT'
opening: offset 0 of 57970, rows 0 @ 0 1 @ 28 2 @ 66 3 @ 114 4 @ 172 5 @ 240
to row 500: offset 28940 of 57970, rows 500 @ 0 501 @ 58 502 @ 126 503 @ 204 504 @ 292
row 500 grows by 400: offset 28940 of 58370, rows 500 @ 0
1 down: offset 28941 of 58370, rows 500 @ -1
row 500 grows by 100: offset 29041 of 58470, rows 500 @ -101
row 500 grows by 100: offset 29141 of 58570, rows 500 @ -201
row 400 grows by 100: offset 29241 of 58670, rows 500 @ -201
row 500 shrinks by 600: offset 28641 of 58070, rows 493 @ -7 494 @ 51 495 @ 119 496 @ 197 497 @ 285
to row 500: offset 29040 of 58070, rows 500 @ 0 501 @ 58 502 @ 126 503 @ 204 504 @ 292
1 down: offset 29041 of 58070, rows 500 @ -1 501 @ 57 502 @ 125 503 @ 203 504 @ 291
row 501 grows by 100: offset 29041 of 58170, rows 500 @ -1 501 @ 57 502 @ 225
row 500 grows by 100: offset 29141 of 58270, rows 500 @ -101 501 @ 57 502 @ 225
EFL 1.26.3
TEXT
diff expected seen
