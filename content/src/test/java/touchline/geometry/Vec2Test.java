package touchline.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Vec2Test {
  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void refusesWhatIsNotFiniteAndSaysWhy(double bad) {
    var x = assertThrows(IllegalArgumentException.class, () -> new Vec2(bad, 0));
    assertEquals("x must be finite: " + bad, x.getMessage());
    var y = assertThrows(IllegalArgumentException.class, () -> new Vec2(0, bad));
    assertEquals("y must be finite: " + bad, y.getMessage());
  }

  @Test
  void anOverflowingSumIsRefusedNotInfinite() {
    Vec2 huge = new Vec2(Double.MAX_VALUE, 0);
    assertThrows(IllegalArgumentException.class, () -> huge.plus(huge));
  }

  @Test
  void crossIsPositiveToTheLeft() {
    assertEquals(1, new Vec2(1, 0).cross(new Vec2(0, 1)));
    assertEquals(-1, new Vec2(0, 1).cross(new Vec2(1, 0)));
  }

  @Test
  void perpendicularIsALeftTurn() {
    Vec2 turned = new Vec2(3, 4).perpendicular();
    assertEquals(-4, turned.x());
    assertEquals(3, turned.y());
    assertEquals(0, turned.dot(new Vec2(3, 4)));
  }

  @Test
  void unitOfThreeFourIsExact() {
    Vec2 unit = new Vec2(3, 4).unit();
    assertEquals(0.6, unit.x());
    assertEquals(0.8, unit.y());
  }

  @Test
  void nothingHasNoDirection() {
    assertThrows(IllegalArgumentException.class, Vec2.ZERO::unit);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, -Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY})
  void aRadiusIsFiniteAndNotNegative(double radius) {
    var refused = assertThrows(IllegalArgumentException.class, () -> new Circle(Vec2.ZERO, radius));
    assertEquals("radius must be finite and >= 0: " + radius, refused.getMessage());
  }

  @Test
  void aRadiusOfZeroIsAllowed() {
    assertEquals(0, new Circle(Vec2.ZERO, 0).radius());
  }
}
