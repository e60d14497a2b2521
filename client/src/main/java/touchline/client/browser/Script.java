package touchline.client.browser;

import org.teavm.jso.JSExport;

/** What figures need, as a module; a page calls its export. */
public final class Script {
  private Script() {}

  /** The compiler takes everything that is reachable from here. */
  public static void main(String[] arguments) {}

  /**
   * Brings every figure of the page to life that does not live yet, each in a task of its own: a
   * tap or a key then waits for one figure at most.
   */
  @JSExport
  public static void start() {
    for (Element figure : Page.root().findAll("figure[data-figure]:not(.live)")) {
      Page.after(0, () -> startOnce(figure));
    }
  }

  private static void startOnce(Element figure) {
    if (!figure.matches(".live")) {
      FigurePlayer.start(figure);
    }
  }
}
