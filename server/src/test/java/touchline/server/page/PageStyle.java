package touchline.server.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector.SelectorParseException;
import touchline.server.TestBrowser;

/**
 * The rules that a page is sent.
 *
 * @param first those that it waits for before it paints
 * @param all these and the ones that its text names further down
 */
public record PageStyle(String first, String all) {
  private static final String NAMED = "link[rel=stylesheet]";

  /** What the words wait for: not what applies to no medium, or without scripts alone. */
  private static final String FIRST = "head > style, head > " + NAMED + ":not([media])";

  /** The innermost of what stands in braces: a rule, within whatever conditions. */
  private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");

  private static final Pattern CONDITION = Pattern.compile("@[^{}]*\\{(?=[^{}]*\\{)");
  private static final Pattern NAME = Pattern.compile("\\.(-?[a-zA-Z_][\\w-]*)");

  /** What depends on more than the page's text: a pointer, the focus, what is drawn beside. */
  private static final Pattern STATE =
      Pattern.compile(
          "::?(?!is\\b|not\\b|nth-|first-child|last-child|empty)[a-z-]+(\\([^()]*\\))?");

  public static PageStyle of(TestBrowser browser, Document page) {
    return new PageStyle(
        text(browser, page.select(FIRST)), text(browser, page.select("style, " + NAMED)));
  }

  private static String text(TestBrowser browser, Collection<Element> sheets) {
    return sheets.stream()
        .map(sheet -> sheet.is("style") ? sheet.data() : browser.get(sheet.attr("href")).body())
        .distinct()
        .collect(Collectors.joining());
  }

  /** The rules that apply to something of a page, each with one selector. */
  public static Set<String> applying(String css, Document page) {
    Set<String> names =
        page.getAllElements().stream()
            .flatMap(one -> one.classNames().stream())
            .collect(Collectors.toSet());
    Set<String> found = new LinkedHashSet<>();
    for (String[] rule : rules(css)) {
      String plain = plain(rule[0]);
      if (names.containsAll(names(plain)) && applies(plain, page)) {
        found.add(rule[0] + rule[1]);
      }
    }
    return found;
  }

  private static boolean applies(String selector, Document page) {
    try {
      return selector.isEmpty() || !page.select(selector).isEmpty();
    } catch (SelectorParseException unreadable) {
      throw new IllegalArgumentException(selector, unreadable);
    }
  }

  private static String plain(String selector) {
    String stateless = STATE.matcher(selector).replaceAll("");
    return stateless.replaceAll(":(is|not)\\([, ]*\\)", "").replaceAll("\\([, ]+", "(").strip();
  }

  /** Each rule of a sheet, once for each of its selectors: that, and what it says. */
  private static List<String[]> rules(String css) {
    return RULE.matcher(CONDITION.matcher(css).replaceAll(""))
        .results()
        .flatMap(rule -> selectors(rule.group(1)).map(one -> new String[] {one, rule.group(2)}))
        .filter(rule -> !rule[0].startsWith("@") && !rule[0].matches("[\\d.]+%|from|to"))
        .toList();
  }

  /** At the commas that stand in no brackets. */
  private static Stream<String> selectors(String list) {
    List<String> found = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i < list.length(); i++) {
      char c = list.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        found.add(list.substring(from, i).strip());
        from = i + 1;
      }
    }
    found.add(list.substring(from).strip());
    return found.stream();
  }

  /** The names that something must have; of those in brackets it may lack some. */
  private static Set<String> names(String selector) {
    String plain = selector.replaceAll("\\(.*\\)", "");
    return NAME.matcher(plain).results().map(name -> name.group(1)).collect(Collectors.toSet());
  }

  /** Those of some rules that a sheet does not have. */
  public static Set<String> without(Set<String> rules, String css) {
    Set<String> there =
        rules(css).stream().map(rule -> rule[0] + rule[1]).collect(Collectors.toSet());
    return rules.stream().filter(rule -> !there.contains(rule)).collect(Collectors.toSet());
  }
}
