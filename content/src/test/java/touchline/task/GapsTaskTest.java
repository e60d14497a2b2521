package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.topic.Topics;

/** The picture of a method with gaps shows the shape that its points make. */
class GapsTaskTest {
  private static Given picture(String id) {
    return Marker.of(Topics.task(id).orElseThrow(), 5).variant().questions().get(0).givens().get(0);
  }

  @Test
  void threeCornersAreATriangle() {
    Given given = picture("polygons/gaps");
    assertTrue(given.picture().contains("polygon"), given.picture());
    assertEquals(List.of("a", "b", "c", "p"), names(given));
  }

  @Test
  void twoEndsAreASegment() {
    Given given = picture("closest-point/gaps");
    assertTrue(given.picture().contains("segment"), given.picture());
    assertEquals(List.of("a", "b", "p"), names(given));
  }

  private static List<String> names(Given given) {
    return given.values().stream().map(GivenValue::name).toList();
  }
}
