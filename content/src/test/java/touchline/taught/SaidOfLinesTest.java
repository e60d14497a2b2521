package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Intersector;
import java.awt.geom.Line2D;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Vec2;

/** What the lesson on lines says, and the laws of its new methods. */
class SaidOfLinesTest {
  private final Random random = new Random(11);

  private Vec2 any() {
    return new Vec2(random.nextDouble() * 20 - 10, random.nextDouble() * 20 - 10);
  }

  /** Up is left of a way that leads to the right. */
  @Test
  void systemsDoNotAgreeAboutTheSign() {
    assertEquals(-1, Line2D.relativeCCW(0, 0, 4, 0, 1, 2));
    assertEquals(1, Intersector.pointLineSide(0, 0, 4, 0, 1, 2));
    assertEquals(1, LineCircle.side(Line.through(Vec2.ZERO, new Vec2(4, 0)), new Vec2(1, 2)));
  }

  @Test
  void theLineOfTwoPointsIsTheExamplesAndGoesThroughBoth() {
    Line example = LineCircle.through(new Vec2(1, 5), new Vec2(5, 2));
    assertEquals(0.6, example.normal().x(), 1e-15);
    assertEquals(0.8, example.normal().y(), 1e-15);
    assertEquals(4.6, example.offset(), 1e-15);
    for (int i = 0; i < 1000; i++) {
      Vec2 a = any();
      Vec2 b = any();
      Line line = LineCircle.through(a, b);
      assertEquals(0, LineCircle.signedDistance(line, b), 1e-12);
      Vec2 left = a.plus(Measure.leftNormal(a, b));
      assertEquals(1, LineCircle.signedDistance(line, left), 1e-12);
    }
  }

  @Test
  void twoPointsInOnePlaceGiveALevelLine() {
    assertEquals(new Line(new Vec2(0, 1), 3), LineCircle.through(new Vec2(2, 3), new Vec2(2, 3)));
  }

  @Test
  void theOffsetLineIsOnTheCirclesSide() {
    Line line = new Line(new Vec2(0.6, 0.8), 5.4);
    double behind = LineCircle.offsetLineBySide(line, new Circle(new Vec2(2.5, 1), 1)).offset();
    assertEquals(4.4, behind, 1e-15);
    for (int i = 0; i < 1000; i++) {
      Circle circle = new Circle(any(), random.nextDouble() * 3);
      double signed = LineCircle.signedDistance(line, circle.center());
      double expected = signed < 0 ? -circle.radius() : circle.radius();
      double moved = LineCircle.offsetLineBySide(line, circle).offset() - line.offset();
      assertEquals(expected, moved, 1e-12);
    }
  }

  /** With its centre on the line a circle is in front. */
  @Test
  void aCentreOnTheLineCountsAsInFront() {
    Line level = new Line(new Vec2(0, 1), 2);
    Circle on = new Circle(new Vec2(7, 2), 1.5);
    assertEquals(3.5, LineCircle.offsetLineBySide(level, on).offset());
  }

  /** The offsets differ by 2 r. */
  @Test
  void withTheWrongOffsetABallSinksInByItsDiameter() {
    Line level = new Line(new Vec2(0, 1), 2);
    double front = LineCircle.offsetLine(level, 1.5).offset();
    double back = LineCircle.offsetLineBySide(level, new Circle(Vec2.ZERO, 1.5)).offset();
    assertEquals(2 * 1.5, front - back);
  }

  @Test
  void behindBothLinesOfACornerABallCanMissTheCorner() {
    double away = Math.sqrt(0.9 * 0.9 + 0.9 * 0.9);
    assertTrue(away > 1);
    assertEquals(1.27, away, 0.005);
  }
}
