package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.topic.line.LineCircleMistakes;
import touchline.topic.overlap.CircleGiven;

/** The line from (1, 5) to (5, 2): its unit normal on the left is (0.6, 0.8), and D is 4.6. */
class LineCircleMistakesTest {
  private static CircleGiven circle(double x, double y, double radius) {
    return new CircleGiven(new Vec2(1, 5), new Vec2(5, 2), new Vec2(x, y), radius);
  }

  @Test
  void offsets() {
    List<Double> expected = List.of(4.6, 2.6, 8.6, 25.0, -0.2, -2.6);
    List<Mistake<CircleGiven, Double>> rules = LineCircleMistakes.offset();
    for (int i = 0; i < expected.size(); i++) {
      double answer = rules.get(i).answer(circle(0, 0, 2)).orElseThrow();
      assertEquals(expected.get(i), answer, 1e-12, rules.get(i).id());
    }
  }

  /** The centre (-3, 0) is 6.4 m behind the line; (4, 5.25) is 2 m in front of it. */
  @Test
  void overlaps() {
    assertEquals(List.of("L4", "O13", "S12"), yes(circle(-3, 0, 1)));
    assertEquals(List.of("L4", "O08", "O13", "S09", "S12"), yes(circle(-3, 0, 4)));
    assertEquals(List.of("L4", "O08"), yes(circle(4, 5.25, 2.1)));
  }

  private static List<String> yes(CircleGiven given) {
    return LineCircleMistakes.overlap().stream()
        .filter(rule -> rule.answer(given).orElseThrow())
        .map(Mistake::id)
        .toList();
  }

  @Test
  void everyRuleHasWords() {
    Stream.concat(
            LineCircleMistakes.overlap().stream().map(Mistake::id),
            LineCircleMistakes.offset().stream().map(Mistake::id))
        .forEach(id -> assertTrue(LessonMistakes.TEXTS.named(id).isPresent(), id));
  }
}
