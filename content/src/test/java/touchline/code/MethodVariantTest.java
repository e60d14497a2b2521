package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodVariantTest {
  private static final List<String> NAMES = List.of("a", "b", "center", "radius");

  private static List<MethodVariant> read(String table) {
    return MethodVariant.read(NAMES, table);
  }

  @Test
  void formsStandOneBelowTheOther() {
    List<MethodVariant> variants =
        read(
            """
            boolean misses(Circle disk, Segment wall)
              not; order center radius a b; joined center; joined a
              untold O16 O17
            boolean hits(Vec2 u, Vec2 v, Vec2 middle, double diameter)
              scaled radius 2
            """);
    assertEquals(
        List.of(
            new MethodVariant(
                "boolean misses(Circle disk, Segment wall)",
                List.of(
                    new Change.Not(),
                    Change.Order.of(2, 3, 0, 1),
                    new Change.Joined(0),
                    new Change.Joined(1)),
                Set.of("O16", "O17")),
            MethodVariant.of(
                "boolean hits(Vec2 u, Vec2 v, Vec2 middle, double diameter)",
                new Change.Scaled(3, 2))),
        variants);
  }

  @Test
  void everyChangeHasItsWord() {
    List<Change> changes =
        read("""
                Vec2 f(Vec2 a, Vec2 b, Vec2 c, double r)
                  down; from b a; onto center a; exchanged -1 2; answer times 0.5; answer plus b
                  answer minus center
                """)
            .get(0)
            .changes();
    assertEquals(
        List.of(
            new Change.Down(),
            new Change.From(1, 0),
            new Change.Onto(2, 0),
            new Change.Exchanged(-1, 2),
            new Change.Answer(0.5),
            new Change.AnswerWith(1, 1),
            new Change.AnswerWith(2, -1)),
        changes);
  }

  @Test
  void aFormWithoutChangesIsTheLessonsByAnotherName() {
    assertTrue(read("boolean g(Vec2 a)\n").get(0).changes().isEmpty());
    assertEquals(Set.of(), read("boolean g(Vec2 a)\n").get(0).untold());
  }

  @ParameterizedTest
  @CsvSource({
    "upside down, change must be one of ours",
    "scaled speed 2, 'parameter must be one of [a, b, center, radius]: speed'",
    "joined a; scaled b 2, 'parameter must be one of [a, center, radius]: b'",
    "answer less a, 'answer must change by times, plus or minus: less'"
  })
  void whatIsNoChangeIsRefused(String changes, String rule) {
    Exception refused =
        assertThrows(IllegalArgumentException.class, () -> read("boolean g()\n  " + changes));
    assertTrue(refused.getMessage().startsWith(rule), refused.getMessage());
  }
}
