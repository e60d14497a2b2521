package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

/** The first answer, where there is one, is that of exact arithmetic. */
class PortalTest {
  private static final int CASES = 3000;

  /** One more that agrees, or none if there was no answer. */
  private static int agreeing(List<Vec2> a, List<Vec2> b) {
    Portal.Answer answer = Portal.ask(a, b);
    boolean overlap = RobustPolygon.overlapsExactly(a, b);
    if (answer == Portal.Answer.UNSURE) {
      return 0;
    }
    assertEquals(overlap, answer == Portal.Answer.TOGETHER, () -> a + " " + b);
    return 1;
  }

  private static List<Vec2> round(Random random) {
    int count = 3 + random.nextInt(6);
    double radius = 1 + 3 * random.nextDouble();
    Vec2 middle = new Vec2(10 * random.nextDouble(), 10 * random.nextDouble());
    Vec2[] corners = new Vec2[count];
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      Vec2 there = new Vec2(StrictMath.cos(angle), StrictMath.sin(angle));
      corners[i] = middle.plus(there.times(radius));
    }
    return List.of(corners);
  }

  @Test
  void ordinaryPairsAreAnswered() {
    Random random = new Random(1);
    int answered = 0;
    for (int i = 0; i < CASES; i++) {
      answered += agreeing(round(random), round(random));
    }
    assertTrue(answered > CASES * 99 / 100, "answered: " + answered);
  }

  @Test
  void wholeShapesSegmentsAndPointsAgreeWithExactArithmetic() {
    Random random = new Random(2);
    int answered = 0;
    for (int i = 0; i < CASES; i++) {
      answered += agreeing(Shapes.shape(random, 6), Shapes.shape(random, 6));
    }
    assertTrue(answered > CASES / 2, "answered: " + answered);
  }

  @Test
  void aBitBesideATouchIsNeverAnsweredWrong() {
    Random random = new Random(3);
    int answered = 0;
    for (int i = 0; i < CASES; i++) {
      List<Vec2> one = round(random);
      List<Vec2> other = round(random);
      Vec2 touching = one.get(0).minus(other.get(other.size() / 2));
      Vec2 bit = Shapes.point(random, 6).times(0x1p-52 * (1 << random.nextInt(12)));
      answered += agreeing(one, Shapes.moved(other, touching.plus(bit)));
    }
    assertTrue(answered > CASES / 4 && answered < CASES, "answered: " + answered);
  }

  /** A whole number of so many digits that a product of two is rounded. */
  private static long many(Random random) {
    return (1L << 29) + random.nextInt(1 << 29);
  }

  /** The way to a point as near to the line along (x, y) as whole numbers can be, on its left. */
  private static Vec2 nextTo(long x, long y) {
    long u = BigInteger.valueOf(y).negate().modInverse(BigInteger.valueOf(x)).longValueExact();
    return new Vec2(u, (1 + y * u) / x);
  }

  @Test
  void aCornerLessThanRoundingInsideAnEdgeIsNeverApart() {
    Random random = new Random(6);
    int tried = 0;
    for (int i = 0; i < CASES; i++) {
      long x = many(random);
      long y = many(random);
      if (BigInteger.valueOf(x).gcd(BigInteger.valueOf(y)).equals(BigInteger.ONE)) {
        Vec2 corner = nextTo(x, y);
        List<Vec2> one = List.of(Vec2.ZERO, new Vec2(x, y), new Vec2(-y, x));
        List<Vec2> other =
            List.of(corner, corner.plus(new Vec2(y, -x)), corner.plus(new Vec2(x, -y)));
        assertTrue(RobustPolygon.overlapsExactly(one, other), () -> one + " " + other);
        assertNotEquals(Portal.Answer.APART, Portal.ask(one, other), () -> one + " " + other);
        tried++;
      }
    }
    assertTrue(tried > CASES / 2, "tried: " + tried);
  }

  @Test
  void swappingTheTwoChangesNothing() {
    Random random = new Random(4);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> one = round(random);
      List<Vec2> other = round(random);
      assertEquals(Portal.ask(one, other), Portal.ask(other, one), () -> one + " " + other);
    }
  }

  @Test
  void touchesAndExtremeSizesAreLeftToOthers() {
    List<Vec2> box = Shapes.corners(0, 0, 4, 0, 4, 4, 0, 4);
    assertEquals(Portal.Answer.UNSURE, Portal.ask(box, Shapes.moved(box, new Vec2(4, 0))));
    List<Vec2> huge = box.stream().map(corner -> corner.times(0x1p300)).toList();
    List<Vec2> tiny = box.stream().map(corner -> corner.times(0x1p-300)).toList();
    assertEquals(Portal.Answer.UNSURE, Portal.ask(huge, huge));
    assertEquals(Portal.Answer.UNSURE, Portal.ask(tiny, tiny));
  }

  @Test
  void manyCornersTakeFewRounds() {
    Vec2[] corners = new Vec2[200];
    for (int i = 0; i < corners.length; i++) {
      double angle = 2 * Math.PI * i / corners.length;
      corners[i] = new Vec2(3 * StrictMath.cos(angle), StrictMath.sin(angle));
    }
    List<Vec2> round = List.of(corners);
    Random random = new Random(5);
    int answered = 0;
    for (int i = 0; i < CASES / 10; i++) {
      Vec2 by = new Vec2(12 * random.nextDouble() - 6, 4 * random.nextDouble() - 2);
      answered += agreeing(round, Shapes.moved(round.subList(0, 80), by));
    }
    assertTrue(answered > CASES / 10 * 9 / 10, "answered: " + answered);
  }
}
