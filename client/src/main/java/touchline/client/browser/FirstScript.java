package touchline.client.browser;

import org.teavm.jso.JSExport;
import touchline.figure.Functions;

/**
 * The same for the first lessons alone, which is less to fetch for who comes for the first time.
 */
public final class FirstScript {
  private FirstScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  @JSExport
  public static void start() {
    FigurePlayer.startAll(Functions.first());
  }
}
