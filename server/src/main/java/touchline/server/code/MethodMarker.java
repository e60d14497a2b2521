package touchline.server.code;

import java.util.Optional;
import touchline.server.grading.verdict.Grader;
import touchline.server.lane.Owner;
import touchline.server.submission.CodeAnswer;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.MarkedMethod;

/** Marks stored methods again, each on the hidden cases that its stored seed draws. */
public final class MethodMarker {
  /** All that is marked again takes turns as one person does. */
  private static final String GROUP = "marking again";

  private final CodeTasks tasks;
  private final Grader grader;

  public MethodMarker(CodeTasks tasks, Grader grader) {
    this.tasks = tasks;
    this.grader = grader;
  }

  /** What came of it. */
  public sealed interface Result {
    record Marked(MarkedMethod method) implements Result {}

    /** There is no such exercise any more. */
    record Gone() implements Result {}

    /** It could not be marked now, through a fault of ours. */
    record Lost() implements Result {}
  }

  /** The version of what it marks an exercise by. */
  String version(String exercise) {
    return tasks.version(exercise);
  }

  /** Marks a method; it takes as long as the method runs. */
  public Result mark(CodeSubmission submission) {
    Optional<CodeTask> task =
        tasks.find(submission.answer().exercise(), submission.answer().variant());
    if (task.isEmpty()) {
      return new Result.Gone();
    }
    Owner owner = Owner.of("learner " + submission.learner().id(), GROUP);
    CodeAnswer answer = submission.answer();
    return Verdicts.mark(grader, task.get(), answer.source(), answer.seed(), owner)
        .<Result>map(Result.Marked::new)
        .orElseGet(Result.Lost::new);
  }
}
