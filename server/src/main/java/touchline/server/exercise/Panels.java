package touchline.server.exercise;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import touchline.diagram.NumberText;
import touchline.exercise.Seeds;
import touchline.mistake.MistakeText;
import touchline.question.PractisedQuestion;
import touchline.server.exercise.PanelView.FeedbackView;
import touchline.server.exercise.PanelView.HeadView;
import touchline.server.exercise.PanelView.HelpView;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.exercise.PanelView.QuestionView;
import touchline.server.exercise.PanelView.SolutionView;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.exercise.PanelView.Where;
import touchline.server.page.FormKey;
import touchline.server.page.Percent;
import touchline.server.page.Templates;
import touchline.server.submission.Submission;
import touchline.server.submission.Submissions;
import touchline.task.Kind;
import touchline.task.Marker;
import touchline.task.Question;
import touchline.task.Variant;
import touchline.task.Verdict;

/** Renders the panel of an exercise: the same in a lesson, on its own page and for the script. */
public final class Panels {
  private final Templates templates;
  private final Exercises exercises;
  private final Function<Submission, String> receipts;
  private final FormKey keys = new FormKey();

  /**
   * @param receipts the text of a submission's receipt
   */
  public Panels(Templates templates, Exercises exercises, Function<Submission, String> receipts) {
    this.templates = templates;
    this.exercises = exercises;
    this.receipts = receipts;
  }

  /** The panel that everybody sees first, by the exercise's id, packed for a lesson. */
  public String first(String id) {
    Exercise exercise =
        exercises
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("id must be of an exercise: " + id));
    PanelState fresh = PanelState.fresh(exercise.first(), 0, List.of(), Submissions.NONE);
    PanelView view = view(exercise, fresh, "", exercise.practised());
    return templates.render("exercise/panel", Map.of("panel", view, "packed", true));
  }

  /** The panel alone, for a page that has what it marks by. */
  String panel(Exercise exercise, PanelState showing) {
    PanelView view = view(exercise, showing, keys.next(), "");
    return templates.render("exercise/panel", Map.of("panel", view));
  }

  /** A whole page around the panel. */
  String page(Exercise exercise, PanelState showing) {
    return templates.render(
        "exercise/page",
        Map.of(
            "panel", view(exercise, showing, keys.next(), exercise.practised()),
            "lessonTitle", exercise.lessonTitle(),
            "lessonPath", exercise.lessonPath(),
            "isTaught", exercise.isOfLesson()));
  }

  private PanelView view(Exercise exercise, PanelState showing, String formKey, String practised) {
    Marker marker = exercise.marker(showing.seed());
    Variant variant = marker.variant();
    int asked = Math.min(showing.question(), variant.questions().size() - 1);
    Question question = variant.questions().get(asked);
    Submission answered = showing.answered();
    boolean known = asked == showing.question();
    Verdict verdict = answered == null || !known ? null : marker.mark(answered.answer().raw());
    boolean mayTell = showing.solved() || isUsedUp(exercise, showing);
    VerdictView told =
        answered == null
            ? null
            : VerdictWords.of(exercise, answered.answer(), verdict, showing.history(), mayTell);
    return new PanelView(
        head(exercise, exercise.isMarkedInPage() ? exercise.task().id() : ""),
        where(exercise, showing, variant, asked, formKey),
        new QuestionView(
            VerdictView.marked(told, GivenWords.of(question)),
            FieldWords.of(question, showing, verdict),
            numbers(exercise),
            showing.problem()),
        new HelpView(hints(exercise), mistakes(exercise), practised),
        new FeedbackView(
            told,
            solution(exercise, showing, asked, mayTell),
            answered == null ? "" : receipts.apply(answered)),
        SubmissionWords.of(exercise, showing.submissions()),
        null);
  }

  /**
   * Which exercise it is.
   *
   * @param task its name, where the script marks; else empty
   */
  public static HeadView head(Exercise exercise, String task) {
    return new HeadView(
        exercise.id(),
        exercise.text().name(),
        exercise.text().title(),
        exercise.text().html(),
        task,
        exercise.task().kind().word());
  }

  private static List<HintView> hints(Exercise exercise) {
    return exercise.text().terms().hints().stream()
        .map(hint -> new HintView(hint.html(), hint.cost() == 0 ? "" : Percent.of(hint.cost())))
        .toList();
  }

  private static @Nullable SolutionView solution(
      Exercise exercise, PanelState showing, int asked, boolean mayTell) {
    boolean right = isRight(showing.answered());
    return mayTell || right ? SolutionWords.of(exercise, showing, asked, !right) : null;
  }

  /** After so many different wrong answers as credit allows, practice tells the right one, too. */
  private static boolean isUsedUp(Exercise exercise, PanelState showing) {
    long different =
        showing.history().stream()
            .filter(stored -> stored.answer().raw().question() == showing.question())
            .filter(stored -> stored.answer().mark().share() < 1)
            .map(stored -> stored.answer().raw().texts())
            .distinct()
            .count();
    return showing.answered() != null && different >= exercise.text().terms().attempts();
  }

  private Where where(
      Exercise exercise, PanelState showing, Variant variant, int asked, String formKey) {
    Submission answered = showing.answered();
    int questions = variant.questions().size();
    String here = exercise.path(showing.seed(), asked);
    return new Where(
        showing.seed(),
        asked + 1,
        questions,
        formKey,
        exercise.path(),
        answered == null ? here : exercise.path(answered),
        asked + 1 < questions ? exercise.path(showing.seed(), asked + 1) : "",
        answered == null || isRight(answered) ? "" : exercise.path(answered) + "&solution=1",
        exercise.path(Seeds.next(showing.seed()), 0),
        exercise.creditPath(),
        exercises.onward(exercise.id()).orElse(null));
  }

  private static boolean isRight(@Nullable Submission answered) {
    return answered != null && answered.answer().mark().share() == 1;
  }

  /** For the script, where it marks. */
  private static List<MistakeText> mistakes(Exercise exercise) {
    List<MistakeText> all =
        exercise.task().mistakes().stream()
            .flatMap(id -> exercise.mistakes().named(id).stream())
            .toList();
    if (exercise.isTaught()) {
      return all;
    }
    return exercise.practised().isEmpty() ? List.of() : numbered(all);
  }

  /** Under the names that the page has for them. */
  private static List<MistakeText> numbered(List<MistakeText> all) {
    List<String> names = PractisedQuestion.names(all.size());
    return IntStream.range(0, all.size()).mapToObj(i -> all.get(i).withId(names.get(i))).toList();
  }

  /** How near counts, and how numbers may be typed; empty where there are none. */
  private static String numbers(Exercise exercise) {
    if (exercise.task().kind() == Kind.HUNT) {
      return "A place counts to the nearest tenth of a metre.";
    }
    boolean hasNumbers = exercise.task().tolerance() > 0 && exercise.task().kind() != Kind.ORDER;
    return hasNumbers
        ? "Each number must be within "
            + NumberText.of(exercise.task().tolerance())
            + " of the exact one. You can type fractions and roots, such as 1/3 or √2."
        : "";
  }

  /** The same, and what does not lower the mark. */
  public static String precision(Exercise exercise) {
    return exercise.task().kind() == Kind.HUNT
        ? numbers(exercise) + " The number of checks does not lower the mark."
        : numbers(exercise);
  }
}
