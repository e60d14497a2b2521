package touchline.taught;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.collision.RobustBox;
import touchline.collision.box.RobustRay;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class BoxesTest {
  private static final Box BOX = Box.of(2, 1, 6, 4);

  private static boolean touches(double x, double y, double radius) {
    return Boxes.overlaps(BOX, new Circle(new Vec2(x, y), radius));
  }

  private static boolean hits(double ax, double ay, double bx, double by) {
    return Boxes.hits(Segment.of(ax, ay, bx, by), BOX);
  }

  @Test
  void eachCoordinateIsKeptBetweenTwoSides() {
    assertEquals(new Vec2(2, 3), Boxes.closestPoint(BOX, new Vec2(-5, 3)));
    assertEquals(new Vec2(6, 4), Boxes.closestPoint(BOX, new Vec2(9, 8)));
    assertEquals(new Vec2(5, 2), Boxes.closestPoint(BOX, new Vec2(5, 2)));
  }

  @Test
  void touchingCountsAtASideAndAtACorner() {
    assertTrue(touches(4, 7, 3));
    assertFalse(touches(4, 7, 2.999));
    assertTrue(touches(9, 8, 5));
    assertFalse(touches(9, 8, 4.999));
    assertTrue(touches(4, 2, 0));
  }

  @Test
  void aSegmentHitsWhileItIsInBothBandsAtOnce() {
    assertTrue(hits(0, 2, 8, 3));
    assertFalse(hits(0, 3, 4, 7));
    assertFalse(hits(-4, 2, 1, 2));
    assertTrue(hits(3, 2, 4, 3));
  }

  @Test
  void aSegmentAlongASideOrThroughACornerHits() {
    assertTrue(hits(0, 4, 8, 4));
    assertFalse(hits(0, 4.001, 8, 4.001));
    assertTrue(hits(2, -3, 2, 0.999 + 0.001));
    assertTrue(hits(4, 6, 8, 2));
    assertTrue(hits(0, 0, 2, 1));
  }

  @Test
  void aSegmentOfLengthZeroIsAPoint() {
    assertTrue(hits(6, 4, 6, 4));
    assertFalse(hits(6, 5, 6, 5));
  }

  @Test
  void aBoxWithoutAreaIsASegmentOrAPoint() {
    Box wall = Box.of(3, 0, 3, 5);
    assertTrue(Boxes.hits(Segment.of(0, 5, 6, 5), wall));
    assertFalse(Boxes.hits(Segment.of(0, 6, 6, 6), wall));
    assertTrue(Boxes.hits(Segment.of(0, 0, 6, 6), Box.of(2, 2, 2, 2)));
  }

  private static double entry(double x, double y, double dx, double dy) {
    return Boxes.rayEntry(new Vec2(x, y), new Vec2(dx, dy), BOX);
  }

  @Test
  void aRayEntersAtTheLaterEntryHoweverFarThatIs() {
    assertEquals(0.5, entry(0, 2, 4, 0));
    assertEquals(4, entry(0, 2, 0.5, 0));
    assertEquals(1.5, entry(0, -2, 2, 2));
    assertEquals(0.5, entry(10, 3, -8, 0));
  }

  @Test
  void aRayThatLeadsAwayOrPastNeverMeetsTheBox() {
    assertEquals(Boxes.NEVER, entry(0, 2, -4, 0));
    assertEquals(Boxes.NEVER, entry(9, 6, 3, 2));
    assertEquals(Boxes.NEVER, entry(0, 5, 4, 0));
    assertEquals(Boxes.NEVER, entry(0, 3, 1, 2));
  }

  @Test
  void aRayFromInsideOrFromASideMeetsAtOnce() {
    assertEquals(0, entry(3, 2, -9, 4));
    assertEquals(0, entry(6, 2, 1, 0));
    assertEquals(0, entry(3, 2, 0, 0));
    assertEquals(Boxes.NEVER, entry(3, 5, 0, 0));
    assertEquals(Boxes.NEVER, entry(9, 9, 0, 0));
  }

  @Test
  void aRayAlongASideOrThroughACornerMeets() {
    assertEquals(2, entry(0, 4, 1, 0));
    assertEquals(2, entry(0, 2, 1, 1));
  }

  /** Whole numbers: nothing that decides is rounded, but for quotients that are apart. */
  @Test
  void answersAreThoseOfTheRobustLibrary() {
    Random random = new Random(31);
    for (int i = 0; i < 20_000; i++) {
      Box box = new Box(point(random), point(random));
      Circle circle = new Circle(point(random), random.nextInt(6));
      assertEquals(RobustBox.overlaps(box, circle), Boxes.overlaps(box, circle));
      assertEquals(
          RobustBox.closestPoint(box, circle.center()), Boxes.closestPoint(box, circle.center()));
      Segment segment = new Segment(point(random), point(random));
      assertEquals(
          RobustBox.hits(segment, box), Boxes.hits(segment, box), () -> segment + " " + box);
      Vec2 direction = point(random).minus(point(random));
      assertEquals(
          RobustRay.entry(segment.a(), direction, box).orElse(Boxes.NEVER),
          Boxes.rayEntry(segment.a(), direction, box),
          () -> segment.a() + " " + direction + " " + box);
    }
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(9), random.nextInt(9));
  }
}
