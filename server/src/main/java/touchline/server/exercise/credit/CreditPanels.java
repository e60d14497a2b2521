package touchline.server.exercise.credit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.exercise.Exercise;
import touchline.server.exercise.FieldWords;
import touchline.server.exercise.GivenWords;
import touchline.server.exercise.PanelState;
import touchline.server.exercise.PanelView;
import touchline.server.exercise.PanelView.CreditView;
import touchline.server.exercise.PanelView.FeedbackView;
import touchline.server.exercise.PanelView.FieldView;
import touchline.server.exercise.PanelView.HelpView;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.exercise.PanelView.QuestionView;
import touchline.server.exercise.PanelView.VerdictView;
import touchline.server.exercise.PanelView.Where;
import touchline.server.exercise.Panels;
import touchline.server.exercise.SolutionWords;
import touchline.server.exercise.SubmissionWords;
import touchline.server.exercise.VerdictWords;
import touchline.server.page.FormKey;
import touchline.server.page.Percent;
import touchline.server.page.Templates;
import touchline.server.receipt.Receipts;
import touchline.server.submission.Submission;
import touchline.server.submission.Submissions;
import touchline.task.Question;
import touchline.task.Verdict;

/**
 * Renders an exercise for credit. Nothing on these pages tells an answer before it was given: no
 * seed, no words of mistakes, no field by field marks while a question can still be answered.
 */
public final class CreditPanels {
  private static final int LISTED = 20;

  private final Templates templates;
  private final Receipts receipts;
  private final FormKey keys = new FormKey();

  public CreditPanels(Templates templates, Receipts receipts) {
    this.templates = templates;
    this.receipts = receipts;
  }

  /** What is expected, and the button that draws the variant. */
  String start(Exercise exercise) {
    return templates.render(
        "exercise/start",
        Map.of(
            "exerciseTitle", exercise.text().title(),
            "lessonTitle", exercise.lessonTitle(),
            "path", exercise.path(),
            "action", exercise.creditPath() + "/start",
            "points", Percent.points(exercise.text().terms().points()),
            "attempts", exercise.text().terms().attempts(),
            "cost", Percent.of(exercise.text().terms().cost()),
            "free", exercise.text().terms().cost() == 0,
            "hints", exercise.text().terms().hints().size()));
  }

  /** A whole page around the panel; in an assignment with what stands there. */
  String page(Credit credit, PanelState showing, Optional<AssignedView> around) {
    PanelView view = view(credit, showing);
    return around
        .map(
            assigned ->
                templates.render("exercise/assigned", Map.of("panel", view, "assigned", assigned)))
        .orElseGet(
            () ->
                templates.render(
                    "exercise/page",
                    Map.of(
                        "panel", view,
                        "lessonTitle", credit.exercise().lessonTitle(),
                        "lessonPath", credit.exercise().lessonPath())));
  }

  /** A page of an assignment without one. */
  String page(AssignedView assigned) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("assigned", assigned);
    shown.put("panel", null);
    return templates.render("exercise/assigned", shown);
  }

  String panel(Credit credit, PanelState showing) {
    return templates.render("exercise/panel", Map.of("panel", view(credit, showing)));
  }

  /** A question with the verdict on its latest answer. */
  PanelState showing(Credit credit, int question) {
    return credit
        .latest(question)
        .map(latest -> PanelState.verdict(latest, upTo(credit, latest), submissions(credit)))
        .orElseGet(
            () ->
                PanelState.fresh(
                    credit.draw().seed(), question, credit.history(), submissions(credit)));
  }

  private static List<Submission> upTo(Credit credit, Submission latest) {
    return credit.history().stream().filter(stored -> stored.id() <= latest.id()).toList();
  }

  /** The answers for credit alone, newest first. */
  static Submissions submissions(Credit credit) {
    List<Submission> newest = new ArrayList<>(credit.history());
    Collections.reverse(newest);
    return new Submissions(newest.stream().limit(LISTED).toList(), newest.size());
  }

  private PanelView view(Credit credit, PanelState showing) {
    Exercise exercise = credit.exercise();
    int asked = showing.question();
    Question question = credit.marker().variant().questions().get(asked);
    Submission answered = showing.answered();
    boolean tell = credit.mayTell(asked);
    Verdict verdict = answered == null ? null : credit.marker().mark(answered.answer().raw());
    VerdictView told = verdict(exercise, showing, verdict, tell);
    return new PanelView(
        Panels.head(exercise, ""),
        where(credit, asked),
        new QuestionView(
            VerdictView.marked(told, GivenWords.of(question)),
            fields(question, showing, verdict, tell),
            Panels.precision(exercise),
            showing.problem()),
        new HelpView(
            credit.hints().stream().map(hint -> new HintView(hint.html(), "")).toList(),
            List.of(),
            ""),
        new FeedbackView(
            told,
            tell ? SolutionWords.of(exercise, showing, asked, !credit.isRight(asked)) : null,
            receipt(credit, answered)),
        SubmissionWords.of(exercise, showing.submissions(), credit.place().path()),
        creditView(credit, asked));
  }

  private static List<FieldView> fields(
      Question question, PanelState showing, @Nullable Verdict verdict, boolean tell) {
    return FieldWords.of(question, showing, tell ? verdict : null);
  }

  private static @Nullable VerdictView verdict(
      Exercise exercise, PanelState showing, @Nullable Verdict verdict, boolean tell) {
    Submission answered = showing.answered();
    return answered == null
        ? null
        : VerdictWords.of(exercise, answered.answer(), verdict, showing.history(), tell);
  }

  private String receipt(Credit credit, @Nullable Submission answered) {
    if (answered == null) {
      return "";
    }
    return credit.isFinished() || !credit.place().isOpen()
        ? receipts.of(answered)
        : receipts.withHiddenSeed(answered);
  }

  private Where where(Credit credit, int asked) {
    String path = credit.place().path();
    boolean more = asked + 1 < credit.questions();
    return new Where(
        0,
        asked + 1,
        credit.questions(),
        keys.next(),
        path,
        path + "?question=" + (asked + 1),
        more ? path + "?question=" + (asked + 2) : "",
        "",
        "",
        "",
        null);
  }

  private static CreditView creditView(Credit credit, int asked) {
    String points = Percent.points(credit.points());
    String all = Percent.points(credit.place().points());
    boolean isOpen = credit.place().isOpen();
    boolean mayAsk = isOpen && !credit.isFinished() && credit.nextHint().isPresent();
    return new CreditView(
        points + " of " + all + " points" + (credit.isFinished() || !isOpen ? "." : " so far."),
        (credit.place().late()
                + " "
                + (isOpen ? left(credit.left(asked)) : "No more answers are taken here."))
            .strip(),
        mayAsk ? credit.draw().hints() + 1 : 0,
        credit.nextHint().map(hint -> Percent.of(hint.cost())).orElse(""),
        credit.place().path() + "/hint",
        isOpen);
  }

  private static String left(int attempts) {
    return switch (attempts) {
      case 0 -> "This question is finished.";
      case 1 -> "One more answer counts.";
      default -> attempts + " more different answers count.";
    };
  }
}
