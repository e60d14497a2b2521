package touchline.client.browser;

import org.teavm.jso.JSExport;

/** What figures need, as a module; a page calls its export. */
public final class Script {
  private Script() {}

  /** The compiler takes everything that is reachable from here. */
  public static void main(String[] arguments) {}

  /**
   * Brings every figure of the page to life that does not live yet: those near the screen now, and
   * the others a little later, each in a task of its own. A tap or a key then waits for one figure
   * at most. An address may name any of them, so it wakes them all.
   */
  @JSExport
  public static void start() {
    boolean named = !Page.fragment().isEmpty();
    for (Element figure : Page.root().findAll("figure[data-figure]:not(.live)")) {
      if (named) {
        Page.after(0, () -> startOnce(figure));
      } else {
        Page.whenWanted(figure, () -> startOnce(figure));
      }
    }
  }

  private static void startOnce(Element figure) {
    if (!figure.matches(".live")) {
      FigurePlayer.start(figure);
    }
  }
}
