package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** How often exact touches are missed, as the last lesson says. */
class TangentsTest {
  private static final int[][] TRIPLES = {
    {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}
  };

  /** Of ten thousand circles that touch a segment exactly, all in whole numbers. */
  private static int missed(BiPredicate<Segment, Circle> overlaps) {
    Random random = new Random(1);
    int missed = 0;
    for (int i = 0; i < 10_000; i++) {
      int[] triple = TRIPLES[random.nextInt(TRIPLES.length)];
      double sign = random.nextBoolean() ? 1 : -1;
      Vec2 way = new Vec2(sign * triple[0], random.nextBoolean() ? triple[1] : -triple[1]);
      Vec2 along = random.nextBoolean() ? way : way.perpendicular();
      int length = 2 + random.nextInt(8);
      int foot = 1 + random.nextInt(length - 1);
      int beside = 1 + random.nextInt(6);
      Vec2 a = new Vec2(random.nextInt(201) - 100.0, random.nextInt(201) - 100.0);
      Vec2 center = a.plus(along.times(foot)).plus(along.perpendicular().times(beside));
      Segment segment = new Segment(a, a.plus(along.times(length)));
      missed += overlaps.test(segment, new Circle(center, beside * triple[2])) ? 0 : 1;
    }
    return missed;
  }

  @Test
  void theLessonTellsHowManyAreMissed() throws IOException {
    int missed = missed(SegmentCircle::overlaps);
    String lesson = Files.readString(Path.of("lessons", "robust", "lesson.md"));
    assertTrue(lesson.contains("It missed " + missed + " of them."), () -> "missed: " + missed);
  }

  @Test
  void theOtherFormMissesNoneOfThese() {
    assertEquals(
        0,
        missed(
            (segment, circle) ->
                SegmentCircle.closestPointByPart(segment, circle.center())
                        .minus(circle.center())
                        .length()
                    <= circle.radius()));
  }

  @Test
  void theExactFormMissesNone() {
    assertEquals(0, missed(touchline.collision.RobustSegmentCircle::overlaps));
  }
}
