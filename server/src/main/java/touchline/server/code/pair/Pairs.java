package touchline.server.code.pair;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.code.CodeExercise;
import touchline.diagram.Drawing;
import touchline.diagram.Html;
import touchline.diagram.NumberDigits;
import touchline.figure.Run;
import touchline.pair.CaseFigure;
import touchline.pair.Lines;
import touchline.pair.Parting;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;
import touchline.server.grading.verdict.Runner;
import touchline.server.grading.verdict.Tick;
import touchline.server.lane.Owner;
import touchline.server.lesson.Listing;
import touchline.server.lesson.TaughtSource;

/** Tells a student's method and the lesson's side by side, step by step, in one case. */
public final class Pairs {
  private static final String SAME = "Both methods give the same answer.";
  private static final String NEVER =
      " Where nothing is hit the lesson's method gives infinity; this exercise asks for -1.";

  private final Runner runner;
  private final Pictures pictures;

  /** How the cases of a method are drawn, by the exercise's id; empty where they are not. */
  public interface Pictures {
    Optional<String> of(String exercise);
  }

  public Pairs(Runner runner, Pictures pictures) {
    this.runner = runner;
    this.pictures = pictures;
  }

  /**
   * The two as a part of a page. Runs the student's method in a worker and waits for it.
   *
   * @param input the case, laid out by {@link touchline.code.ValueType}
   * @param owner who asks; of each owner one program runs at a time
   * @return empty if there is nothing to step: the cases are not drawn, the source does not
   *     compile, the worker was ended before it could tell, or the numbers make no case
   * @throws IllegalArgumentException if the numbers are not as many as the signature wants
   */
  public Optional<String> html(CodeExercise exercise, String source, double[] input, Owner owner) {
    return pictures
        .of(exercise.id())
        .flatMap(picture -> CaseFigure.of(exercise, picture, input))
        .flatMap(
            figure ->
                traced(exercise, source, input, owner)
                    .map(student -> html(exercise, figure, source, input, student)));
  }

  private Optional<StudentTrace> traced(
      CodeExercise exercise, String source, double[] input, Owner owner) {
    Ran ran = runner.run(Job.of(source, exercise.signature(), List.of(input), owner).traced(0));
    return ran instanceof Ran.Finished finished
        ? finished.trace().map(traced -> StudentTrace.of(traced, finished.cases().get(0)))
        : Optional.empty();
  }

  private static String html(
      CodeExercise exercise,
      CaseFigure figure,
      String source,
      double[] input,
      StudentTrace student) {
    Listing listing = TaughtSource.listing(figure.method());
    StudentSource lines = new StudentSource(source);
    Map<Integer, String> code = code(listing);
    Run right = figure.reference(code);
    Run yours = figure.told(student.trace(), lines.told());
    Optional<Parting> parting = parting(exercise, input, right, code, student);
    String id = "pair-" + exercise.id().replace('/', '-');
    Side left =
        new Side(
            "yours",
            id,
            "Your method",
            lines.listing(student.trace()),
            yours,
            parting.map(Parting::other).orElse(-1),
            ending(student));
    Side other =
        new Side(
            "right",
            id,
            "The lesson's method",
            listing,
            right,
            parting.map(Parting::right).orElse(-1),
            "");
    Drawing drawing = figure.drawing(student.answer());
    return PairHtml.of(figure, input, drawing)
        .around(words(parting, other) + closer(exercise, input, student.run()), left, other);
  }

  private static Optional<Parting> parting(
      CodeExercise exercise,
      double[] input,
      Run right,
      Map<Integer, String> code,
      StudentTrace student) {
    if (student.run() instanceof CaseRun.Gave gave && exercise.isRight(input, gave.raw())) {
      return Optional.empty();
    }
    return Parting.of(right.trace(), student.trace(), exercise.tolerance(input), new Lines(code));
  }

  private static String words(Optional<Parting> parting, Side right) {
    boolean never =
        right
            .run()
            .trace()
            .returnedAt(right.run().last())
            .equals(Optional.of(Double.POSITIVE_INFINITY));
    String words =
        parting
            .map(
                at ->
                    "They part at step "
                        + (at.other() + 1)
                        + " of yours and step "
                        + (at.right() + 1)
                        + " of the lesson's.")
            .orElse(SAME);
    return never ? words + NEVER : words;
  }

  /** Both answers where three decimals do not tell them apart. */
  private static String closer(CodeExercise exercise, double[] input, CaseRun run) {
    boolean alike =
        run instanceof CaseRun.Gave gave
            && !exercise.isRight(input, gave.raw())
            && !NumberDigits.telling(exercise.right(input), gave.raw()).isUsual();
    Tick tick = Tick.of(exercise, input, run);
    return alike ? " The right answer is " + tick.expected() + "; yours " + tick.got() + "." : "";
  }

  private static String ending(StudentTrace student) {
    String cut =
        student.cut()
            ? "<p class=\"pair-more\">It went on; the steps after these were not kept.</p>"
            : "";
    String printed = student.run().printed();
    return printed.isEmpty()
        ? cut
        : cut + "<p class=\"pair-more\">It printed:</p><pre>" + Html.escape(printed) + "</pre>";
  }

  private static Map<Integer, String> code(Listing listing) {
    Map<Integer, String> code = new HashMap<>();
    listing.lines().forEach(line -> code.put(line.number(), line.text().strip()));
    return code;
  }
}
