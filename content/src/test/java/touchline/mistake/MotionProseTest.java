package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.MovingCircle;
import touchline.taught.SafePass;
import touchline.taught.SegmentCircle;

/** What the lessons on motion and on passes work out in their text, computed again. */
class MotionProseTest {
  private static void assertSays(String lesson, String sentence) throws IOException {
    String text = Files.readString(Path.of("lessons", lesson, "lesson.md"));
    assertTrue(text.contains(sentence), sentence);
  }

  @Test
  void theTwoTimesAtAPointAreAsTold() throws IOException {
    assertSays("moving-circle", "  circle: circle 1 5 1\n  velocity: vector 6 -6 from circle\n");
    assertSays("moving-circle", "  point: point 5 2\n");
    Circle circle = new Circle(new Vec2(1, 5), 1);
    Vec2 velocity = new Vec2(6, -6);
    Vec2 point = new Vec2(5, 2);
    Vec2 distV = circle.center().minus(point);
    double a = velocity.dot(velocity);
    double b = distV.dot(velocity);
    double c = distV.dot(distV) - 1;
    assertEquals(new Vec2(-4, 3), distV);
    assertEquals(72, a);
    assertEquals(-42, b);
    assertEquals(24, c);
    assertSays("moving-circle", "So $a = 72$, $b = -42$ and $c = 25 - 1 = 24$.");
    assertEquals(36, b * b - a * c);
    assertSays("moving-circle", "$42^2 - 72 \\cdot 24 = 36$, whose root is 6");
    assertEquals(0.5, MovingCircle.timeToPoint(circle, velocity, point));
    assertEquals(48 / 72.0, (-b + 6) / a);
    assertSays("moving-circle", "$36 / 72 = \\frac12$ and $48 / 72 = \\frac23$");
  }

  /** The gap, the speed and the time of the first figure. */
  @Test
  void theFirstFigureCanBeDoneInTheHead() throws IOException {
    assertSays("moving-circle", "  circle: circle 1 6 1\n  velocity: vector 7 -6 from circle\n");
    assertSays("moving-circle", "So the time is $3 / 6$, half a step.");
    assertEquals(3 / 6.0, (6 - 2 - 1) / 6.0);
  }

  @Test
  void afterAHitAtFourTenthsSixTenthsAreLeft() throws IOException {
    assertSays("moving-circle", "after a hit at $t = 0.4$ that is six tenths of it");
    assertEquals(0.6, 1 - 0.4);
  }

  /**
   * At the start the circle reaches the pass; at 5 m/s it touches; slower, or faster a ball, not.
   */
  @Test
  void theCircleReachesThePassAsTold() throws IOException {
    assertSays("safe-pass", "At 5 m/s the circle would just touch the pass, which counts");
    assertSays("safe-pass", "That is more than the 3.5 m to the pass.");
    Segment pass = Segment.of(1, 1.5, 11, 1.5);
    Circle opponent = new Circle(new Vec2(6, 5), 1);
    Vec2 closest = SegmentCircle.closestPoint(pass, opponent.center());
    assertEquals(3.5, opponent.center().minus(closest).length());
    assertTrue(SafePass.reaches(pass, 12.5, opponent, 6, 0.3));
    assertTrue(SafePass.reaches(pass, 12.5, opponent, 5, 0.3));
    assertFalse(SafePass.reaches(pass, 12.5, opponent, 4.9, 0.3));
    assertFalse(SafePass.reaches(pass, 15, opponent, 6, 0.3), "at 15 m/s the flight is too short");
  }
}
