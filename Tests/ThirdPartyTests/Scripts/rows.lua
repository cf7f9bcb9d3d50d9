-- Rows that are read easily by mistake.
lab.row { id = "007", n = 9007199254740993, r = 0, flag = true }
lab.row { id = "7", n = -4, r = 0.1, flag = false, note = 'a "b", c\nd' }
lab.row { id = "é", n = 3, r = 1e16, flag = true, late = 0 / 0 }
lab.row { id = "row-1", n = 12, r = math.huge, flag = false }
