"""Which of many circles touch: circles are pairs of centre and radius; touching counts."""

from itertools import combinations

from two_circles import overlaps


def start(circle):
    (x, _), radius = circle
    return x - radius


def end(circle):
    (x, _), radius = circle
    return x + radius


# tag::allPairs[]
def all_pairs(circles):
    return sum(overlaps(*one, *other) for one, other in combinations(circles, 2))
# end::allPairs[]


# tag::meet[]
def meet(one, other):
    later_start = max(start(one), start(other))
    earlier_end = min(end(one), end(other))
    return later_start <= earlier_end
# end::meet[]


# tag::sweep[]
def sweep(circles):
    pairs, opened = 0, []
    for circle in by_start(circles):
        opened = still_open(opened, start(circle))
        pairs += sum(overlaps(*circle, *other) for other in opened)
        opened.append(circle)
    return pairs
# end::sweep[]


# tag::byStart[]
def by_start(circles):
    return sorted(circles, key=start)
# end::byStart[]


# tag::repaired[]
def repaired(kept):
    order = []
    for circle in kept:
        place = len(order)
        while place > 0 and start(order[place - 1]) > start(circle):
            place -= 1
        order.insert(place, circle)
    return order
# end::repaired[]


# tag::stillOpen[]
def still_open(opened, place):
    return [circle for circle in opened if end(circle) >= place]
# end::stillOpen[]


# tag::tests[]
def tests(circles):
    count, opened = 0, []
    for circle in by_start(circles):
        opened = still_open(opened, start(circle))
        count += len(opened)
        opened.append(circle)
    return count
# end::tests[]
