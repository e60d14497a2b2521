package touchline.client.browser;

import org.teavm.jso.JSExport;
import touchline.figure.Functions;

/** What the figures of the whole course need, as a module; a page calls its export. */
public final class Script {
  private Script() {}

  /** The compiler takes everything that is reachable from here. */
  public static void main(String[] arguments) {}

  @JSExport
  public static void start() {
    FigurePlayer.startAll(Functions.all());
  }
}
