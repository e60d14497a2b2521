"""Two calculations that go wrong, for the lesson about rounding."""

from measure import distance
from vectors import minus, plus


# tag::thereAndBack[]
def there_and_back(p, way):
    shift = way * 1e15, 0
    return minus(plus(p, shift), shift)
# end::thereAndBack[]


# tag::isOnSegment[]
def is_on_segment(a, b, p):
    detour = distance(a, p) + distance(p, b) - distance(a, b)
    return detour <= 0.1
# end::isOnSegment[]
