-- A fling through rows that were never measured is one paragraph.
-- says: Frames 3 to 120 The content offset went from 78042 to 79289.3503: −244.7549 The content went on by itself after a finger let it go, in 118 frames. +1492.1053 3 rows,
-- says: turned out to be 240 points long together; they had been taken to be 214.6119, each by the estimate at the moment when it was reached. A row whose length is not known is now taken to be 72.1053 points long (mean, from 19 lengths); it was 70.625 before. So the 989 rows before what is in sight count 989 × (72.1053 + 8) = 79224.1053 points; 77732 had been left for them. Nothing in sight moved by this: positions and offset changed by the same amount. The content is taken to be 160193.5789 points long, a guess; it was 157267. In SwiftUI: nothing to do, only the scroll indicator moved by itself. One of these frames: w:explain(3)

w = Window { width = 390, height = 600, ScrollView {
  LazyVStack { ForEach { 2000, height = function(i) return 40 + i % 7 * 10 end } }
} }
w:scrollView():scrollTo { id = 1000 }
w:scrollView():fling { velocity = -500 }
print(w:explain())
