package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

class StadiumCollisionTest {
  private static final String[] SCALE = {"ax", "ay", "bx", "by", "cx", "cy", "stadium_R"};

  static List<Row> rows() {
    return Row.of("stadium.csv").stream().filter(row -> !row.isRefused()).toList();
  }

  private static Stadium stadium(Row row) {
    return new Stadium(row.segment(), row.number("stadium_R"));
  }

  private static Circle circle(Row row) {
    return new Circle(row.point("c"), row.number("circle_r"));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void overlapIsExactThoughTheSumOfTheRadiiIsNotADouble(Row row) {
    boolean expected = row.relation() <= 0;
    Circle circle = circle(row);
    assertEquals(expected, RobustStadium.overlaps(stadium(row), circle));
    if (circle.radius() == 0) {
      assertEquals(expected, RobustStadium.overlaps(stadium(row), circle.center()));
    }
    Segment point = new Segment(circle.center(), circle.center());
    Stadium disk = new Stadium(point, circle.radius());
    assertEquals(expected, RobustStadium.overlaps(stadium(row), disk));
    assertEquals(expected, RobustStadium.overlaps(disk, stadium(row)));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void theOffsetIsAsLongAsTheCircleIsDeep(Row row) {
    if (Double.isInfinite(row.number("signed_gap_hex")) && row.relation() < 0) {
      assertThrows(
          IllegalArgumentException.class, () -> RobustStadium.offset(stadium(row), circle(row)));
      return;
    }
    Vec2 offset = RobustStadium.offset(stadium(row), circle(row));
    double deep = Math.max(0, -row.number("signed_gap_hex"));
    double most = 4 * Math.max(row.ulp(SCALE), row.ulp("circle_r"));
    assertEquals(deep, Scaled.of(offset.x(), offset.y()).length(), most);
    if (row.relation() >= 0) {
      assertEquals(Vec2.ZERO, offset);
    }
  }

  @Test
  void aPointWhoseZerosDifferInSignIsStillAPoint() {
    Stadium level = new Stadium(Segment.of(1, -0.0, -1, -0.0), 1);
    Stadium point = new Stadium(Segment.of(-0.0, -0.0, -0.0, 0.0), 0);
    assertEquals(new Vec2(0, -1), RobustStadium.offset(level, point));
  }

  @Test
  void everyRowIsThere() {
    assertTrue(rows().size() > 870, () -> "only " + rows().size());
  }

  @Test
  void crossingCoresOverlapWithoutAnyRadius() {
    Stadium one = new Stadium(Segment.of(-1, 0, 1, 0), 0);
    Stadium other = new Stadium(Segment.of(0, -1, 0, 1), 0);
    assertTrue(RobustStadium.overlaps(one, other));
    assertEquals(Vec2.ZERO, RobustStadium.offset(one, other));
  }

  @Test
  void crossingCoresPartTheShortestWay() {
    Stadium one = new Stadium(Segment.of(-4, 0, 4, 0), 1);
    Stadium other = new Stadium(Segment.of(1, -3, 1, 2), 0.5);
    assertEquals(new Vec2(0, -3.5), RobustStadium.offset(one, other));
    assertEquals(new Vec2(0, 3.5), RobustStadium.offset(other, one));
  }

  @Test
  void coresOnOneLinePartToTheLeft() {
    Stadium one = new Stadium(Segment.of(0, 0, 4, 0), 1);
    Stadium other = new Stadium(Segment.of(3, 0, 9, 0), 2);
    assertEquals(new Vec2(0, 3), RobustStadium.offset(one, other));
  }

  @Test
  void parallelStadiumsTouchAtTheSumOfTheirRadii() {
    Stadium one = new Stadium(Segment.of(0, 0, 4, 0), 1);
    assertTrue(RobustStadium.overlaps(one, new Stadium(Segment.of(1, 3, 9, 3), 2)));
    assertFalse(
        RobustStadium.overlaps(one, new Stadium(Segment.of(1, 3, 9, 3), Math.nextDown(2.0))));
  }

  @Test
  void pushingOutByTheOffsetSeparatesAndNoShorterPushDoes() {
    Random random = new Random(61);
    int pushed = 0;
    for (int i = 0; i < 4_000; i++) {
      Stadium one = stadium(random);
      Stadium other = stadium(random);
      Vec2 offset = RobustStadium.offset(one, other);
      assertEquals(!RobustStadium.overlaps(one, other), offset.equals(Vec2.ZERO));
      if (offset.equals(Vec2.ZERO)) {
        continue;
      }
      pushed++;
      assertFalse(RobustStadium.overlaps(one, moved(other, offset.times(1 + 1e-12))));
      for (int turn = 0; turn < 16; turn++) {
        double angle = turn * Math.PI / 8;
        Vec2 shorter = new Vec2(Math.cos(angle), Math.sin(angle)).times(offset.length() * 0.999999);
        assertTrue(RobustStadium.overlaps(one, moved(other, shorter)), one + " " + other);
      }
    }
    assertTrue(pushed > 1_000);
  }

  private static Stadium moved(Stadium stadium, Vec2 by) {
    Segment core = stadium.core();
    return new Stadium(new Segment(core.a().plus(by), core.b().plus(by)), stadium.radius());
  }

  private static Stadium stadium(Random random) {
    return new Stadium(
        Segment.of(number(random), number(random), number(random), number(random)),
        random.nextDouble() * 2);
  }

  private static double number(Random random) {
    return random.nextDouble() * 10 - 5;
  }
}
