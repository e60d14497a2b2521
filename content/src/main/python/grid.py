"""A uniform grid: circles, each a pair of centre and radius, that touch share a cell."""

from collections import defaultdict
from math import floor


# tag::cell[]
def cell(coordinate, width):
    return floor(coordinate / width)
# end::cell[]


# tag::entries[]
def entries(center, radius, width):
    return len(cells(center, radius, width))
# end::entries[]


# tag::cells[]
def cells(center, radius, width):
    left, bottom = (cell(at - radius, width) for at in center)
    right, top = (cell(at + radius, width) for at in center)
    return [(column, row) for column in range(left, right + 1) for row in range(bottom, top + 1)]
# end::cells[]


# tag::pairs[]
def pairs(circles, width):
    grid = defaultdict(list)
    found = set()
    for number, (center, radius) in enumerate(circles):
        for reached in cells(center, radius, width):
            found.update((other, number) for other in grid[reached])
            grid[reached].append(number)
    return found
# end::pairs[]


# tag::reached[]
def reached(start, end, width):
    return floor(end / width) - floor(start / width) + 1
# end::reached[]


# tag::share[]
def share(center, radius, other, other_radius, width):
    return not set(cells(center, radius, width)).isdisjoint(cells(other, other_radius, width))
# end::share[]


# tag::asked[]
def asked(center, radius, circles, width):
    return sum(share(center, radius, other, reach, width) for other, reach in circles)
# end::asked[]
