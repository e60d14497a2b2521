package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.mistake.MistakeText;

class ExplanationTest {
  private static final Map<String, MistakeText> TEXTS =
      Map.of(
          "A", new MistakeText("A", "the first", "Why not this?", "", ""),
          "B", new MistakeText("B", "the second", "Why not that?", "", ""));

  private static String said(String... ids) {
    return new Explanation(id -> Optional.ofNullable(TEXTS.get(id)))
        .of(new Diagnosis.OneOf(List.of(ids)));
  }

  @Test
  void eachOfSeveralMistakesIsExplained() {
    assertEquals(
        "More than one mistake leads to this answer: “the first” or “the second”."
            + "\n“the first”: Why not this?"
            + "\n“the second”: Why not that?",
        said("A", "B"));
  }

  @Test
  void oneMistakeNeedsNoName() {
    assertEquals("Why not this?", said("A"));
  }
}
