package touchline.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxTest {
  @Test
  void anyTwoOppositeCornersGiveTheSameSides() {
    for (Box box : List.of(Box.of(1, 2, 5, 4), Box.of(5, 4, 1, 2), Box.of(5, 2, 1, 4))) {
      assertEquals(1, box.left());
      assertEquals(5, box.right());
      assertEquals(2, box.bottom());
      assertEquals(4, box.top());
    }
  }
}
