-- Rows have other heights in a turned window.
-- says: the LazyVStack is 300 points wide and was 390
-- never: In SwiftUI: where content came late, give its view its length
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 50, id = "t%d", function(i)
    return Text(("word "):rep(20 + i % 5)) end } } } }
w:scrollView():drag { by = 300 }
w:resize(300, 600)
print(w:explain())
