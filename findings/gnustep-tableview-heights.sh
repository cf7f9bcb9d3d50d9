#!/bin/sh
# One would guess: GNUstep's NSTableView, whose headers have tableView:heightOfRow: and
# noteHeightOfRowsWithIndexesChanged:, gives rows the heights that its delegate tells.
# Really: it never asks; all rows are as high as rowHeight says, which is 16. When that changes, the
# offset stays, not the row: with 40 the reader of row 900 is at row 360, and back with 16 again;
# with 10 the list ends before the offset, and with 16 again he is at row 607.
# Seen with GNUstep's gui 0.29.0. Needs Debian's gobjc gnustep-make libgnustep-gui-dev
# gnustep-back0.29-cairo xvfb xauth.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > heights.m <<'OBJECTIVE-C'
#import <AppKit/AppKit.h>
#import <GNUstepGUI/GSVersion.h>

@interface Rows : NSObject
{
@public
  NSTableView *table;
  int heights, values;
}
@end

@implementation Rows
- (NSInteger) numberOfRowsInTableView: (NSTableView *)view
{
  return 1000;
}

- (id) tableView: (NSTableView *)view objectValueForTableColumn: (NSTableColumn *)column row: (NSInteger)row
{
  values++;
  return [NSString stringWithFormat: @"row %d", (int)row];
}

- (CGFloat) tableView: (NSTableView *)view heightOfRow: (NSInteger)row
{
  heights++;
  return 20 + row % 7 * 10;
}

- (void) say: (const char *)when
{
  NSRect seen = [[[table enclosingScrollView] contentView] documentVisibleRect];
  NSRange rows = [table rowsInRect: seen];
  [table display];
  printf("%s: rows %d to %d, offset %g of %g; asked for values %s, for heights %d times\n", when, (int)rows.location,
    (int)NSMaxRange(rows) - 1, NSMinY(seen), NSHeight([table frame]), values ? "often" : "never", heights);
}

- (void) rowHeight: (CGFloat)height
{
  [table setRowHeight: height];
  [self say: [[NSString stringWithFormat: @"rowHeight %g", height] UTF8String]];
}

- (void) run: (id)nothing
{
  [self say: "opening"];
  [table noteHeightOfRowsWithIndexesChanged: [NSIndexSet indexSetWithIndexesInRange: NSMakeRange(0, 1000)]];
  [self say: "told of other heights"];
  [table scrollPoint: NSMakePoint(0, 900 * 16)];
  [self say: "to row 900"];
  [self rowHeight: 40];
  [self rowHeight: 16];
  [self rowHeight: 10];
  [self rowHeight: 16];
  printf("GNUstep's gui %d.%d.%d\n", GNUSTEP_GUI_MAJOR_VERSION, GNUSTEP_GUI_MINOR_VERSION, GNUSTEP_GUI_SUBMINOR_VERSION);
  exit(0);
}
@end

int main(void)
{
  CREATE_AUTORELEASE_POOL(pool);
  NSRect frame = NSMakeRect(0, 0, 400, 288);
  Rows *rows = [Rows new];
  NSWindow *window;
  NSScrollView *view;
  [NSApplication sharedApplication];
  window = [[NSWindow alloc] initWithContentRect: frame styleMask: NSBorderlessWindowMask
                                         backing: NSBackingStoreBuffered defer: NO];
  view = [[NSScrollView alloc] initWithFrame: frame];
  rows->table = [[NSTableView alloc] initWithFrame: frame];
  [rows->table setHeaderView: nil];
  [rows->table setCornerView: nil];
  [rows->table addTableColumn: [[NSTableColumn alloc] initWithIdentifier: @"name"]];
  [rows->table setDataSource: (id)rows];
  [rows->table setDelegate: (id)rows];
  [view setBorderType: NSNoBorder];
  [view setDocumentView: rows->table];
  [window setContentView: view];
  [window orderFront: nil];
  [rows performSelector: @selector(run:) withObject: nil afterDelay: 1];
  [NSApp run];
  return 0;
}
OBJECTIVE-C
gcc heights.m -o heights $(gnustep-config --objc-flags) $(gnustep-config --gui-libs) 2> warnings
HOME=$folder xvfb-run -a timeout 60 ./heights 2> errors | tee seen
cat > expected <<'TEXT'
opening: rows 0 to 18, offset 0 of 16001; asked for values often, for heights 0 times
told of other heights: rows 0 to 18, offset 0 of 16001; asked for values often, for heights 0 times
to row 900: rows 900 to 918, offset 14400 of 16001; asked for values often, for heights 0 times
rowHeight 40: rows 360 to 367, offset 14400 of 40001; asked for values often, for heights 0 times
rowHeight 16: rows 900 to 918, offset 14400 of 16001; asked for values often, for heights 0 times
rowHeight 10: rows 971 to 999, offset 9713 of 10001; asked for values often, for heights 0 times
rowHeight 16: rows 607 to 625, offset 9713 of 16001; asked for values often, for heights 0 times
GNUstep's gui 0.29.0
TEXT
diff expected seen
