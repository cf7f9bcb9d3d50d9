// Models and programs are written with seeds and generators.
@_exported public import TestBasics
