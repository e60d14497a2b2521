"""A tree of boxes: each node is its box, the circles in it, and a node for each half of them."""

from boxes import overlaps
from two_circles import overlaps as touch


# tag::around[]
def around(circles):
    left = min(x - radius for (x, _), radius in circles)
    bottom = min(y - radius for (_, y), radius in circles)
    right = max(x + radius for (x, _), radius in circles)
    top = max(y + radius for (_, y), radius in circles)
    return left, bottom, right, top
# end::around[]


# tag::reaches[]
def reaches(ball, one, other):
    return overlaps(around([one, other]), *ball)
# end::reaches[]


# tag::reachesBox[]
def reaches_box(ball, circles):
    return overlaps(around(circles), *ball)
# end::reachesBox[]


# tag::boxes[]
def boxes(ball, circles):
    if len(circles) == 1 or not overlaps(around(circles), *ball):
        return 1
    half = len(circles) // 2
    return 1 + boxes(ball, circles[:half]) + boxes(ball, circles[half:])
# end::boxes[]


# tag::tree[]
def tree(circles):
    left, bottom, right, top = box = around(circles)
    if len(circles) == 1:
        return box, circles, []
    axis = 0 if right - left > top - bottom else 1
    ordered = sorted(circles, key=lambda circle: circle[0][axis])
    half = len(ordered) // 2
    return box, ordered, [tree(ordered[:half]), tree(ordered[half:])]
# end::tree[]


# tag::touched[]
def touched(ball, node):
    box, circles, halves = node
    if not overlaps(box, *ball):
        return 0
    if not halves:
        return int(touch(*ball, *circles[0]))
    return sum(touched(ball, half) for half in halves)
# end::touched[]


# tag::pairs[]
def pairs(circles):
    if not circles:
        return 0
    root = tree(circles)
    found = sum(touched(ball, root) for ball in circles)
    return (found - len(circles)) / 2
# end::pairs[]
