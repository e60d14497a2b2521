package touchline.collision.polygon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

/** The edges that the polytope leaves out would have changed nothing, bit for bit. */
class PolytopeTest {
  private static final int CASES = 2000;

  private static void assertSame(List<Vec2> a, List<Vec2> b) {
    assertEquals(MeasuredEdges.wayOut(a, b), RobustEpa.wayOut(a, b), () -> a + " " + b);
    assertEquals(MeasuredEdges.depth(a, b), RobustEpa.depth(a, b));
  }

  private static List<Vec2> round(Random random, int most) {
    List<Vec2> round = new ArrayList<>();
    int count = 3 + random.nextInt(most - 2);
    double width = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      round.add(new Vec2(width * StrictMath.cos(angle), 2 * StrictMath.sin(angle)));
    }
    if (random.nextBoolean()) {
      Collections.reverse(round);
    }
    return round;
  }

  @Test
  void pointsSegmentsAndTriangles() {
    Random random = new Random(1);
    for (int i = 0; i < 5 * CASES; i++) {
      List<Vec2> a = Shapes.shape(random, 4);
      List<Vec2> b = Shapes.shape(random, 4);
      double scale = Math.scalb(1.0, random.nextInt(90) - 45);
      assertSame(a, b);
      assertSame(a.stream().map(corner -> corner.times(scale)).toList(), b);
    }
  }

  /** Where several edges are equally near, the first of them has to win as before. */
  @Test
  void boxesInWhoseMiddlesBoxesLie() {
    for (int width = 1; width < 6; width++) {
      for (int height = 1; height < 6; height++) {
        List<Vec2> box = Shapes.corners(-4, -4, 4, -4, 4, 4, -4, 4);
        List<Vec2> small =
            Shapes.corners(-width, -height, width, -height, width, height, -width, height);
        assertSame(box, small);
        assertSame(small, box);
        Collections.reverse(small);
        assertSame(box, small);
      }
    }
  }

  @Test
  void roundShapesEitherWayRoundNearAndFar() {
    Random random = new Random(2);
    int deep = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 far = Shapes.point(random, 1 << random.nextInt(24));
      List<Vec2> a = Shapes.moved(round(random, 12), far);
      List<Vec2> b = Shapes.moved(round(random, 12), far.plus(Shapes.point(random, 2)));
      assertSame(a, b);
      deep += RobustEpa.depth(a, b) > 0 ? 1 : 0;
    }
    assertTrue(deep > CASES / 2 && deep < CASES, "deep: " + deep);
  }

  /** Collinear and repeated corners on the sides of a box, and edges that hardly turn. */
  @Test
  void cornersThatAreNone() {
    Random random = new Random(3);
    for (int i = 0; i < CASES; i++) {
      List<Vec2> a = new ArrayList<>();
      for (int x = -4; x <= 4; x++) {
        double dent = random.nextInt(3) * 0x1p-52;
        a.addAll(
            Collections.nCopies(1 + random.nextInt(2), new Vec2(x, -2 - (4 - x * x % 2) * dent)));
      }
      a.add(new Vec2(4, 3));
      a.add(new Vec2(-4, 3));
      assertSame(a, Shapes.moved(round(random, 6), Shapes.point(random, 3)));
    }
  }

  /** A list that counts how often a corner is read. */
  private static final class Counted extends AbstractList<Vec2> {
    private final List<Vec2> corners;
    private long reads;

    Counted(List<Vec2> corners) {
      this.corners = corners;
    }

    @Override
    public Vec2 get(int index) {
      reads++;
      return corners.get(index);
    }

    @Override
    public int size() {
      return corners.size();
    }
  }

  @Test
  void ofTwoThousandCornersEachIsReadTensOfTimesAndNotThousands() {
    List<Vec2> round = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      double angle = 2 * Math.PI * i / 1000;
      round.add(new Vec2(3 * StrictMath.cos(angle), StrictMath.sin(angle)));
    }
    Counted a = new Counted(round);
    Counted b = new Counted(Shapes.moved(round, new Vec2(0.5, 0.25)));
    RobustEpa.depth(a, b);
    long grown = a.reads + b.reads;
    MeasuredEdges.depth(a, b);
    long measured = a.reads + b.reads - grown;
    assertTrue(grown < 100_000 && measured > 4_000_000, grown + " of " + measured);
    assertSame(a, b);
  }
}
