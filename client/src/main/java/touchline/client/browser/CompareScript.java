package touchline.client.browser;

import org.teavm.jso.JSExport;

/**
 * Two ways to the same answer, side by side, a crowd in a grid, and the growth of what is asked:
 * only who comes near such a figure fetches it.
 */
public final class CompareScript {
  private CompareScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every such figure of the page to life. */
  @JSExport
  public static void start() {
    Page.root().findAll("figure[data-compare]:not(.live)").forEach(ComparePlayer::start);
    Page.root().findAll("figure.scales:not(.live)").forEach(ScalePlayer::start);
    Page.root().findAll("figure.growth:not(.live)").forEach(GrowthPlayer::start);
    Page.root().findAll("figure.sharing:not(.growth):not(.live)").forEach(CrowdPlayer::start);
  }
}
