package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.server.submission.Draw;
import touchline.server.submission.Mark;
import touchline.server.submission.MarkedAnswer;
import touchline.server.submission.Submission;

/**
 * Marks stored answers again, by today's content. A mark follows from the content, the exercise,
 * the seed and the raw answer, so without a change of content it is the same.
 */
public final class AnswerMarker {
  private final Exercises exercises;

  public AnswerMarker(Exercises exercises) {
    this.exercises = exercises;
  }

  /** The version of the content that it marks by. */
  public String version() {
    return exercises.version();
  }

  /** The mark of an answer; nothing if its exercise is gone. */
  public Optional<Mark> mark(MarkedAnswer answer) {
    return exercises
        .find(answer.exercise())
        .map(exercise -> AnswerMarks.mark(exercise, answer.seed(), answer.raw()));
  }

  /**
   * What an attempt is worth after each of its answers, from 0 to 1; nothing if its exercise is
   * gone.
   *
   * @param answers oldest first
   * @param hints that had been given by each of them
   */
  public List<Double> worths(
      String exercise, long seed, List<Submission> answers, List<Integer> hints) {
    return exercises
        .find(exercise)
        .map(found -> worths(found, seed, answers, hints))
        .orElse(List.of());
  }

  /** An answer to a question that the variant has no more is worth nothing. */
  private static List<Double> worths(
      Exercise exercise, long seed, List<Submission> answers, List<Integer> hints) {
    int questions = exercise.marker(seed).variant().questions().size();
    List<Submission> history = new ArrayList<>();
    List<Double> worths = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      if (answers.get(i).answer().raw().question() < questions) {
        history.add(answers.get(i));
      }
      worths.add(AnswerMarks.share(exercise, new Draw(seed, hints.get(i)), history));
    }
    return worths;
  }
}
