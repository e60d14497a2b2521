package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Against whole numbers: what a slow, plain, exact decision says. */
class SegmentDistanceTest {
  /** Legs and hypotenuse of right-angled triangles, whose corners make exact tangents. */
  private static final int[][] TRIANGLES = {
    {3, 4, 5}, {5, 12, 13}, {8, 15, 17}, {7, 24, 25}, {20, 21, 29}, {12, 35, 37}, {9, 40, 41}
  };

  @Test
  void randomLatticeCasesAreExact() {
    Random random = new Random(1);
    int touching = 0;
    for (int i = 0; i < 40_000; i++) {
      int size = 1 << (2 + random.nextInt(24));
      long[] given = new long[7];
      for (int k = 0; k < 6; k++) {
        given[k] = random.nextInt(2 * size) - size;
      }
      given[6] = random.nextInt(size);
      touching += check(given, 0) ? 1 : 0;
    }
    assertTrue(touching > 10_000 && touching < 30_000, "touching: " + touching);
  }

  @Test
  void pythagoreanTangentsTouchAndOneUlpLessDoesNot() {
    Random random = new Random(2);
    for (int i = 0; i < 10_000; i++) {
      int[] t = TRIANGLES[random.nextInt(TRIANGLES.length)];
      long k = 1 + random.nextInt(1 << 20);
      long along = random.nextInt(5) - 2;
      double ax = random.nextInt(1 << 20);
      double ay = random.nextInt(1 << 20);
      double cx = ax + t[0] * k * Math.max(0, along) - t[1] * k;
      double cy = ay + t[1] * k * Math.max(0, along) + t[0] * k;
      double bx = ax + t[0] * k * 2;
      double by = ay + t[1] * k * 2;
      double radius = t[2] * k;
      double scale = Math.scalb(1.0, random.nextInt(1_600) - 800);
      assertTrue(touches(scale, ax, ay, bx, by, cx, cy, radius));
      assertEquals(false, touches(scale, ax, ay, bx, by, cx, cy, Math.nextDown(radius)));
      assertTrue(touches(scale, bx, by, ax, ay, cx, cy, radius));
    }
  }

  @Test
  void tangentsAtTheEndsAreExactAtEveryPowerOfTwo() {
    Random random = new Random(3);
    for (int i = 0; i < 10_000; i++) {
      int[] t = TRIANGLES[random.nextInt(TRIANGLES.length)];
      int k = 1 + random.nextInt(1_000);
      long[] given = new long[7];
      for (int j = 0; j < 4; j++) {
        given[j] = random.nextInt(2_000) - 1_000;
      }
      given[4] = given[0] + (long) t[0] * k;
      given[5] = given[1] - (long) t[1] * k;
      given[6] = (long) t[2] * k - random.nextInt(2);
      check(given, random.nextInt(1_600) - 800);
    }
  }

  private static boolean touches(
      double scale, double ax, double ay, double bx, double by, double cx, double cy, double r) {
    return SegmentDistance.compare(
            scale * ax, scale * ay, scale * bx, scale * by, scale * cx, scale * cy, scale * r, 0)
        <= 0;
  }

  private static boolean check(long[] given, int power) {
    double[] scaled = new double[7];
    for (int k = 0; k < 7; k++) {
      scaled[k] = Math.scalb((double) given[k], power);
    }
    boolean actual =
        touches(1, scaled[0], scaled[1], scaled[2], scaled[3], scaled[4], scaled[5], scaled[6]);
    assertEquals(oracle(given), actual, () -> java.util.Arrays.toString(given));
    return actual;
  }

  private static boolean oracle(long[] given) {
    long ex = given[2] - given[0];
    long ey = given[3] - given[1];
    long wx = given[4] - given[0];
    long wy = given[5] - given[1];
    long along = ex * wx + ey * wy;
    long radiusSquared = given[6] * given[6];
    if (along <= 0) {
      return wx * wx + wy * wy <= radiusSquared;
    }
    long lengthSquared = ex * ex + ey * ey;
    if (along >= lengthSquared) {
      return (wx - ex) * (wx - ex) + (wy - ey) * (wy - ey) <= radiusSquared;
    }
    BigInteger cross = BigInteger.valueOf(wx * ey - wy * ex);
    BigInteger reach =
        BigInteger.valueOf(radiusSquared).multiply(BigInteger.valueOf(lengthSquared));
    return cross.multiply(cross).compareTo(reach) <= 0;
  }
}
