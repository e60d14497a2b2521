package touchline.server.code;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.server.exercise.Onward;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.grading.verdict.ShownCase;

/**
 * What the panel's template shows; everything is text unless it says html.
 *
 * @param result null before a run or a submission
 */
public record CodePanelView(
    CodeHeadView head,
    MethodView method,
    EditorView editor,
    @Nullable ResultView result,
    MethodsView submissions) {
  /**
   * Which exercise it is, and where.
   *
   * @param name prefix of the panel's element ids
   * @param version of the content, for drafts that are kept in the browser
   * @param path of its page; what it sends goes to addresses below
   * @param runs whether a method that was handed in can run in the lesson's figure here
   * @param onward what follows it; null if nothing does
   */
  public record CodeHeadView(
      String id,
      String name,
      String title,
      String html,
      String version,
      String path,
      boolean runs,
      @Nullable Onward onward) {}

  /**
   * What is to be written.
   *
   * @param declaration the head of the method
   * @param starter the source to begin with
   * @param terms what a submission is worth and how many there are
   */
  public record MethodView(
      String declaration,
      String starter,
      String terms,
      List<ShownCase> cases,
      List<HintView> hints) {}

  /**
   * Where it is written.
   *
   * @param source what stands in the text area
   * @param words what the editor completes, see {@link Completions}
   * @param formKey names this showing of the form; empty on pages that are the same for everybody
   */
  public record EditorView(String source, String words, String formKey) {}

  /**
   * The learner's earlier methods.
   *
   * @param latest newest first
   * @param total how many there are; the list may be shorter
   */
  public record MethodsView(List<MethodLineView> latest, long total) {}

  /** One line of the list. */
  public record MethodLineView(
      String link, String outcome, String word, String time, String timeInWords) {}
}
