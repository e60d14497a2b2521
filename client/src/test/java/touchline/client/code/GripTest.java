package touchline.client.code;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class GripTest {
  private static final List<Grip> GRIPS =
      Grip.read("point 0 -1 a;point 2 -1 center;radius 4 2 radius;vector 5 2 velocity");

  /** A point, a circle and its velocity. */
  private final double[] numbers = {1, 2, 3, 4, 2, 0.5, -1};

  @Test
  void handlesAreWhereTheirNumbersSay() {
    assertEquals(new Vec2(1, 2), GRIPS.get(0).place(numbers));
    assertEquals(new Vec2(5, 4), GRIPS.get(2).place(numbers));
    assertEquals(new Vec2(3.5, 3), GRIPS.get(3).place(numbers));
  }

  @Test
  void aNumberWithoutAPlaceIsOnlyTyped() {
    Grip width = Grip.read("radius 3 -1 width").get(0);
    assertTrue(width.isTyped());
    assertEquals(List.of("width"), width.fields());
    assertEquals(0, GRIPS.stream().filter(Grip::isTyped).count());
  }

  @Test
  void draggedNumbersAreTenths() {
    GRIPS.get(0).put(new Vec2(1.26, -3.04), numbers);
    GRIPS.get(2).put(new Vec2(6, 8), numbers);
    GRIPS.get(3).put(new Vec2(3, 4.31), numbers);
    assertArrayEquals(new double[] {1.3, -3, 3, 4, 5, 0, 0.3}, numbers);
  }

  @Test
  void aHandleSaysItsNumbers() {
    assertEquals("(3, 4)", GRIPS.get(1).words(numbers));
    assertEquals("2", GRIPS.get(2).words(numbers));
    assertEquals(List.of("velocity, x", "velocity, y"), GRIPS.get(3).fields());
    assertEquals(List.of(), Grip.read(""));
  }
}
