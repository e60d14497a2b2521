package touchline.client.browser;

import org.teavm.jso.JSExport;

/** What figures need, as a module; a page calls its export. */
public final class Script {
  private Script() {}

  /** The compiler takes everything that is reachable from here. */
  public static void main(String[] arguments) {}

  /** Brings every figure of the page to life that does not live yet. */
  @JSExport
  public static void start() {
    Page.root().findAll("figure[data-figure]:not(.live)").forEach(FigurePlayer::start);
  }
}
