package touchline.server.code;

import java.util.Optional;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.submission.MarkedMethod;

/** What methods are worth that nobody handed in. */
public final class MethodMarks {
  private static final Owner NOBODY = Owner.named("nobody");

  private final CodeTasks tasks;
  private final Grader grader;

  public MethodMarks(CodeTasks tasks, Grader grader) {
    this.tasks = tasks;
    this.grader = grader;
  }

  /** Nothing if the exercise asks for no method, or no worker could run it. */
  public Optional<MarkedMethod> of(String exercise, String source, long seed) {
    return tasks.find(exercise).flatMap(task -> Verdicts.mark(grader, task, source, seed, NOBODY));
  }
}
