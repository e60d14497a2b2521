package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

class PaintingTest {
  private static final Vec2 CORNER = new Vec2(-2, 4);
  private static final double SCALE = 50;

  /** The formulas and the place of the hinge that the lesson tells. */
  @Test
  void theScreenOfTheLessonIsAsTold() throws IOException {
    String lesson = Files.readString(Path.of("lessons", "engines", "lesson.md"));
    assertTrue(lesson.contains("100 + 50 x \\quad \\text{and} \\quad 200 - 50 y"));
    assertTrue(lesson.contains("hinge of our pendulum, at $(0, 2)$, is painted at $(100, 100)$"));
    assertEquals(new Vec2(100, 100), Painting.toScreen(new Vec2(0, 2), CORNER, SCALE));
    Random random = new Random(12);
    for (int i = 0; i < 100; i++) {
      Vec2 p = new Vec2(random.nextInt(9), random.nextInt(9));
      Vec2 told = new Vec2(100 + 50 * p.x(), 200 - 50 * p.y());
      assertEquals(told, Painting.toScreen(p, CORNER, SCALE));
    }
  }

  @Test
  void higherInTheWorldIsHigherOnTheScreen() {
    double low = Painting.toScreen(new Vec2(1, 1), CORNER, SCALE).y();
    double high = Painting.toScreen(new Vec2(1, 2), CORNER, SCALE).y();
    assertTrue(high < low);
  }

  @Test
  void thePixelOfAPointLeadsBackToIt() {
    Random random = new Random(13);
    for (int i = 0; i < 1000; i++) {
      Vec2 p = new Vec2(random.nextDouble() * 10, random.nextDouble() * 10);
      Vec2 pixel = Painting.toScreen(p, CORNER, SCALE);
      Vec2 back = Painting.toWorld(CORNER, pixel.x(), pixel.y(), SCALE);
      assertEquals(0, back.minus(p).length(), 1e-13);
    }
  }

  /**
   * The box that begins there, as wide as the circle, has its middle where the centre is painted.
   */
  @Test
  void theBoxLiesAroundThePaintedCircle() {
    Circle circle = new Circle(new Vec2(1, 2), 0.75);
    double size = 2 * SCALE * circle.radius();
    Vec2 middle = Painting.ovalCorner(circle, CORNER, SCALE).plus(new Vec2(size / 2, size / 2));
    assertEquals(Painting.toScreen(circle.center(), CORNER, SCALE), middle);
  }
}
