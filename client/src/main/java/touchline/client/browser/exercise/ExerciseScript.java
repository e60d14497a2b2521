package touchline.client.browser.exercise;

import org.teavm.jso.JSExport;
import touchline.client.browser.Page;
import touchline.client.browser.panel.Outbox;
import touchline.topic.Topics;

/**
 * What exercises need, the marker with its tasks included, as a module of its own: only who comes
 * near an exercise fetches it.
 */
public final class ExerciseScript {
  private ExerciseScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every exercise of the page to life but those that {@link CaseScript} knows. */
  @JSExport
  public static void start() {
    ExercisePanel.enhanceAll(
        "section.exercise[data-exercise]:not([data-kind=tests])", Topics::withoutCases);
    Page.onConnection(Outbox::send);
    StepDiagnosis.listen();
  }
}
