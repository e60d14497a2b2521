package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** The bounce as the lesson prints it, with numbers that can be checked by hand. */
class BounceTest {
  private static final double NEAR = 1e-12;

  @Test
  void aPerfectBounceTurnsTheNormalPartRound() {
    assertNear(7, 1, Bounce.reflected(new Vec2(1, -7), new Vec2(3, 4)));
    assertNear(3, 5, Bounce.reflected(new Vec2(3, -5), new Vec2(0, 2)));
  }

  @Test
  void onlyAPartOfTheNormalPartComesBack() {
    Vec2 velocity = new Vec2(4, -2);
    Vec2 normal = new Vec2(-1.2, 1.6);
    assertNear(0.4, 2.8, Bounce.velocityAfter(velocity, normal, 0.5));
    assertNear(1.6, 1.2, Bounce.velocityAfter(velocity, normal, 0));
    Vec2 perfect = Bounce.reflected(velocity, normal);
    assertNear(perfect.x(), perfect.y(), Bounce.velocityAfter(velocity, normal, 1));
  }

  @Test
  void aBallThatDoesNotComeNearerKeepsItsVelocity() {
    Vec2 up = new Vec2(0, 3);
    for (Vec2 kept : List.of(new Vec2(2, 1), new Vec2(-5, 0), Vec2.ZERO)) {
      assertEquals(kept, Bounce.velocityAfter(kept, up, 1));
    }
  }

  @Test
  void aStepGoesOnAfterTheImpact() {
    Segment floor = Segment.of(0.5, 1, 8.5, 1);
    Circle ball = new Circle(new Vec2(1.5, 6), 0.8);
    assertNear(6.5, 3.15, Bounce.centerAfter(ball, new Vec2(5, -6), floor, 0.75));
    assertNear(3, 3, Bounce.centerAfter(ball, new Vec2(1.5, -3), floor, 0.75));
  }

  @Test
  void anEndOfAWallBouncesLikeAPoint() {
    Segment wall = Segment.of(5, 2, 9, 2);
    Circle ball = new Circle(new Vec2(5, 6), 1);
    assertNear(5, 5, Bounce.centerAfter(ball, new Vec2(0, -5), wall, 1));
    Circle left = new Circle(new Vec2(1, 2), 1);
    assertNear(2, 2, Bounce.centerAfter(left, new Vec2(5, 0), wall, 1));
  }

  @Test
  void aRoomKeepsABallThatBouncesAround() {
    List<Segment> room =
        List.of(
            Segment.of(0, 0, 8, 0),
            Segment.of(8, 0, 8, 6),
            Segment.of(8, 6, 0, 6),
            Segment.of(0, 6, 0, 0));
    for (double e : new double[] {0, 0.3, 1}) {
      Circle ball = new Circle(new Vec2(3, 2), 0.5);
      for (int step = 0; step < 200; step++) {
        List<Vec2> path = Bounce.path(ball, new Vec2(7.3 - step % 15, step % 11 - 5.1), room, e);
        for (Vec2 place : path) {
          boolean isIn =
              Math.abs(place.x() - 4) <= 3.5 + 1e-9 && Math.abs(place.y() - 3) <= 2.5 + 1e-9;
          assertTrue(isIn, "step " + step + " " + place);
        }
        ball = new Circle(path.get(path.size() - 1), 0.5);
      }
    }
  }

  @Test
  void severalBouncesLieOnThePathInTheirOrder() {
    List<Segment> lane = List.of(Segment.of(0, 0, 20, 0), Segment.of(0, 4, 20, 4));
    List<Vec2> path = Bounce.path(new Circle(new Vec2(1, 2), 1), new Vec2(10, 10), lane, 1);
    double[][] expected = {{2, 3}, {4, 1}, {6, 3}, {8, 1}, {10, 3}, {11, 2}};
    assertEquals(expected.length, path.size());
    for (int i = 0; i < expected.length; i++) {
      assertNear(expected[i][0], expected[i][1], path.get(i));
    }
  }

  @Test
  void aBallWithoutRestitutionSlidesOnAlongASlantedWall() {
    List<Segment> slope = List.of(Segment.of(-9, 7, 11, -8));
    Circle ball = new Circle(new Vec2(0.3, 3), 0.7);
    List<Vec2> path = Bounce.path(ball, new Vec2(1, -6), slope, 0);
    assertEquals(2, path.size(), "one impact, and the end of the slide: " + path);
    Vec2 slid = path.get(1).minus(path.get(0));
    assertEquals(0, slid.cross(new Vec2(4, -3)), NEAR);
    assertTrue(slid.length() > 1, () -> "it slides: " + slid);
  }

  @Test
  void anEndlessCornerEndsAtTheLimit() {
    List<Segment> corner = List.of(Segment.of(0, 0, 9, 0.3), Segment.of(0, 0, 9, -0.3));
    List<Vec2> path = Bounce.path(new Circle(new Vec2(8, 0), 0.1), new Vec2(-9, 1), corner, 1);
    assertEquals(Bounce.MOST, path.size());
  }

  @Test
  void aBallThatIsTooSlowDoesNotHopAgain() {
    Line floor = Line.through(new Vec2(0, 0), new Vec2(1, 0));
    Circle ball = new Circle(new Vec2(0, 3), 0.5);
    int falling = inTheAir(Bounce.fall(ball, Vec2.ZERO, floor, 0.5, 100));
    int soonStill = inTheAir(Bounce.fall(ball, Vec2.ZERO, floor, 0.5, 2));
    int lateStill = inTheAir(Bounce.fall(ball, Vec2.ZERO, floor, 0.5, 0));
    assertTrue(0 < falling && falling < soonStill && soonStill < lateStill);
    assertTrue(lateStill < Bounce.PICTURES, "every hop is shorter than the one before");
  }

  private static int inTheAir(List<Vec2> path) {
    return (int) path.stream().filter(place -> place.y() > 0.5 + NEAR).count();
  }

  private static void assertNear(double x, double y, Vec2 found) {
    assertEquals(x, found.x(), NEAR, found::toString);
    assertEquals(y, found.y(), NEAR, found::toString);
  }
}
