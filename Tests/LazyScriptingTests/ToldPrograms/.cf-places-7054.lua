require "places"(10307)
