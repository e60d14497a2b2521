package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.box.RobustSweptBox;
import touchline.geometry.Box;
import touchline.geometry.Vec2;

class MovingBoxTest {
  private static final int DRAWN = 20_000;
  private static final Box STILL = Box.of(5, 3, 8, 6);

  private static double time(Box moving, double vx, double vy) {
    return MovingBox.timeToBox(moving, new Vec2(vx, vy), STILL);
  }

  @Test
  void theLaterEntryDecides() {
    assertEquals(0.3, time(Box.of(0, 1, 2, 2), 10, 5));
    assertEquals(0.4, time(Box.of(0, -1, 2, 1), 10, 5));
    assertEquals(0.2, time(Box.of(10, 4, 11, 5), -10, 0));
  }

  @Test
  void quickBoxDoesNotGoThroughWall() {
    assertEquals(0.03, time(Box.of(0, 4, 2, 5), 100, 0));
  }

  @Test
  void slidingAndGrazingAndLeavingAreNoHits() {
    assertEquals(MovingBox.NEVER, time(Box.of(0, 1, 2, 3), 10, 0));
    assertEquals(MovingBox.NEVER, time(Box.of(3, 6, 5, 8), 2, 2));
    assertEquals(MovingBox.NEVER, time(Box.of(3, 4, 5, 5), -1, 0));
    assertEquals(MovingBox.NEVER, time(Box.of(0, 4, 2, 5), 2, 0));
  }

  @Test
  void whatOverlapsOrComesNearerMeetsAtOnce() {
    assertEquals(0, time(Box.of(4, 4, 6, 5), 0, 0));
    assertEquals(0, time(Box.of(4, 4, 6, 5), -3, 1));
    assertEquals(0, time(Box.of(3, 4, 5, 5), 1, 0));
  }

  /** Quotients of small whole numbers that are equal are equal when rounded, too. */
  @Test
  void agreesWithTheRobustFormOnWholeNumbers() {
    Random random = new Random(6);
    int hits = 0;
    for (int i = 0; i < DRAWN; i++) {
      Box moving = box(random);
      Box still = box(random);
      Vec2 v = new Vec2(random.nextInt(13) - 6, random.nextInt(13) - 6);
      double robust =
          RobustSweptBox.timeOfImpact(moving, v, still).orElse(Double.POSITIVE_INFINITY);
      assertEquals(
          robust,
          MovingBox.timeToBox(moving, v, still),
          1e-15,
          () -> moving + " " + v + " " + still);
      hits += Double.isFinite(robust) ? 1 : 0;
    }
    assertTrue(hits > DRAWN / 10, "hits: " + hits);
  }

  private static Box box(Random random) {
    int left = random.nextInt(9) - 4;
    int bottom = random.nextInt(9) - 4;
    return Box.of(left, bottom, left + random.nextInt(4), bottom + random.nextInt(4));
  }
}
