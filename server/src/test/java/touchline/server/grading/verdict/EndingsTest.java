package touchline.server.grading.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.lane.Owner;
import touchline.topic.Topics;

/** How a case is told in which the method came to no answer. */
class EndingsTest extends GraderCase {
  private static List<Tick> ticks(String body) {
    String source =
        "import touchline.geometry.*;\nclass Solution {\n"
            + "  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {\n"
            + body
            + "\n  }\n}\n";
    return grader
        .tryOut(
            Topics.method("closest-point/write-it").orElseThrow(), source, Owner.named("student"))
        .shown();
  }

  @Test
  void whatIsNullIsToldByItsName() {
    Tick tick = ticks("Vec2 none = p.x() > 1e9 ? a : null;\n return new Vec2(none.x(), 0);").get(0);
    assertTrue(tick.got().contains("because \"none\" is null"), tick.got());
  }

  /** The numbers under which a machine keeps variables say nothing to anybody. */
  @Test
  void whatHasNoNameIsToldWithoutANumber() {
    String loop =
        "Vec2[] none = p.x() > 1e9 ? new Vec2[1] : null;\n for (Vec2 one : none) { p = one; }";
    Tick tick = ticks(loop + "\n return p;").get(0);
    assertTrue(tick.got().contains("is null"), tick.got());
    assertFalse(tick.got().contains("<local"), tick.got());
  }

  @Test
  void aCaseThatWasStoppedSaysWhyAndTheRestAreSkipped() {
    List<Tick> ticks = ticks("while (true) {\n p = p.plus(a);\n }");
    assertTrue(ticks.get(0).got().startsWith("was stopped because it took too long"), "" + ticks);
    assertFalse(ticks.get(0).isSkipped());
    List<Tick> skipped = ticks.stream().filter(Tick::isSkipped).toList();
    assertFalse(skipped.isEmpty(), "" + ticks);
    skipped.forEach(tick -> assertEquals("was not run any more", tick.got()));
  }
}
