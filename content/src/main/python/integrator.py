"""How a body moves on by one step of time."""

from vectors import plus, times


# tag::step[]
def step(position, velocity, seconds):
    new_velocity = plus(velocity, (0, -9.81 * seconds))
    return plus(position, times(new_velocity, seconds))
# end::step[]
