package touchline.server.browser;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.AxeResults;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds against a page, with the places in which it is. */
public final class Axe {
  private Axe() {}

  /** Of a whole page. */
  public static List<String> violations(Page page) {
    return violations(new AxeBuilder(page));
  }

  /** Of one part of a page: of a whole lesson it takes many times as long. */
  public static List<String> violations(Page page, String part) {
    return violations(new AxeBuilder(page).include(part));
  }

  /**
   * In one run in the page, which has no frames, and without all that is right in it: of a lesson
   * that is megabytes.
   */
  public static List<String> violations(AxeBuilder axe) {
    AxeRunOptions options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    AxeResults results = axe.setLegacyMode(true).options(options).analyze();
    return results.getViolations().stream()
        .map(
            rule ->
                rule.getId()
                    + ": "
                    + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList())
        .toList();
  }
}
