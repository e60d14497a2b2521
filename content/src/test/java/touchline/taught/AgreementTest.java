package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** Where the forms that lessons print agree with the robust ones, and where they do not. */
class AgreementTest {
  private static final int ROUNDS = 5_000;

  /** Metres; coordinates are below 10, an ulp of them is 1.8e-15. */
  private static final double CLOSE = 2e-14;

  private final Random random = new Random(81);

  @Test
  void theClosestPointsAgreeOnOrdinaryData() {
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Vec2 p = point();
      Vec2 robust = touchline.collision.RobustSegmentCircle.closestPoint(segment, p);
      assertNear(robust, SegmentCircle.closestPoint(segment, p), CLOSE);
      assertNear(robust, SegmentCircle.closestPointByPart(segment, p), CLOSE);
    }
  }

  @Test
  void overlapOffsetAndCrossingsAgreeOnOrdinaryData() {
    for (int i = 0; i < ROUNDS; i++) {
      Segment segment = segment();
      Circle circle = circle();
      assertEquals(
          touchline.collision.RobustSegmentCircle.overlaps(segment, circle),
          SegmentCircle.overlaps(segment, circle));
      Vec2 robust = touchline.collision.RobustSegmentCircle.offset(segment, circle);
      assertNear(robust, SegmentCircle.offset(segment, circle), 1e-10);
      List<Double> exact = touchline.collision.RobustSegmentCircle.crossings(segment, circle);
      List<Double> taught = SegmentCircle.crossings(segment, circle);
      assertEquals(exact.size(), taught.size());
      for (int k = 0; k < exact.size(); k++) {
        assertEquals(exact.get(k), taught.get(k), 1e-9);
      }
    }
  }

  @Test
  void stadiumsAgreeWhileTheirCoresDoNotCross() {
    for (int i = 0; i < ROUNDS; i++) {
      Stadium one = new Stadium(segment(), random.nextDouble());
      Stadium other = new Stadium(segment(), random.nextDouble());
      assertEquals(
          touchline.collision.RobustStadium.overlaps(one, other),
          StadiumCollision.overlaps(one, other));
      Circle circle = circle();
      assertEquals(
          touchline.collision.RobustStadium.overlaps(one, circle),
          StadiumCollision.overlaps(one, circle));
      assertNear(
          touchline.collision.RobustStadium.offset(one, circle),
          StadiumCollision.offset(one, circle),
          1e-10);
      if (!StadiumCollision.cross(one.core(), other.core())) {
        assertNear(
            touchline.collision.RobustStadium.offset(one, other),
            StadiumCollision.offset(one, other),
            1e-10);
      }
    }
  }

  @Test
  void linesAgreeOnOrdinaryData() {
    for (int i = 0; i < ROUNDS; i++) {
      Line line = Line.through(point(), point());
      Circle circle = circle();
      Vec2 p = circle.center();
      double robust = touchline.collision.RobustLineCircle.signedDistance(line, p);
      assertEquals(robust, LineCircle.signedDistance(line, p), CLOSE);
      assertEquals(touchline.collision.RobustLineCircle.side(line, p), LineCircle.side(line, p));
      assertEquals(
          touchline.collision.RobustLineCircle.overlaps(line, circle),
          LineCircle.overlaps(line, circle));
      assertEquals(
          touchline.collision.RobustLineCircle.offsetLine(line, 2), LineCircle.offsetLine(line, 2));
    }
  }

  @Test
  void theDegenerateCasesFollowTheSameRules() {
    Segment point = Segment.of(2, 3, 2, 3);
    Circle on = new Circle(new Vec2(2, 3), 5);
    assertEquals(new Vec2(0, 5), SegmentCircle.offset(point, on));
    assertEquals(new Vec2(0, 5), touchline.collision.RobustSegmentCircle.offset(point, on));
    Circle middle = new Circle(new Vec2(3, 4), 5);
    Segment slope = Segment.of(0, 0, 6, 8);
    assertEquals(new Vec2(-4, 3), SegmentCircle.offset(slope, middle));
    assertEquals(new Vec2(-4, 3), touchline.collision.RobustSegmentCircle.offset(slope, middle));
  }

  @Test
  void atAnExactTouchTheTaughtFormIsSometimesWrong() {
    int wrong = 0;
    int all = 0;
    for (int[] legs :
        new int[][] {{3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}}) {
      for (int k = 1; k < 60; k++) {
        Vec2 along = new Vec2(legs[0], legs[1]);
        Segment segment = new Segment(Vec2.ZERO, along.times(61));
        Vec2 center = along.times(k).plus(along.perpendicular());
        Circle tangent = new Circle(center, legs[2]);
        assertTrue(touchline.collision.RobustSegmentCircle.overlaps(segment, tangent));
        wrong += SegmentCircle.overlaps(segment, tangent) ? 0 : 1;
        all++;
      }
    }
    assertTrue(wrong > 0 && wrong < all / 2, wrong + " of " + all);
  }

  @Test
  void theTaughtFormHasNoAnswerForHugeCoordinates() {
    Segment huge = Segment.of(0, 0, 1e200, 0);
    Vec2 p = new Vec2(5e199, 1);
    assertEquals(new Vec2(5e199, 0), touchline.collision.RobustSegmentCircle.closestPoint(huge, p));
    assertThrows(IllegalArgumentException.class, () -> SegmentCircle.closestPoint(huge, p));
  }

  @Test
  void closeToTheSegmentTheTaughtDirectionIsLost() {
    double worst = 0;
    for (int i = 0; i < 100; i++) {
      Segment segment = new Segment(point().times(1e8), point().times(1e8));
      Vec2 on = touchline.collision.RobustSegmentCircle.closestPoint(segment, point().times(1e8));
      Vec2 unit = segment.b().minus(segment.a()).unit();
      Circle circle = new Circle(on.plus(unit.perpendicular().times(1e-6)), 1);
      Vec2 robust = touchline.collision.RobustSegmentCircle.offset(segment, circle);
      if (on.minus(segment.a()).length() > 1 && on.minus(segment.b()).length() > 1) {
        assertEquals(0, robust.dot(unit), 1e-15);
        worst = Math.max(worst, Math.abs(SegmentCircle.offset(segment, circle).dot(unit)));
      }
    }
    assertTrue(worst > 0.01, "worst " + worst);
  }

  private Segment segment() {
    return new Segment(point(), point());
  }

  private Circle circle() {
    return new Circle(point(), random.nextDouble() * 4);
  }

  private Vec2 point() {
    return new Vec2(random.nextDouble() * 16 - 8, random.nextDouble() * 16 - 8);
  }

  private static void assertNear(Vec2 expected, Vec2 actual, double most) {
    assertEquals(expected.x(), actual.x(), most);
    assertEquals(expected.y(), actual.y(), most);
  }
}
