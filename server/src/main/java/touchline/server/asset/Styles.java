package touchline.server.asset;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Addresses of the style sheets. A page waits for one sheet before it paints anything: a lesson and
 * the first page for the rules of what they begin with, all others for all rules. What stands
 * further down in a lesson has its rules in a second sheet, named where it begins, for which the
 * first screen does not wait.
 *
 * @param whole all rules but those of mathematics
 * @param mathematics all rules
 * @param home what the first page begins with
 * @param lessons what a lesson begins with, by the kind of its first figure
 * @param rest what follows in both, with the fonts
 */
public record Styles(
    String whole, String mathematics, String home, Map<String, String> lessons, String rest) {
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
    Map<String, String> lessons = new LinkedHashMap<>();
    String usual = standIns + katex.usual();
    lessons.put(PLAYER, put(shelf, "lesson", usual + StyleSheets.opening(List.of())));
    OTHERS.forEach(
        (kind, subjects) ->
            lessons.put(kind, put(shelf, kind, usual + StyleSheets.opening(subjects))));
    String all = standIns + fonts + StyleSheets.whole();
    return new Styles(
        put(shelf, "style", all),
        put(shelf, "mathematics", katex.usual() + katex.rare() + all),
        put(shelf, "home", usual + StyleSheets.opening(List.of("home"))),
        lessons,
        put(shelf, "rest", fonts + katex.rare() + StyleSheets.rest()));
  }

  private static String put(Shelf shelf, String name, String rules) {
    return shelf.put(name, "css", Shelf.CSS, rules.getBytes(UTF_8));
  }

  /** The sheet that a lesson waits for. */
  public String lesson(String opening) {
    String kind =
        OTHERS.keySet().stream()
            .filter(other -> opening.contains("class=\"figure " + other))
            .findFirst()
            .orElse(PLAYER);
    return lessons.getOrDefault(kind, mathematics);
  }

  /** Whether a part of a page must not be shown before the second sheet is there. */
  public boolean needsRest(String html) {
    return OF_REST.matcher(html).find();
  }
}
