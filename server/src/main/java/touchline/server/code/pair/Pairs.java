package touchline.server.code.pair;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import touchline.code.AnsweredMethod;
import touchline.code.AskedMethod;
import touchline.code.CodeExercise;
import touchline.diagram.Drawing;
import touchline.diagram.Html;
import touchline.diagram.NumberDigits;
import touchline.figure.Run;
import touchline.pair.CaseFigure;
import touchline.pair.CasePicture;
import touchline.pair.KindPicture;
import touchline.pair.Lines;
import touchline.pair.Parting;
import touchline.server.code.CaseTracer;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.verdict.Tick;
import touchline.server.grading.verdict.TracedCase;
import touchline.server.lesson.figure.Listing;
import touchline.server.lesson.figure.TaughtSource;

/** Tells a student's method and the lesson's side by side, step by step, in one case. */
public final class Pairs implements CaseTracer {
  private static final String SAME = "Both methods give the same answer.";

  private static final String ENDLESS =
      "Your method comes to no end here. The same lines come again and again: which value should"
          + " change in them, and does not?";

  private final Pictures pictures;
  private final Between between;

  /** How the cases of a method are drawn, by the exercise's id; empty where they are not. */
  public interface Pictures {
    Optional<String> of(String exercise);
  }

  /** What is drawn in cases of methods that no figure runs, by the exercise's id. */
  public interface Between {
    CasePicture of(String exercise);
  }

  public Pairs(Pictures pictures, Between between) {
    this.pictures = pictures;
    this.between = between;
  }

  @Override
  public boolean isCase(AskedMethod exercise, double[] input) {
    return exercise instanceof AnsweredMethod answered
        ? answered.knows(input)
        : figure(exercise, input).isPresent();
  }

  private Optional<CaseFigure> figure(AskedMethod exercise, double[] input) {
    return exercise instanceof CodeExercise taught
        ? pictures
            .of(exercise.id())
            .flatMap(picture -> CaseFigure.of(taught.variant(0), picture, taught.own(input)))
        : Optional.empty();
  }

  @Override
  public Optional<String> own(AskedMethod exercise, String source, TracedCase traced) {
    return exercise instanceof AnsweredMethod answered
        ? picture(answered, traced)
        : told(exercise, source, traced);
  }

  /** No lesson has a figure of it: the case as it is given, and both answers in it. */
  private Optional<String> picture(AnsweredMethod exercise, TracedCase traced) {
    CaseRun run = traced.run().cases().get(0);
    double[] input = traced.input();
    Optional<double[]> answer =
        run instanceof CaseRun.Gave gave
            ? Optional.of(gave.raw()).filter(raw -> DoubleStream.of(raw).allMatch(Double::isFinite))
            : Optional.empty();
    return KindPicture.of(exercise, between.of(exercise.id()), input, answer)
        .map(drawing -> OwnHtml.of(Tick.of(exercise, input, run), drawing));
  }

  private Optional<String> told(AskedMethod exercise, String source, TracedCase traced) {
    return figure(exercise, traced.input())
        .map(
            figure -> own(exercise, figure, source, StudentTrace.of(traced.run()), traced.input()));
  }

  private static String own(
      AskedMethod exercise,
      CaseFigure figure,
      String source,
      StudentTrace student,
      double[] input) {
    StudentSource lines = new StudentSource(source);
    Side yours =
        new Side(
            "yours",
            "pair-" + exercise.id().replace('/', '-'),
            "Your method, step by step",
            lines.listing(student.trace()),
            figure.told(student.trace(), lines.told(), lines.scopes()),
            -1,
            ending(student));
    Drawing drawing = exercise.number() == 0 ? figure.given() : figure.nameless();
    return OwnHtml.of(Tick.of(exercise, input, student.run()), drawing, yours);
  }

  @Override
  public Optional<String> html(AskedMethod exercise, String source, TracedCase traced) {
    return figure(exercise, traced.input())
        .map(
            figure ->
                html(exercise, figure, source, traced.input(), StudentTrace.of(traced.run())));
  }

  private static String html(
      AskedMethod exercise,
      CaseFigure figure,
      String source,
      double[] input,
      StudentTrace student) {
    Listing listing = TaughtSource.listing(figure.method());
    StudentSource lines = new StudentSource(source);
    Map<Integer, String> code = code(listing);
    Run right = figure.reference(code);
    Run yours = figure.told(student.trace(), lines.told(), lines.scopes());
    Optional<Parting> found = parting(exercise, input, right, code, student);
    boolean isEndless = isEndless(student, found);
    Optional<Parting> parting = isEndless ? Optional.empty() : found;
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
    String told = isEndless ? ENDLESS : words(parting, figure, other);
    return PairHtml.of(figure, input, drawing)
        .around(told + closer(exercise, input, student.run()), left, other);
  }

  private static Optional<Parting> parting(
      AskedMethod exercise,
      double[] input,
      Run right,
      Map<Integer, String> code,
      StudentTrace student) {
    if (student.run() instanceof CaseRun.Gave gave && exercise.isRight(input, gave.raw())) {
      return Optional.empty();
    }
    return Parting.of(right.trace(), student.trace(), exercise.tolerance(input), new Lines(code));
  }

  /** Where all the steps that are shown lead nowhere, one after them says nothing. */
  private static boolean isEndless(StudentTrace student, Optional<Parting> parting) {
    return student.cut() && parting.filter(at -> at.other() >= Side.MOST_STEPS).isPresent();
  }

  private static String words(Optional<Parting> parting, CaseFigure figure, Side right) {
    boolean isInfinite =
        right
            .run()
            .trace()
            .returnedAt(right.run().last())
            .equals(Optional.of(Double.POSITIVE_INFINITY));
    String words =
        parting
            .map(
                at ->
                    "Both runs have the same values until your step "
                        + (at.other() + 1)
                        + ", our step "
                        + (at.right() + 1)
                        + ". There they diverge; a way of your own is fine where it leads to the"
                        + " right answer.")
            .orElse(SAME);
    return isInfinite ? (words + " " + figure.infinite()).stripTrailing() : words;
  }

  /** Both answers where three decimals do not tell them apart. */
  private static String closer(AskedMethod exercise, double[] input, CaseRun run) {
    boolean alike =
        run instanceof CaseRun.Gave gave
            && !exercise.isRight(input, gave.raw())
            && !NumberDigits.telling(exercise.right(input), gave.raw()).isUsual();
    Tick tick = Tick.of(exercise, input, run);
    return alike ? " The right answer is " + tick.expected() + ". Yours " + tick.got() + "." : "";
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
    Map<Integer, String> code = new TreeMap<>();
    listing.lines().forEach(line -> code.put(line.number(), line.text().strip()));
    return code;
  }
}
