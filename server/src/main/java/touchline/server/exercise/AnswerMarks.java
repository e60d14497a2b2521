package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.answer.Answer;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.Hint;
import touchline.server.submission.AnswerOutcome;
import touchline.server.submission.Draw;
import touchline.server.submission.Mark;
import touchline.server.submission.Submission;
import touchline.task.Explanation;
import touchline.task.Marker;
import touchline.task.Terms;
import touchline.task.Verdict;

/**
 * From what is stored of an answer to its mark: the first time, and whenever it is marked again.
 */
public final class AnswerMarks {
  private AnswerMarks() {}

  /**
   * An answer that the variant has no question for, as after a change of the task, gets nothing.
   */
  static Mark mark(Exercise exercise, long seed, Answer answer) {
    Marker marker = exercise.marker(seed);
    if (answer.question() >= marker.variant().questions().size()) {
      return new Mark(0, AnswerOutcome.WRONG, List.of());
    }
    Verdict verdict = marker.mark(answer);
    AnswerOutcome outcome = AnswerOutcome.of(verdict.mark());
    return new Mark(
        verdict.mark(),
        outcome,
        outcome == AnswerOutcome.RIGHT
            ? List.of()
            : Explanation.ids(marker.diagnose(List.of(answer))));
  }

  /** What answers to a variant are worth, from 0 to 1, less what wrong ones and hints cost. */
  public static double share(Exercise exercise, Draw draw, List<Submission> history) {
    ExerciseTerms terms = exercise.text().terms();
    List<Answer> answers = new ArrayList<>();
    history.forEach(stored -> answers.add(stored.answer().raw()));
    List<Double> hints = terms.hints().stream().map(Hint::cost).toList();
    return exercise
        .marker(draw.seed())
        .score(answers, draw.hints(), new Terms(terms.attempts(), terms.cost(), hints));
  }
}
