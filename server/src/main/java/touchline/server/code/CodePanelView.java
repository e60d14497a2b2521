package touchline.server.code;

import java.util.List;
import org.jspecify.annotations.Nullable;
import touchline.server.exercise.PanelView.HintView;
import touchline.server.grading.verdict.ShownCase;

/**
 * What the panel's template shows; everything is text unless it says html.
 *
 * @param name prefix of the panel's element ids
 * @param version of the content, for drafts that are kept in the browser
 * @param declaration the head of the method
 * @param starter the source to begin with
 * @param source what stands in the text area
 * @param formKey names this showing of the form; empty on pages that are the same for everybody
 * @param terms what a submission is worth and how many there are
 * @param result null before a run or a submission
 * @param attempts newest first
 */
public record CodePanelView(
    String id,
    String name,
    String title,
    String html,
    String version,
    String path,
    String declaration,
    String starter,
    String source,
    String formKey,
    String terms,
    List<ShownCase> cases,
    List<HintView> hints,
    @Nullable ResultView result,
    List<AttemptView> attempts,
    long allAttempts) {
  /** One line of the list. */
  public record AttemptView(
      String link, String outcome, String word, String time, String timeInWords) {}
}
