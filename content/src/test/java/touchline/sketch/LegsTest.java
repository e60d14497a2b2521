package touchline.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

class LegsTest {
  private static final Vec2 FROM = new Vec2(1, 2);

  /** Texts stand to the right of a line as it runs, so that is where the outside has to be. */
  @ParameterizedTest
  @CsvSource({"6, 2.5", "-6, 2.5", "6, -2.5", "-6, -2.5"})
  void bothNumbersStandOutsideTheTriangle(double x, double y) {
    Vec2 vector = new Vec2(x, y);
    Vec2 inside = FROM.plus(new Vec2(x * 0.7, y * 0.3));
    for (Shape shape : Legs.of(FROM, vector, "abV")) {
      Shape.Dashes leg = (Shape.Dashes) shape;
      Vec2 along = leg.to().minus(leg.from());
      double left = along.perpendicular().dot(inside.minus(leg.from()));
      assertEquals(1, Math.signum(left), leg + " has the triangle on its left");
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 2.5, 6, 2.5", "-6, 2.5, -6, 2.5", "0.25, -3, 0.25, -3"})
  void theyAreTheNumbersOfTheVector(double x, double y, String right, String up) {
    List<Shape> legs = Legs.of(FROM, new Vec2(x, y), "abV");
    assertEquals(right, ((Shape.Dashes) legs.get(0)).label());
    assertEquals(up, ((Shape.Dashes) legs.get(1)).label());
  }

  @ParameterizedTest
  @CsvSource({"0, 3", "3, 0", "0, 0"})
  void aVectorAlongAnAxisIsItsOwnLeg(double x, double y) {
    assertEquals(List.of(), Legs.of(FROM, new Vec2(x, y), "abV"));
  }
}
