package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.answer.Form;

/** The colours of colours.css keep the contrast that WCAG 2 asks of text, and names stay apart. */
class StyleTest {
  private static final Pattern SCHEME = Pattern.compile(":root \\{([^}]*--surface:[^}]*)}");
  private static final Pattern COLOUR = Pattern.compile("--([\\w-]+): #([0-9a-f]{6});");
  private static final Pattern CLASS = Pattern.compile("class=\"([^\"]*)\"");
  private static final Pattern STYLED = Pattern.compile("(?m)^\\.([a-z-]+)");
  private static final Set<String> BEHIND = Set.of("paper", "surface", "now");
  private static final Set<String> NOT_TEXT = Set.of("line", "accent-ink");

  @Test
  void textIsReadableOnEveryGround() throws IOException {
    List<Map<String, String>> schemes = schemes();
    assertEquals(2, schemes.size(), "light and dark");
    for (Map<String, String> scheme : schemes) {
      assertEquals(schemes.get(0).keySet(), scheme.keySet());
      scheme.forEach((name, colour) -> check(name, colour, scheme));
    }
  }

  /** All styles are one file in the end, so a name that two pages share is styled by both. */
  @Test
  void styleOfDesksReachesNoExercise() throws IOException {
    Set<String> ofExercises = found(CLASS, "templates/exercise/panel.html");
    assertTrue(ofExercises.containsAll(Set.of("answer", "options")), "must be read");
    for (Form form : Form.values()) {
      ofExercises.add(form.name().toLowerCase(Locale.ROOT));
    }
    for (String style : List.of("desk.css", "grid.css")) {
      Set<String> both = found(STYLED, "style/" + style);
      both.retainAll(ofExercises);
      assertEquals(Set.of(), both, style);
    }
  }

  private static void check(String name, String colour, Map<String, String> scheme) {
    if (name.equals("accent-ink")) {
      assertContrast(name, colour, scheme.getOrDefault("accent", ""));
    } else if (!BEHIND.contains(name) && !NOT_TEXT.contains(name)) {
      BEHIND.forEach(ground -> assertContrast(name, colour, scheme.getOrDefault(ground, "")));
    }
  }

  private static void assertContrast(String name, String one, String other) {
    double light = Math.max(luminance(one), luminance(other)) + 0.05;
    double dark = Math.min(luminance(one), luminance(other)) + 0.05;
    assertTrue(light / dark >= 4.5, name + " on #" + other + ": " + light / dark);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour, 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int component) {
    double value = (component & 0xff) / 255.0;
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  }

  /** The words in what a pattern finds in a resource. */
  private static Set<String> found(Pattern pattern, String resource) throws IOException {
    Set<String> words = new TreeSet<>();
    Matcher matcher = pattern.matcher(text(resource));
    while (matcher.find()) {
      words.addAll(List.of(matcher.group(1).split("[^\\w-]+")));
    }
    return words;
  }

  private static List<Map<String, String>> schemes() throws IOException {
    List<Map<String, String>> schemes = new ArrayList<>();
    Matcher scheme = SCHEME.matcher(text("style/colours.css"));
    while (scheme.find()) {
      Map<String, String> colours = new LinkedHashMap<>();
      Matcher colour = COLOUR.matcher(scheme.group(1));
      while (colour.find()) {
        colours.put(colour.group(1), colour.group(2));
      }
      schemes.add(colours);
    }
    return schemes;
  }

  private static String text(String resource) throws IOException {
    try (InputStream stream = StyleTest.class.getResourceAsStream("/touchline/" + resource)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
