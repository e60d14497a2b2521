package touchline.client.browser.exercise;

import java.util.List;
import org.teavm.jso.JSExport;
import touchline.client.browser.Page;
import touchline.client.browser.panel.Outbox;

/**
 * What exercises need, the marker with its tasks included, as a module of its own: only who comes
 * near an exercise fetches it.
 */
public final class ExerciseScript {
  private ExerciseScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every exercise of the page to life. */
  @JSExport
  public static void start() {
    List<ExercisePanel> panels =
        Page.root().findAll("section.exercise[data-exercise]").stream()
            .flatMap(section -> ExercisePanel.enhance(section).stream())
            .toList();
    // What an earlier visit left on this device is among the attempts, too.
    Outbox.send(() -> panels.forEach(ExercisePanel::recall));
    Page.onConnection(Outbox::send);
    StepDiagnosis.listen();
  }
}
