package touchline.pendulum;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TrajectoryTest {
  private static final double[] RUN = {0, 2.5, 2, -0.1, 30, 9.81, 0.05};

  @Test
  void digestsOfAStretchDependOnEveryStateBefore() {
    double[] other = RUN.clone();
    other[5] = Math.nextUp(9.81);
    double[] digests = Trajectory.digests(RUN, 300);
    assertEquals(6, digests.length);
    assertArrayEquals(digests, Trajectory.digests(RUN, 300));
    double[] moved = Trajectory.digests(other, 300);
    for (int i = 0; i < 3; i++) {
      assertNotEquals(digests[2 * i], moved[2 * i]);
    }
  }

  @Test
  void statesOfAStretchAreThoseOfTheRun() {
    double[] first = Trajectory.states(RUN, 0);
    Pendulum pendulum = new Pendulum(Controller.PLAIN, Settings.FIRST);
    for (int i = 0; i < Trajectory.STRETCH; i++) {
      pendulum.step();
      assertEquals(pendulum.state().angle(), first[i * Trajectory.WIDTH]);
    }
    double[] later = Trajectory.states(RUN, 40);
    int from = 40 * Trajectory.WIDTH;
    double[] shared = Arrays.copyOfRange(first, from, first.length);
    assertArrayEquals(shared, Arrays.copyOf(later, shared.length));
  }
}
