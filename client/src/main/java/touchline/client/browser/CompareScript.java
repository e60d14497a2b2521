package touchline.client.browser;

import java.util.function.Consumer;
import org.teavm.jso.JSExport;
import touchline.client.browser.rest.Rest;

/**
 * Two ways to the same answer, side by side, a crowd in a grid, and the growth of what is asked:
 * only who comes near such a figure fetches it.
 */
public final class CompareScript {
  private CompareScript() {}

  /** The compiler takes everything that is reachable from here; the page calls the export. */
  public static void main(String[] arguments) {}

  /** Brings every such figure of the page to life, those out of sight while the reader rests. */
  @JSExport
  public static void start() {
    Rest rest = new Rest();
    startAll("figure[data-compare]:not(.live)", ComparePlayer::start, rest);
    startAll("figure.scales:not(.live)", ScalePlayer::start, rest);
    startAll("figure.growth:not(.live)", GrowthPlayer::start, rest);
    startAll("figure.sharing:not(.growth):not(.live)", CrowdPlayer::start, rest);
  }

  private static void startAll(String figures, Consumer<Element> player, Rest rest) {
    Page.root().findAll(figures).forEach(one -> rest.when(one, () -> player.accept(one)));
  }
}
