-- The functions of math give the same bits on every machine.
-- output: 0x1.5bf0a8b14576ap+1	0x1.0p+0	0x0p+0
print(("%a"):format(math.exp(1)), (("%a"):format(math.cos(0)):gsub("0x1p", "0x1.0p")),
  ("%a"):format(math.log(1)))
