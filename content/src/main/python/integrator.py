"""How a body moves on by one step of time."""

from vectors import plus, times


# tag::step[]
def step(place, velocity, seconds):
    faster = plus(velocity, (0, -9.81 * seconds))
    return plus(place, times(faster, seconds))
# end::step[]
