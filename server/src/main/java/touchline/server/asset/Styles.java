package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The style sheets. A page waits for its first rules before it paints anything. A lesson and the
 * first page carry the rules of their first screen themselves, so that on a slow line nothing else
 * has to be fetched before it is painted. They declare their fonts, too, for a browser that meets a
 * new font lays out the whole page again; no words use them before they are there. What stands
 * further down has its rules in a second sheet, named where it begins. All other pages name one
 * sheet of all rules.
 *
 * @param whole address of all rules but those of mathematics
 * @param mathematics address of all rules
 * @param home what the first page begins with
 * @param lessons what a lesson begins with, by the kind of its first figure
 * @param rest address of what follows in both
 */
public record Styles(
    String whole,
    String mathematics,
    InlineSheet home,
    Map<String, InlineSheet> lessons,
    String rest) {
  /** The usual one. */
  private static final String PLAYER = "player";

  /** Kinds of figures that have rules of their own, and the subjects of these. */
  private static final Map<String, List<String>> OTHERS =
      Map.of(
          "pendulum", List.of("pendulum"),
          "compare", List.of("compare"),
          "game", List.of("compare", "game"));

  /** What has its rules in the second sheet. */
  private static final Pattern OF_REST =
      Pattern.compile("class=\"(?:exercise|figure (?:pendulum|compare|game))\\b");

  public Styles {
    lessons = Map.copyOf(lessons);
  }

  static Styles put(Shelf shelf) {
    String fonts = StyleSheets.small(Typefaces.put(shelf));
    String standIns = StyleSheets.small(Typefaces.standIns());
    KatexStyle katex = KatexStyle.put(shelf);
    Map<String, InlineSheet> lessons = new LinkedHashMap<>();
    String usual = standIns + fonts + katex.fonts() + katex.usual();
    lessons.put(PLAYER, InlineSheet.of(usual + StyleSheets.opening(List.of())));
    OTHERS.forEach(
        (kind, subjects) ->
            lessons.put(kind, InlineSheet.of(usual + StyleSheets.opening(subjects))));
    String all = standIns + fonts + StyleSheets.whole();
    String mathematics = katex.usual() + katex.rare() + katex.fonts();
    return new Styles(
        put(shelf, "style", all),
        put(shelf, "mathematics", mathematics + all),
        InlineSheet.of(usual + StyleSheets.opening(List.of("home"))),
        lessons,
        put(shelf, "rest", katex.rare() + StyleSheets.rest()));
  }

  private static String put(Shelf shelf, String name, String rules) {
    return shelf.put(name, "css", Shelf.CSS, rules.getBytes(UTF_8));
  }

  /** The rules that a lesson begins with. */
  public InlineSheet lesson(String opening) {
    String kind =
        OTHERS.keySet().stream()
            .filter(other -> opening.contains("class=\"figure " + other))
            .findFirst()
            .orElse(PLAYER);
    return Objects.requireNonNull(lessons.get(kind), kind);
  }

  /** Whether a part of a page has formulas, and so needs their fonts. */
  public boolean hasFormulas(String html) {
    return html.contains("class=\"katex");
  }

  /** All sheets that stand in pages, for the policy that allows them and no others. */
  public Stream<InlineSheet> inline() {
    return Stream.concat(Stream.of(home), lessons.values().stream());
  }

  /** Whether a part of a page must not be shown before the second sheet is there. */
  public boolean needsRest(String html) {
    return OF_REST.matcher(html).find();
  }
}
