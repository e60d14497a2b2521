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

  /** In which form somebody is asked for a method where each has a form of their own. */
  public int form(String exercise, long assignment, long account) {
    return tasks.drawn(exercise, assignment, account);
  }

  /** Nothing if the exercise asks for no method, or no worker could run it. */
  public Optional<MarkedMethod> of(String exercise, int form, String source, long seed) {
    return tasks
        .find(exercise, form)
        .flatMap(task -> Verdicts.mark(grader, task, source, seed, NOBODY));
  }
}
