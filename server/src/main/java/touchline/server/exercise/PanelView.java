package touchline.server.exercise;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the panel's template shows; everything is text unless it says html.
 *
 * @param name prefix of the panel's element ids
 * @param formKey names this showing of the form; empty on pages that are the same for everybody
 * @param action where its form goes
 * @param address where the panel stands as it is, for the script
 * @param view the corners of the picture in metres, for the script
 * @param stageHtml the picture of what is given
 * @param problem about the form as a whole; empty if none
 * @param verdict null before an answer
 * @param receipt of the submission whose verdict is shown; empty if there is none
 * @param another address of the next variant
 */
public record PanelView(
    String id,
    String name,
    String title,
    String html,
    long seed,
    String formKey,
    String action,
    String address,
    List<Given> given,
    String view,
    String stageHtml,
    List<Field> fields,
    String problem,
    @Nullable VerdictView verdict,
    String receipt,
    String another,
    AttemptsView attempts) {

  /** A point of the task, in words. */
  public record Given(String name, String at) {}

  /**
   * One typed number.
   *
   * @param problem empty if there is none
   */
  public record Field(String name, String typed, String problem) {}

  /**
   * What is said about an answer.
   *
   * @param kind {@code right} or {@code wrong}
   * @param pictureHtml the learner's point and the right one; empty if the task has changed since
   */
  public record VerdictView(
      String kind, String headline, String text, List<Given> points, String pictureHtml) {}

  /**
   * The learner's earlier answers.
   *
   * @param total how many there are; the list may be shorter
   */
  public record AttemptsView(List<Attempt> latest, long total) {}

  /** One line of the list. */
  public record Attempt(
      String verdictLink,
      String variantLink,
      long seed,
      String answer,
      String kind,
      String word,
      String time,
      String timeInWords) {}
}
