package touchline.growth;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.taught.TwoCircles;

class SwarmTest {
  @Test
  void everybodySeesTheSameCircles() {
    assertEquals(new Swarm(80).at(1.25), new Swarm(80).at(1.25));
    assertNotEquals(new Swarm(80).at(1.25), new Swarm(80).at(1.26));
  }

  @Test
  void circlesStayInTheSquare() {
    Swarm swarm = new Swarm(30);
    double most = swarm.side() - Swarm.RADIUS;
    for (double time = 0; time < 60; time += 0.37) {
      for (Circle circle : swarm.at(time)) {
        assertTrue(circle.center().x() >= Swarm.RADIUS && circle.center().x() <= most);
        assertTrue(circle.center().y() >= Swarm.RADIUS && circle.center().y() <= most);
      }
    }
  }

  /** Between two walls a circle goes straight on; at a wall it comes back as fast. */
  @Test
  void circlesRollStraightAndComeBack() {
    Swarm swarm = new Swarm(30);
    int turned = 0;
    for (double time = 0; time < 5; time += 0.1) {
      List<Circle> before = swarm.at(time);
      List<Circle> now = swarm.at(time + 0.1);
      List<Circle> after = swarm.at(time + 0.2);
      for (int i = 0; i < swarm.count(); i++) {
        double first = now.get(i).center().x() - before.get(i).center().x();
        double second = after.get(i).center().x() - now.get(i).center().x();
        assertTrue(Math.abs(first) < 0.1501);
        turned += Math.abs(first - second) > 1e-9 ? 1 : 0;
      }
    }
    assertTrue(turned > 10 && turned < 300, "" + turned);
  }

  @Test
  void whoTouchesAnotherIsToldFromTheOthers() {
    Swarm swarm = new Swarm(250);
    List<Circle> circles = swarm.at(3.21);
    boolean[] touching = new boolean[circles.size()];
    for (int i = 0; i < touching.length; i++) {
      for (int j = 0; j < touching.length; j++) {
        touching[i] |= i != j && TwoCircles.overlaps(circles.get(i), circles.get(j));
      }
    }
    assertArrayEquals(touching, Touching.of(circles, swarm.side()));
  }
}
