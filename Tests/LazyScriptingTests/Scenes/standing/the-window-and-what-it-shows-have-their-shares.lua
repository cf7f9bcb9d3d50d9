-- The window and what it shows have their shares.
-- says: sky moved by −80, though nobody moved it: −125 the window has another size; +45 what the window shows is 390 points long and was 480, and stays in its middle.
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 640, VStack {
  Color "sky":frame { maxWidth = math.huge, minHeight = 80, maxHeight = 480 }:id("sky") } }
w:resize(390, 390)
print(w:explain())
