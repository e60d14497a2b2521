package touchline.server.exercise;

import java.util.List;
import touchline.server.submission.Mark;
import touchline.server.submission.Outcome;
import touchline.task.Answer;
import touchline.task.Explanation;
import touchline.task.Marker;
import touchline.task.Verdict;

/**
 * From what is stored of an answer to its mark: the first time, and whenever it is marked again.
 */
final class Marking {
  private Marking() {}

  /**
   * An answer that the variant has no question for, as after a change of the task, gets nothing.
   */
  static Mark mark(Exercise exercise, long seed, Answer answer) {
    Marker marker = exercise.marker(seed);
    if (answer.question() >= marker.variant().questions().size()) {
      return new Mark(0, Outcome.WRONG, List.of());
    }
    Verdict verdict = marker.mark(answer);
    Outcome outcome = Outcome.of(verdict.mark());
    return new Mark(
        verdict.mark(),
        outcome,
        outcome == Outcome.RIGHT ? List.of() : Explanation.ids(marker.diagnose(List.of(answer))));
  }
}
