package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.topic.vector.PointsGiven;
import touchline.topic.vector.TurnMistakes;
import touchline.topic.vector.VectorMistakes;
import touchline.topic.vector.VectorsGiven;

/** Every rule about vectors gives what was worked out by hand. */
class VectorMistakesTest {
  private static final double ERROR = 1e-12;
  private static final PointsGiven POINTS = new PointsGiven(new Vec2(1, 3), new Vec2(4, -1));
  private static final VectorsGiven VECTORS = new VectorsGiven(new Vec2(1, -2), new Vec2(3, 4));

  @Test
  void differences() {
    assertPoints(
        VectorMistakes.difference(),
        POINTS,
        List.of("A01", "A02", "A03", "A04"),
        -3,
        4,
        5,
        2,
        -4,
        3,
        3,
        4);
  }

  @Test
  void distances() {
    assertNumbers(
        VectorMistakes.distance(),
        POINTS,
        List.of("A02", "A05", "A06", "A07", "A08"),
        Math.sqrt(29),
        25,
        7,
        Math.sqrt(17),
        Math.sqrt(7));
  }

  @Test
  void units() {
    assertPoints(
        VectorMistakes.unit(),
        POINTS,
        List.of("A01", "A09", "A10", "A11", "A12"),
        -0.6,
        0.8,
        3,
        -4,
        0.12,
        -0.16,
        0.75,
        -1,
        0.8,
        0.6);
  }

  @Test
  void dotProducts() {
    assertEquals(-5, VECTORS.dot());
    assertNumbers(
        VectorMistakes.dot(),
        VECTORS,
        List.of("A13", "A14", "A15", "A16", "A17"),
        10,
        -2,
        11,
        5 * Math.sqrt(5),
        5);
  }

  @Test
  void lengthsAlong() {
    assertNumbers(
        VectorMistakes.along(),
        VECTORS,
        List.of("A13", "A17", "A18", "A19", "A20"),
        2,
        1,
        -5,
        -Math.sqrt(5),
        -0.2);
  }

  @Test
  void projections() {
    assertPoints(
        VectorMistakes.projection(),
        VECTORS,
        List.of("A17", "A20", "A21", "A22", "A23"),
        0.6,
        0.8,
        -0.12,
        -0.16,
        -3,
        -4,
        -1,
        2,
        1.6,
        -1.2);
  }

  @Test
  void crossProducts() {
    assertEquals(10, VECTORS.v().cross(VECTORS.w()));
    assertNumbers(
        TurnMistakes.cross(),
        VECTORS,
        List.of("A35", "A36", "A37", "A38", "A39"),
        -5,
        -10,
        -2,
        5 * Math.sqrt(5),
        10);
  }

  /** Right: (0.8, 0.6). */
  @Test
  void leftNormals() {
    assertPoints(
        TurnMistakes.leftNormal(),
        POINTS,
        List.of("A41", "A42", "A43", "A44"),
        -0.8,
        -0.6,
        -0.8,
        0.6,
        0.6,
        -0.8,
        4,
        3);
  }

  @Test
  void everyRuleHasWords() {
    List.of(
            VectorMistakes.difference(),
            VectorMistakes.distance(),
            VectorMistakes.unit(),
            VectorMistakes.dot(),
            VectorMistakes.along(),
            VectorMistakes.projection(),
            TurnMistakes.cross(),
            TurnMistakes.leftNormal())
        .forEach(
            rules ->
                rules.forEach(
                    rule ->
                        assertTrue(LessonMistakes.TEXTS.named(rule.id()).isPresent(), rule.id())));
  }

  private static <I> void assertNumbers(
      List<Mistake<I, Double>> rules, I given, List<String> ids, double... expected) {
    assertEquals(ids, rules.stream().map(Mistake::id).toList());
    for (int i = 0; i < expected.length; i++) {
      assertEquals(expected[i], rules.get(i).answer(given).orElseThrow(), ERROR, ids.get(i));
    }
  }

  private static <I> void assertPoints(
      List<Mistake<I, Vec2>> rules, I given, List<String> ids, double... expected) {
    assertEquals(ids, rules.stream().map(Mistake::id).toList());
    for (int i = 0; i < ids.size(); i++) {
      Vec2 answer = rules.get(i).answer(given).orElseThrow();
      assertEquals(expected[2 * i], answer.x(), ERROR, ids.get(i));
      assertEquals(expected[2 * i + 1], answer.y(), ERROR, ids.get(i));
    }
  }
}
