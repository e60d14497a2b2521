package touchline.server.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import touchline.server.code.CodeRemarker;
import touchline.server.code.CodeTasks;
import touchline.server.code.MethodMarker;
import touchline.server.exercise.AnswerRemarker;
import touchline.server.exercise.AnswerRemarker.Tally;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.VariantKey;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.Grader;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.submission.CodeRangeStore;
import touchline.server.submission.RangeStore;
import touchline.server.submission.SubmissionRange;

/** {@code touchline remark}: marks stored answers again and prints what differs. */
@Command(
    name = "remark",
    description = {
      "Mark stored answers and methods again and print each one whose mark differs; change"
          + " nothing.",
      "Ends with 0 if none does, with 1 if one does."
    })
public final class RemarkCommand extends StoreCommand {
  /** Some mark differs. */
  static final int DIFFERENT = 1;

  @Option(names = "--from", paramLabel = "ID", description = "First submission (the first one).")
  private long from = 0;

  @Option(names = "--to", paramLabel = "ID", description = "Last submission (the last one).")
  private long to = Long.MAX_VALUE;

  @Option(
      names = "--exercise",
      paramLabel = "LESSON/NAME",
      description = "Only answers to this exercise.")
  private String exercise = "";

  private final WorkCommand.Folder exercises;

  public RemarkCommand(PlaceArguments.Source source, WorkCommand.Folder exercises) {
    super(source);
    this.exercises = exercises;
  }

  @Override
  int run(PlaceArguments given) throws BadSetting {
    if (from < 0 || to < from) {
      throw refuse("--from and --to must be whole numbers in order: " + from + ", " + to);
    }
    try (Database database = given.openExisting();
        Pool pool = Pool.whenAsked()) {
      Lessons lessons = lessons(database, pool, exercises.get());
      return remark(
          new AnswerRemarker(
              new Exercises(lessons, VariantKey.of(database)), new RangeStore(database)),
          new CodeTasks(lessons),
          new CodeRangeStore(database),
          new Grader(pool::run, lessons.mistakes(), lessons.cases()::shown));
    }
  }

  /** Values and methods are counted apart, so a range means those of either sort. */
  private int remark(
      AnswerRemarker values, CodeTasks tasks, CodeRangeStore methods, Grader grader) {
    if (!exercise.isEmpty() && !values.knows(exercise) && !tasks.has(exercise)) {
      throw refuse("--exercise must be the id of an exercise: " + exercise);
    }
    SubmissionRange range = new SubmissionRange(from, to, exercise);
    Tally tally = values.remark(range, difference -> print(difference.toString()));
    CodeRemarker.Tally code =
        new CodeRemarker(new MethodMarker(tasks, grader), methods)
            .remark(range, difference -> print(difference.toString()));
    long different = tally.different() + code.different();
    print(
        "%d marked again (%d by other content than the first time), %d differ"
            .formatted(
                tally.marked() + code.marked(),
                tally.otherContent() + code.otherContent(),
                different));
    return different == 0 ? 0 : DIFFERENT;
  }
}
