package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.pushout.PushOutMistakes;

/** Two slips at once are worked out together, and no pair is made of two ways to do one stage. */
class SlipPairsTest {
  @Test
  void clampingOneEndAndForgettingAAddUp() {
    // d = (4, 0), p·d / d·d = 6: min only leaves the low end open, max only the high end.
    PointGiven given = new PointGiven(new Vec2(2, 1), new Vec2(6, 1), new Vec2(24, 3));
    assertEquals(new Vec2(26, 1), pair("M02+M10").answer(given).orElseThrow());
    assertEquals(new Vec2(6, 1), pair("M03+M10").answer(given).orElseThrow());
  }

  @Test
  void everyPairHasItsOwnId() {
    List<String> ids = ClosestPointMistakes.pairs().stream().map(Mistake::id).toList();
    assertEquals(ids.size(), new HashSet<>(ids).size());
    assertEquals(0, ids.stream().filter(id -> id.equals("M01+M02")).count());
    assertEquals(1, ids.stream().filter(id -> id.equals("M05+M11")).count());
  }

  @Test
  void pushingHalfwayTheWrongWayIsAPair() {
    CircleGiven given = new CircleGiven(new Vec2(0, 0), new Vec2(8, 0), new Vec2(3, 2), 5);
    Mistake<CircleGiven, Vec2> pair =
        PushOutMistakes.pairs().stream()
            .filter(mistake -> mistake.id().equals("P01+P13"))
            .findFirst()
            .orElseThrow();
    assertEquals(-1.5, pair.answer(given).orElseThrow().y());
  }

  private static Mistake<PointGiven, Vec2> pair(String id) {
    return ClosestPointMistakes.pairs().stream()
        .filter(mistake -> mistake.id().equals(id))
        .findFirst()
        .orElseThrow();
  }
}
