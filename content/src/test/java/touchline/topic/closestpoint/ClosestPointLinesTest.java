package touchline.topic.closestpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.listing.Listing;
import touchline.task.Marker;
import touchline.task.Task;

/** The order and the trace of the closest point are those of its listing. */
class ClosestPointLinesTest {
  private final Listing printed = Listing.of("SegmentCircle#closestPoint");

  private static List<String> options(Task task) {
    return task.variant(1).questions().get(0).fields().get(0).options();
  }

  @Test
  void aChangedListingChangesTheOrder() {
    Task task =
        ClosestPointLines.task(
            printed.with("Vec2 pV = p.minus(a);", "Vec2 pV = a.minus(p).times(-1);"));
    List<String> options = options(task);
    assertTrue(options.stream().anyMatch(o -> o.endsWith("= a.minus(p).times(-1);")));
    assertEquals(options(ClosestPointLines.task(printed)).size(), options.size());
  }

  @Test
  void aChangedListingChangesTheRightValuesOfTheTrace() {
    Task turned =
        ClosestPointTrace.task(
            printed.with("double length = segV.length();", "double length = -segV.length();"));
    String text = Marker.of(turned, 7).right(0).get(2);
    assertEquals("-10", text.replace('−', '-'));
  }

  @Test
  void aLineThatMistakesNeedMustStandInTheListing() {
    Listing other = printed.with("if (proj <= 0) return a;", "if (proj < 0) return a;");
    Exception missing =
        assertThrows(IllegalArgumentException.class, () -> ClosestPointLines.task(other));
    assertEquals(
        "SegmentCircle#closestPoint must have the line: if (proj <= 0) return a;",
        missing.getMessage());
  }

  @Test
  void aListingThatDoesNotCompileIsNoExercise() {
    Listing open = printed.without("Vec2 pV = p.minus(a);");
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> ClosestPointLines.task(open));
    assertTrue(
        refused.getMessage().endsWith("uses pV, which no line declares."), refused.getMessage());
  }
}
