package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;
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

  @Test
  void vectorsStartAtTheThingBeforeThem() {
    for (String id : List.of("vectors/gaps", "meeting/gaps", "meeting/catch-gaps")) {
      assertFalse(starts(id, "v").contains(Vec2.ZERO), id);
    }
  }

  @Test
  void ballThatBouncesHasItsWall() {
    assertTrue(picture("bounce/gaps").picture().contains("v-wall"));
  }

  @Test
  void edgesOfADifferenceAreDrawn() {
    Given given = picture("gjk/gaps");
    assertEquals(
        2, given.drawing().shapes().stream().filter(Shape.Stroke.class::isInstance).count());
    assertTrue(given.picture().contains("origin"), given.picture());
  }

  private static List<Vec2> starts(String id, String arrow) {
    return picture(id).drawing().shapes().stream()
        .filter(Shape.Arrow.class::isInstance)
        .map(Shape.Arrow.class::cast)
        .filter(shape -> shape.role().equals(arrow))
        .map(Shape.Arrow::from)
        .toList();
  }

  private static List<String> names(Given given) {
    return given.values().stream().map(GivenValue::name).toList();
  }
}
