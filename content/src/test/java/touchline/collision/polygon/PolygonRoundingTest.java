package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.Rounds;
import touchline.geometry.Vec2;

/** Polygons where rounding could decide: zeros of either sign, extreme sizes, touching corners. */
class PolygonRoundingTest {
  private static final int CASES = Rounds.of(1_500);

  /** Whole numbers, so that doubles count crossings without rounding. */
  private static boolean isInside(List<Vec2> corners, Vec2 p) {
    boolean inside = false;
    for (int i = 0; i < corners.size(); i++) {
      Vec2 a = corners.get(i).minus(p);
      Vec2 b = corners.get((i + 1) % corners.size()).minus(p);
      if (a.cross(b) == 0 && a.dot(b) <= 0) {
        return true;
      }
      inside ^= a.y() > 0 != b.y() > 0 && a.cross(b) > 0 == b.y() > 0;
    }
    return inside;
  }

  private static Vec2 signedZeros(Random random) {
    Vec2 whole = new Vec2(random.nextInt(5) - 2, random.nextInt(5) - 2);
    return random.nextBoolean() ? whole : whole.times(-1);
  }

  @Test
  void crossingsAreCountedAtTheHeightOfCornersAndBesideZerosOfEitherSign() {
    Random random = new Random(5);
    int inside = 0;
    for (int i = 0; i < 10 * CASES; i++) {
      List<Vec2> corners = new ArrayList<>();
      for (int n = 3 + random.nextInt(4); n > 0; n--) {
        corners.add(signedZeros(random));
      }
      Vec2 p = signedZeros(random);
      boolean expected = isInside(corners, p);
      inside += expected ? 1 : 0;
      assertEquals(expected, RobustPolygon.contains(corners, p), () -> corners + " " + p);
    }
    assertTrue(inside > CASES && inside < 9 * CASES, "inside: " + inside);
  }

  @Test
  void productsThatVanishOrOverflowAreDecided() {
    for (double scale : new double[] {0x1p-1070, 0x1p-520, 0x1p-480, 0x1p510, 0x1p1020}) {
      Vec2 a = new Vec2(-3 * scale, -2 * scale);
      Vec2 b = new Vec2(5 * scale, -2 * scale);
      Vec2 c = new Vec2(scale, 6 * scale);
      List<Vec2> corners = List.of(a, b, c);
      assertTrue(RobustPolygon.contains(corners, new Vec2(3 * scale, 2 * scale)));
      assertFalse(RobustPolygon.contains(corners, new Vec2(4 * scale, 2 * scale)));
      List<Vec2> beside = List.of(new Vec2(3 * scale, 2 * scale), new Vec2(7 * scale, 2 * scale));
      List<Vec2> apart = List.of(new Vec2(4 * scale, 2 * scale), new Vec2(7 * scale, 2 * scale));
      assertTrue(RobustPolygon.overlaps(corners, beside));
      assertFalse(RobustPolygon.overlaps(corners, apart));
    }
  }

  /** Where b touches a in one point, and a bit to either side of it. */
  @Test
  void manyCornersMeetAsFractionsSay() {
    Random random = new Random(6);
    int yes = 0;
    for (int i = 0; i < CASES / 10; i++) {
      List<Vec2> one = round(random);
      List<Vec2> other = round(random);
      Vec2 touching = one.get(0).minus(other.get(other.size() / 2));
      Vec2 bit = Shapes.point(random, 6).times(0x1p-51);
      List<Vec2> there = Shapes.moved(other, touching.plus(bit));
      boolean meet = ExactDistance.of(one, there).isZero() || ExactDepth.isInside(one, there);
      yes += meet ? 1 : 0;
      assertEquals(meet, RobustPolygon.overlaps(one, there), () -> one + " " + there);
      assertEquals(meet, RobustPolygon.overlaps(there, one), () -> one + " " + there);
    }
    assertTrue(yes > CASES / 40 && yes < CASES / 10, "yes: " + yes);
  }

  private static List<Vec2> round(Random random) {
    List<Vec2> round = new ArrayList<>();
    int count = 5 + random.nextInt(6);
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      round.add(new Vec2(3 * StrictMath.cos(angle), 3 * StrictMath.sin(angle)));
    }
    return round;
  }
}
