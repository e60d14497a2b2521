package touchline.server.grading.verdict;

import java.util.List;
import touchline.code.AskedMethod;
import touchline.code.Case;

/** A case that students may see before they have written anything. */
public record ShownCase(String call, String expected) {
  /** Those of an exercise, in order. */
  public static List<ShownCase> of(AskedMethod exercise, List<Case> cases) {
    return cases.stream()
        .map(
            shown ->
                new ShownCase(
                    CallText.call(exercise, shown.input()),
                    CallText.answer(exercise.signature().result(), exercise.right(shown.input()))))
        .toList();
  }
}
