package touchline.client.browser;

import org.teavm.jso.JSExport;

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
    Page.root().findAll("section.exercise[data-exercise]").forEach(ExercisePanel::start);
    Outbox.send();
    Page.onConnection(Outbox::send);
  }
}
